/** Colours as #rrggbb, and the arithmetic of seeing them. */

export type Rgb = readonly [number, number, number]

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const hex = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const mix = (a: string, b: string, share: number): string => {
  const [from, to] = [rgb(a), rgb(b)]
  return hex([0, 1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * share) as unknown as Rgb)
}

export const faint = (colour: string, opacity: number): string => `rgba(${rgb(colour).join(', ')}, ${opacity})`

/** Light actually sent out by a screen, 0 to 1. */
export const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4

const luminance = (colour: string): number => {
  const [r, g, b] = rgb(colour)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG contrast, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const INK = '#17181c'
const PAPER = '#ffffff'

/** Whichever of ink and paper reads better on this ground. */
export const inkOn = (ground: string): string => (contrast(ground, INK) >= contrast(ground, PAPER) ? INK : PAPER)
