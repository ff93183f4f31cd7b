/** Routes of the guild's calendar. */
import type { GuildScheduledEventStatus } from 'discord-api-types/v10'
import { announceEvent, changeEvent, demandEvents, dropEvent, type EventDraft, eventOr404 } from '../events.ts'
import { personOr404, theBot } from '../house.ts'
import { apiEvent } from '../payloads/events.ts'
import { apiMember, apiUser } from '../payloads/people.ts'
import { check } from '../rules/check.ts'
import { eventEditForm, eventForm } from '../rules/events.ts'
import { here } from './guilds.ts'
import { route } from './router.ts'

const CALENDAR = '/guilds/:guild/scheduled-events'
const EVENT = `${CALENDAR}/:event` as const

type Said = {
  name?: string
  description?: string
  scheduled_start_time?: string
  scheduled_end_time?: string
  entity_metadata?: { location: string }
  status?: GuildScheduledEventStatus
}
const changeIn = (said: Said): Partial<EventDraft> => ({
  ...(said.name !== undefined && { name: said.name }),
  ...(said.description !== undefined && { description: said.description }),
  ...(said.entity_metadata && { location: said.entity_metadata.location }),
  ...(said.scheduled_start_time !== undefined && { startsAt: Date.parse(said.scheduled_start_time) }),
  ...(said.scheduled_end_time !== undefined && { endsAt: Date.parse(said.scheduled_end_time) }),
})

export const eventRoutes = [
  route(`GET ${CALENDAR}`, (call) => {
    const house = here(call)
    return house.store.events.all().map((event) => apiEvent(house, event))
  }),
  route(`POST ${CALENDAR}`, (call) => {
    const house = here(call)
    const bot = theBot(house)
    demandEvents(house, bot)
    const said = check(eventForm, call.body)
    const draft = {
      name: said.name,
      description: said.description ?? null,
      location: said.entity_metadata.location,
      startsAt: Date.parse(said.scheduled_start_time),
      endsAt: Date.parse(said.scheduled_end_time),
    }
    return apiEvent(house, announceEvent(house, bot, draft))
  }),
  route(`GET ${EVENT}`, (call) => {
    const house = here(call)
    return apiEvent(house, eventOr404(house, call.params.event))
  }),
  route(`PATCH ${EVENT}`, (call) => {
    const house = here(call)
    const event = eventOr404(house, call.params.event)
    demandEvents(house, theBot(house), event)
    const said = check(eventEditForm, call.body)
    return apiEvent(house, changeEvent(house, event, changeIn(said), said.status), said.status)
  }),
  route(`DELETE ${EVENT}`, (call) => {
    const house = here(call)
    const event = eventOr404(house, call.params.event)
    demandEvents(house, theBot(house), event)
    dropEvent(house, event)
  }),
  route(`GET ${EVENT}/users`, (call) => {
    const house = here(call)
    const event = eventOr404(house, call.params.event)
    return event.interested.map((id) => {
      const person = personOr404(house, id)
      const isWithMember = call.query.get('with_member') === 'true' && person.member
      return {
        guild_scheduled_event_id: event.id,
        user_id: id,
        user: apiUser(person),
        response: 1,
        ...(isWithMember && { member: apiMember(person) }),
      }
    })
  }),
]
