/** What is printed on components of the Gate, councilors and cards, each by its name. */

import { bySeat } from '../../../../kernel/language.ts'
import type { Thing } from '../../../hosted.ts'
import type { Data } from '../../data/data.ts'
import { actionText, lastingTexts, onceTexts, woesText } from './effects.ts'
import { goodsText } from './speech.ts'

export function printedOf({ pack, components, names }: Data): Thing[] {
  const s = bySeat('en-US')
  const thing = (kind: string, { id, name }: { id: string; name: string }, text: string): Thing => ({
    id: `thing.${kind}.${id}`,
    title: name,
    text,
  })
  return [
    ...pack.components.map(({ id }) => {
      const { action, spaces, effects, cost, ...rest } = components[id]!
      const does = action ? `${s.count(spaces, 'space')} to ${actionText(action, s)}` : onceTexts(effects, s)
      return thing('component', rest, `A component for ${goodsText(cost, s)}: ${does}.`)
    }),
    ...pack.councilors.map((each) => thing('councilor', each, `A councilor: ${lastingTexts(each.effects, 'leader', s)}.`)),
    ...pack.scrolls.map((each) => thing('scroll', each, `A scroll: ${onceTexts(each.effects, s)}.`)),
    ...pack.artifacts.map((each) => thing('artifact', each, `An artifact: ${lastingTexts(each.effects, 'artifact', s)}.`)),
    ...pack.misfortunes.map((each) => thing('misfortune', each, `A misfortune: ${woesText(each.effects, names, s)}.`)),
  ]
}
