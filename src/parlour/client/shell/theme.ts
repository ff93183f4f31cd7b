// Colours follow the system until somebody says otherwise; the style sheet reads the choice from the root element.
import { signal } from '@preact/signals'

export type Theme = 'auto' | 'light' | 'dark'

const KEY = 'parlour.theme'
const NEXT: Record<Theme, Theme> = { auto: 'dark', dark: 'light', light: 'auto' }

export const theme = signal<Theme>('auto')

export function applyTheme(wanted = localStorage.getItem(KEY)): void {
  theme.value = wanted === 'light' || wanted === 'dark' ? wanted : 'auto'
  document.documentElement.dataset.theme = theme.value
}

/** One button for three states: system, dark, light, and round again. */
export function turnTheme(): void {
  localStorage.setItem(KEY, NEXT[theme.value])
  applyTheme()
}
