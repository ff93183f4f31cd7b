/** The two type families of all pictures: Cinzel carves titles, Fira Sans Condensed says the rest. Both are OFL. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { registerFont } from 'canvas'

/** node-canvas takes TrueType only (it accepts WOFF without a word and never uses it). */
const FILES = [
  ['Cinzel', 'bold', 'cinzel', '700Bold/Cinzel_700Bold.ttf'],
  ['Cinzel Black', 'normal', 'cinzel', '900Black/Cinzel_900Black.ttf'],
  ['Fira', 'normal', 'fira-sans-condensed', '500Medium/FiraSansCondensed_500Medium.ttf'],
  ['Fira Bold', 'normal', 'fira-sans-condensed', '700Bold/FiraSansCondensed_700Bold.ttf'],
  ['Fira Black', 'normal', 'fira-sans-condensed', '800ExtraBold/FiraSansCondensed_800ExtraBold.ttf'],
  ['Fira Italic', 'normal', 'fira-sans-condensed', '500Medium_Italic/FiraSansCondensed_500Medium_Italic.ttf'],
] as const

const packages = createRequire(import.meta.url)
for (const [family, weight, name, file] of FILES) {
  const folder = dirname(packages.resolve(`@expo-google-fonts/${name}/package.json`))
  // Every cut is a family of its own: Pango would otherwise pick the nearest weight it likes.
  registerFont(join(folder, file), { family, weight })
}

export type Face = 'title' | 'grand' | 'plain' | 'bold' | 'heavy' | 'italic'

const CSS: Readonly<Record<Face, (size: number) => string>> = {
  title: (size) => `bold ${size}px "Cinzel"`,
  grand: (size) => `${size}px "Cinzel Black"`,
  plain: (size) => `${size}px "Fira"`,
  bold: (size) => `${size}px "Fira Bold"`,
  heavy: (size) => `${size}px "Fira Black"`,
  italic: (size) => `${size}px "Fira Italic"`,
}

export const font = (face: Face, size: number): string => CSS[face](size)
