import type { Locale } from 'discord-api-types/v10'

/** The languages Discord's own client can be set to. */
const CODES: readonly `${Locale}`[] = [
  ...(['en-GB', 'en-US', 'bg', 'cs', 'da', 'de', 'el', 'es-419', 'es-ES', 'fi', 'fr', 'hi', 'hr', 'hu', 'id', 'it'] as const),
  ...(['ja', 'ko', 'lt', 'nl', 'no', 'pl', 'pt-BR', 'ro', 'ru', 'sv-SE', 'th', 'tr', 'uk', 'vi', 'zh-CN', 'zh-TW'] as const),
]

/** Each under the name it has for those who speak it. */
export const languages = (): { code: Locale; name: string }[] =>
  CODES.map((code) => ({ code: code as Locale, name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code }))
