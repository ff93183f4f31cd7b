/** Both editions are hosted alike: rules, words and topics are made from a pack, and made anew from an owner's. */
import type { Game, Seat, Table, Text } from '../../kernel/contract.ts'
import type { Speaker } from '../../kernel/language.ts'
import { digest } from '../common/pack.ts'
import type { About, Hosted, Place } from '../hosted.ts'
import { dealings } from './dealings.ts'
import type { Spaces } from './rules/spaces.ts'
import type { AreaView } from './view.ts'

type Speak = (text: Text, s: Speaker) => string

/** What an edition brings: `P` its pack, `R` its rules, `B` its board, `V` its view. */
type Edition<P, R, B, V> = Pick<Game<B, V>, 'id' | 'version' | 'settings' | 'board' | 'scramble' | 'migrate'> &
  Pick<Hosted<B, V>, 'title' | 'talk' | 'headline' | 'keepsake'> & {
    readonly pack: (given: unknown) => P
    readonly rules: (pack: P) => { readonly rules: R; readonly spaces: Spaces } & Pick<Game<B, V>, 'first' | 'steps'>
    readonly setup: (rules: R, table: Table<B>) => B
    readonly view: (rules: R, spaces: Spaces, board: B, seat: Seat | null) => V
    readonly speaker: (rules: R) => Speak
    readonly describe: (view: V, s: Speaker, speak: Speak) => string
    readonly about: (rules: R) => About
  }

type Mapped = { readonly areas: readonly Pick<AreaView, 'id' | 'code' | 'name'>[]; readonly campaign?: Place | null }

const placesIn = ({ areas, campaign }: Mapped): readonly Place[] => [
  ...(campaign ? [campaign] : []),
  ...areas.map(({ id, code, name }) => ({ id, name: `${code} ${name}` })),
]

export function hostedFrom<P extends object, R, B, V extends Mapped>(edition: Edition<P, R, B, V>): Hosted<B, V> {
  const { id, version, settings, board, scramble, migrate, title, talk, headline } = edition
  const withPack = (given: unknown): Hosted<B, V> => {
    const pack = edition.pack(given)
    const { rules, spaces, first, steps } = edition.rules(pack)
    const speak = edition.speaker(rules)
    const about = edition.about(rules)
    return {
      game: {
        id,
        version,
        pack: digest(pack),
        seats: { min: 3, max: 5 },
        settings,
        board,
        setup: (table) => edition.setup(rules, table),
        first,
        steps,
        view: (board, seat) => edition.view(rules, spaces, board, seat),
        scramble,
        migrate,
        speak,
      },
      title,
      talk,
      headline,
      describe: (view, s) => edition.describe(view, s, speak),
      places: placesIn,
      ...(edition.keepsake && { keepsake: edition.keepsake }),
      about: () => about,
      dealings,
      facts: rules,
      withPack,
    }
  }
  return withPack({})
}

/** A setting and what it can be; the first is what it is unless somebody says otherwise. */
export const setting = (id: string, ...choices: readonly [string, ...string[]]) => ({
  id,
  label: { say: `setting.${id}` },
  choices: choices.map((choice) => ({ id: choice, label: { say: `setting.${choice}` } })),
  default: choices[0],
})
