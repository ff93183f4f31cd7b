/** What stands on the calendar of a guild: announced, under way when its time has come, gone when that is over. */
import { type Snowflake, GuildScheduledEventStatus as Status } from 'discord-api-types/v10'
import type { House } from './house.ts'
import { guildPermissions, May } from './permissions.ts'
import type { Person, ScheduledEvent } from './records.ts'
import { invalidForm, refusal } from './refusal.ts'

const MOST_EVENTS = 100

export type EventDraft = Pick<ScheduledEvent, 'name' | 'description' | 'location' | 'startsAt' | 'endsAt'>

/** One's own with the right to make some, anybody's with the right to manage them. */
export function demandEvents(house: House, person: Person, event?: ScheduledEvent): void {
  const held = guildPermissions(house, person)
  const isOwn = event === undefined || event.creator === person.id
  if (!(held & May.ManageEvents) && !(isOwn && held & May.CreateEvents)) throw refusal('missingPermissions')
}

export function eventOr404(house: House, id: Snowflake): ScheduledEvent {
  const found = house.store.events.get(id)
  if (!found) throw refusal('unknownEvent')
  return found
}

function checkTimes({ clock }: House, { startsAt, endsAt }: EventDraft, isToBegin: boolean): void {
  if (isToBegin && startsAt <= clock.now())
    throw invalidForm(['scheduled_start_time'], 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.')
  if (endsAt <= startsAt)
    throw invalidForm(
      ['scheduled_end_time'],
      'GUILD_SCHEDULED_EVENT_SCHEDULE_ORDER',
      'Cannot schedule event to end before it starts.',
    )
}

export function announceEvent(house: House, creator: Person, draft: EventDraft): ScheduledEvent {
  checkTimes(house, draft, true)
  if (house.store.events.all().length >= MOST_EVENTS) throw refusal('tooManyEvents')
  const event: ScheduledEvent = { ...draft, id: house.nextId(), isOn: false, creator: creator.id, interested: [] }
  house.store.events.put(event)
  house.emit({ kind: 'event', change: 'create', event, status: Status.Scheduled })
  watchEvent(house, event.id)
  return event
}

/** What has begun cannot begin at another time. */
export function changeEvent(house: House, old: ScheduledEvent, change: Partial<EventDraft>, status?: Status): ScheduledEvent {
  const next = { ...old, ...change }
  checkTimes(house, next, !old.isOn && change.startsAt !== undefined)
  if (status === Status.Completed || status === Status.Canceled) {
    if ((status === Status.Completed) !== old.isOn)
      throw invalidForm(['status'], 'BASE_TYPE_CHOICES', 'This status cannot follow.')
    return endEvent(house, next, status)
  }
  if (status === Status.Active && old.isOn) throw invalidForm(['status'], 'BASE_TYPE_CHOICES', 'This status cannot follow.')
  return keep(house, { ...next, isOn: old.isOn || status === Status.Active })
}

export function dropEvent(house: House, event: ScheduledEvent): void {
  unwatch(house, event.id)
  house.store.events.drop(event.id)
  house.emit({ kind: 'event', change: 'delete', event, status: event.isOn ? Status.Active : Status.Scheduled })
}

export function setInterest(house: House, person: Person, id: Snowflake, isThere: boolean): void {
  const event = eventOr404(house, id)
  if (!person.member) throw refusal('missingAccess')
  if (event.interested.includes(person.id) === isThere) return
  const others = event.interested.filter((each) => each !== person.id)
  const next = { ...event, interested: isThere ? [...others, person.id] : others }
  house.store.events.put(next)
  house.emit({ kind: 'event-interest', event: next, person: person.id, isThere })
}

function keep(house: House, event: ScheduledEvent): ScheduledEvent {
  house.store.events.put(event)
  house.emit({ kind: 'event', change: 'update', event, status: event.isOn ? Status.Active : Status.Scheduled })
  watchEvent(house, event.id)
  return event
}

/** What is over is on no calendar any more. */
function endEvent(house: House, event: ScheduledEvent, status: Status): ScheduledEvent {
  unwatch(house, event.id)
  house.store.events.drop(event.id)
  house.emit({ kind: 'event', change: 'update', event, status })
  return event
}

function unwatch({ fleeting: { watches } }: House, id: Snowflake): void {
  watches.get(id)?.()
  watches.delete(id)
}

/** It begins and ends by itself. */
export function watchEvent(house: House, id: Snowflake): void {
  const event = house.store.events.get(id)
  if (!event) return
  unwatch(house, id)
  const { clock } = house
  const at = event.isOn ? event.endsAt : event.startsAt
  const callOff = clock.after(Math.max(0, at - clock.now()), () => {
    house.fleeting.watches.delete(id)
    if (event.isOn) endEvent(house, event, Status.Completed)
    else keep(house, { ...eventOr404(house, id), isOn: true })
  })
  house.fleeting.watches.set(id, callOff)
}
