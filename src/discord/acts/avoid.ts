/** Not wanting to sit with somebody: said in their menu, taken back there, and known to nobody else. */
import { avoid as avoidPerson } from '../../tables/avoiding.ts'
import { refuse } from '../../tables/house.ts'
import { act } from './act.ts'
import { person } from './fields.ts'

export const avoid = act({
  name: 'avoid',
  at: 'anywhere',
  fields: { who: person('avoid.who', { required: true }) },
  async do({ house, me, given: { who } }) {
    if (who.id === me.id || who.isBot) refuse('avoid.nobody')
    return { say: (await avoidPerson(house, me, who.id)) ? 'avoid.done' : 'avoid.undone', who: who.id }
  },
})
