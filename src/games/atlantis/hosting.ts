/** Both editions are hosted alike: rules, words and topics are made from a pack, and made anew from an owner's. */
import type { Frame, Game, State, Table, Text } from '../../kernel/contract.ts'
import { LOCALES } from '../../kernel/language.ts'
import { type Phrases, speakWith } from '../../kernel/words.ts'
import { digest } from '../common/pack.ts'
import type { Hosted } from '../hosted.ts'
import { achievements } from './achievements.ts'
import { dealings, harmed, wrongs } from './dealings.ts'
import { policies, stillAsked } from './policies.ts'
import type { Spaces } from './rules/spaces.ts'
import type { View } from './view.ts'
import type { EditionWords } from './words/words.ts'

/** What an edition brings: `P` its pack, `R` its rules, `B` its board, `V` its view, `C` its catalogue. */
type Edition<P, R, B, V extends View, C extends Phrases, T extends Text> = Pick<
  Game<B, V, T>,
  'id' | 'version' | 'settings' | 'board' | 'scramble' | 'migrate'
> &
  Pick<Hosted<B, V>, 'title' | 'talk' | 'keepsake' | 'lessons' | 'example'> & {
    readonly pack: (given: unknown) => P
    readonly rules: (pack: P) => { readonly rules: R; readonly spaces: Spaces } & Pick<Game<B, V>, 'first' | 'steps'>
    readonly setup: (rules: R, table: Table<B, T>) => B
    readonly view: (rules: R, spaces: Spaces) => Game<B, V>['view']
    readonly words: (locale: string) => EditionWords<R, V, C>
  }

export function hostedFrom<P extends object, R, B, V extends View, C extends Phrases, T extends Text>(
  edition: Edition<P, R, B, V, C, T>,
): Hosted<B, V> {
  const { id, version, settings, board, scramble, migrate, title, talk, words } = edition
  const withPack = (given: unknown): Hosted<B, V> => {
    const pack = edition.pack(given)
    const { rules, spaces, first, steps } = edition.rules(pack)
    const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, words(locale).phrases(rules)]))
    const speak = speakWith(catalogues as Record<(typeof LOCALES)[number], C>)
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
        view: edition.view(rules, spaces),
        scramble,
        migrate,
        speak,
      },
      title,
      talk,
      round: ({ round }) => round,
      turn: ({ phase, round, acting }) => `${phase} ${round} ${acting}`,
      headline: (view, s) => words(s.locale).headline(view, s),
      sides: ({ players, nations }) =>
        Object.fromEntries(
          players.map(({ seat, nations: own }) => [seat, nations.filter(({ id }) => own.includes(id)).map(({ name }) => name)]),
        ),
      describe: (view, s) => words(s.locale).describe(view, s, speak),
      briefing: (view, s) => words(s.locale).briefing(view, s, rules),
      holds: (view, s) => words(s.locale).holds(view, s),
      race: (view, s) => words(s.locale).race(view, s),
      places: (view, s) => words(s.locale).places(view),
      signs: (locale) => words(locale).signs,
      ...(edition.keepsake && { keepsake: edition.keepsake }),
      ...(edition.lessons && { lessons: edition.lessons }),
      ...(edition.example && { example: edition.example }),
      about: (locale) => words(locale).about(rules),
      policies,
      achievements,
      stillAsked,
      dealings,
      harmed,
      wrongs,
      facts: rules,
      withPack,
    }
  }
  return withPack({})
}

/** To version 2: units that need not be removed are chosen army by army; nothing else waits for another answer. */
export const toArmies = (state: State<never>): State<never> => ({
  ...state,
  rules: { ...state.rules, version: 2 },
  agenda: state.agenda.map((frame: Frame & { readonly min?: number }) =>
    frame.step === 'strike' && frame.at === 'units' && frame.min === 0 ? { ...frame, at: 'army' } : frame,
  ),
})

/** To version 3: where agents without value start can be said in one press; whoever is asked is asked anew. */
export const toPlaces = (state: State<never>): State<never> => ({ ...state, rules: { ...state.rules, version: 3 } })

/** To version 4: nations of one's own choice are marked in one list; whoever is asked is asked anew. */
export const toMarks = (state: State<never>): State<never> => ({ ...state, rules: { ...state.rules, version: 4 } })

/** A setting and what it can be; the first is what it is unless somebody says otherwise. */
export const setting = <Id extends string, Choice extends string>(id: Id, ...choices: readonly [Choice, ...Choice[]]) => ({
  id,
  label: { say: `setting.${id}` } as const,
  choices: choices.map((choice) => ({
    id: choice,
    label: { say: `setting.${choice}` } as const,
    means: { say: `means.setting.${id}.${choice}` } as const,
  })),
  default: choices[0],
})
