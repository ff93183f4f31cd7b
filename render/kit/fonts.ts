/**
 * The two type families of all pictures: Cinzel carves titles, Fira Sans Condensed says the rest. People are called as they call
 * themselves: what those two have no letters for is lent by others. All are free (OFL or Apache).
 */
import { fileURLToPath } from 'node:url'
import { registerFont } from 'canvas'
import { lettersIn } from './letters.ts'

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

/** For names in other scripts, in the order in which they are asked. One cut each: they weigh megabytes. */
const LENDERS = {
  'Simplified Chinese': import.meta.resolve('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  'Kana and Kanji': import.meta.resolve('@expo-google-fonts/kosugi-maru/400Regular/KosugiMaru_400Regular.ttf'),
  Hangul: import.meta.resolve('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
  Arabic: import.meta.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  Hebrew: import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  Devanagari: import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  Thai: import.meta.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  Tamil: import.meta.resolve('@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf'),
  Bengali: import.meta.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  Telugu: import.meta.resolve('@expo-google-fonts/noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf'),
  Kannada: import.meta.resolve('@expo-google-fonts/noto-sans-kannada/700Bold/NotoSansKannada_700Bold.ttf'),
  Malayalam: import.meta.resolve('@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf'),
  Gujarati: import.meta.resolve('@expo-google-fonts/noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf'),
  Gurmukhi: import.meta.resolve('@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf'),
  Sinhala: import.meta.resolve('@expo-google-fonts/noto-sans-sinhala/700Bold/NotoSansSinhala_700Bold.ttf'),
  Georgian: import.meta.resolve('@expo-google-fonts/noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf'),
  Armenian: import.meta.resolve('@expo-google-fonts/noto-sans-armenian/700Bold/NotoSansArmenian_700Bold.ttf'),
  Khmer: import.meta.resolve('@expo-google-fonts/noto-sans-khmer/700Bold/NotoSansKhmer_700Bold.ttf'),
  Lao: import.meta.resolve('@expo-google-fonts/noto-sans-lao/700Bold/NotoSansLao_700Bold.ttf'),
  Myanmar: import.meta.resolve('@expo-google-fonts/noto-sans-myanmar/700Bold/NotoSansMyanmar_700Bold.ttf'),
  Ethiopic: import.meta.resolve('@expo-google-fonts/noto-sans-ethiopic/700Bold/NotoSansEthiopic_700Bold.ttf'),
  Pictographs: import.meta.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
} as const

for (const [family, file] of Object.entries({ ...FAMILIES, ...LENDERS })) registerFont(fileURLToPath(file), { family })

export type Face = 'title' | 'grand' | 'plain' | 'bold' | 'heavy' | 'italic'

const FAMILY_OF: Readonly<Record<Face, keyof typeof FAMILIES>> = {
  title: 'Cinzel',
  grand: 'Cinzel Black',
  plain: 'Fira',
  bold: 'Fira Bold',
  heavy: 'Fira Black',
  italic: 'Fira Italic',
}

/** Beyond Latin, Greek and Cyrillic, and the signs that go with them. */
const FOREIGN =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]).|\p{Extended_Pictographic}|\p{Regional_Indicator}/su

export const isForeign = (text: string): boolean => FOREIGN.test(text)

const LENT = Object.keys(LENDERS)
const named = (family: string, ...others: readonly string[]): string => [family, ...others].map((each) => `"${each}"`).join()

export const font = (face: Face, size: number, text: string): string =>
  `${size}px ${named(FAMILY_OF[face], ...(isForeign(text) ? LENT : []))}`

let lenders: readonly ((code: number) => boolean)[] | undefined

/** Has anybody a shape for it? Our own two are not asked: they have what they are read for. */
export function isLent(code: number): boolean {
  lenders ??= Object.values(LENDERS).map((file) => lettersIn(new URL(file)))
  return lenders.some((has) => has(code))
}
