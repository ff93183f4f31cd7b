/** The two type families of all pictures: Cinzel carves titles, Fira Sans Condensed says the rest. Both are OFL. */
import { fileURLToPath } from 'node:url'
import { registerFont } from 'canvas'

/**
 * node-canvas takes TrueType only (it accepts WOFF without a word and never uses it). Every cut is a family of its own:
 * Pango would otherwise pick the nearest weight it likes.
 */
const FAMILIES = {
  Cinzel: import.meta.resolve('@expo-google-fonts/cinzel/700Bold/Cinzel_700Bold.ttf'),
  'Cinzel Black': import.meta.resolve('@expo-google-fonts/cinzel/900Black/Cinzel_900Black.ttf'),
  Fira: import.meta.resolve('@expo-google-fonts/fira-sans-condensed/500Medium/FiraSansCondensed_500Medium.ttf'),
  'Fira Bold': import.meta.resolve('@expo-google-fonts/fira-sans-condensed/700Bold/FiraSansCondensed_700Bold.ttf'),
  'Fira Black': import.meta.resolve('@expo-google-fonts/fira-sans-condensed/800ExtraBold/FiraSansCondensed_800ExtraBold.ttf'),
  'Fira Italic': import.meta.resolve(
    '@expo-google-fonts/fira-sans-condensed/500Medium_Italic/FiraSansCondensed_500Medium_Italic.ttf',
  ),
} as const

for (const [family, file] of Object.entries(FAMILIES)) registerFont(fileURLToPath(file), { family })

export type Face = 'title' | 'grand' | 'plain' | 'bold' | 'heavy' | 'italic'

const FAMILY_OF: Readonly<Record<Face, keyof typeof FAMILIES>> = {
  title: 'Cinzel',
  grand: 'Cinzel Black',
  plain: 'Fira',
  bold: 'Fira Bold',
  heavy: 'Fira Black',
  italic: 'Fira Italic',
}

export const font = (face: Face, size: number): string => `${size}px "${FAMILY_OF[face]}"`
