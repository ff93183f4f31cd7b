/** Which act a press sets going: the verb in its id names it. Verbs on messages that were posted long ago go on working. */

import { refuse } from '../../tables/house.ts'
import { oursIn } from '../../words/words.ts'
import { achievements } from '../acts/achievements.ts'
import type { Act } from '../acts/act.ts'
import { computer, level } from '../acts/add-computer.ts'
import { forgetServer } from '../acts/admin/forget-server.ts'
import { leagueLog, serverLog } from '../acts/admin/oversight.ts'
import { setup } from '../acts/admin/setup.ts'
import { endTable } from '../acts/admin/tables.ts'
import { panelAt } from '../acts/answer.ts'
import { board, closer, legend, words } from '../acts/board.ts'
import { coach } from '../acts/coach.ts'
import { end } from '../acts/end.ts'
import { alone, lookOnWith, mentor, stopLooking, watchWith } from '../acts/eyes.ts'
import { film } from '../acts/film.ts'
import { find } from '../acts/find.ts'
import { set, settings } from '../acts/game-settings.ts'
import { hand } from '../acts/hand.ts'
import { handover, keep } from '../acts/hand-over.ts'
import { hint } from '../acts/hint.ts'
import { invite } from '../acts/invite.ts'
import { join } from '../acts/join.ts'
import { adjudicate, excuse, seed } from '../acts/league/decide.ts'
import { across, champions, cross, fixtures, myLeague, myProfile, standings } from '../acts/league/look.ts'
import { barPlayer, callOffSeason, deleteLeague, postponeSeason, readmitPlayer, replayGame } from '../acts/league/mend.ts'
import { closeLeague, leagueOptions, publishLeague, reopenLeague, setLeagueOption } from '../acts/league/publish.ts'
import { movePlayer, pauseLeague, replacePlayer, resumeLeague } from '../acts/league/roster.ts'
import { checkInLeague, joinLeague, leaveLeague } from '../acts/league/take-part.ts'
import { learn, learnAgain, learnBack, learnHere, learnOn, learnStop } from '../acts/learn.ts'
import { leave, pass } from '../acts/leave.ts'
import { letters, write } from '../acts/letters.ts'
import { here, stay, without } from '../acts/muster.ts'
import { keepNote, note, passNote } from '../acts/note.ts'
import { wishes } from '../acts/notification-settings.ts'
import { pause, resume } from '../acts/pause.ts'
import { clearAll, leaveDefault } from '../acts/plan.ts'
import { gather, tryOut, watch } from '../acts/play-at-once.ts'
import { SURE } from '../acts/press.ts'
import { privacy } from '../acts/privacy.ts'
import { profile } from '../acts/profile.ts'
import { judge, promise, promises } from '../acts/promises.ts'
import { recap, replay, story } from '../acts/recap.ts'
import { rematch } from '../acts/rematch.ts'
import { resign } from '../acts/resign.ts'
import { chronicle, line } from '../acts/round-lines.ts'
import { rules, searchRules } from '../acts/rules.ts'
import { sitting, sittingOff } from '../acts/sitting.ts'
import { solo } from '../acts/solo.ts'
import { start } from '../acts/start.ts'
import { goBack, undo } from '../acts/take-back.ts'
import { sit } from '../acts/take-seat.ts'
import { titles } from '../acts/titles.ts'
import { turn } from '../acts/turn.ts'
import { verify } from '../acts/verify.ts'
import { agree, decline } from '../acts/vote.ts'
import { answerWrong, wrong } from '../acts/wrong.ts'
import type { Bot } from '../bot.ts'
import type { Press } from '../ids.ts'
import { answerWith, isInPanel } from '../out/replies.ts'
import { ANSWERS } from './answers.ts'
import type { Pressed } from './chosen.ts'
import { more } from './more.ts'
import { ORDERS } from './orders.ts'
import { type Door, pressing } from './press.ts'
import { personOf } from './who.ts'

/** Pressed by their own names. */
const PRESSED: readonly Act[] = [
  turn,
  undo,
  hint,
  coach,
  goBack,
  ...[hand, board, closer, legend, words, recap, replay, film, story, rules, searchRules, verify],
  ...[join, invite, leave, computer, level, start, here, stay, pass, without, settings, set],
  ...[rematch, sitting, sittingOff, pause, resume, end, resign, handover, keep, sit, agree, decline],
  ...[watchWith, mentor, alone, lookOnWith, stopLooking],
  ...[promises, promise, judge],
  ...[letters, write, note, passNote, keepNote, line, chronicle, titles, leaveDefault, clearAll, wishes],
  ...[profile, achievements, privacy, setup, forgetServer, endTable, wrong, answerWrong],
  ...[tryOut, watch, gather, find],
  ...[solo, learn, learnOn, learnBack, learnAgain, learnHere, learnStop],
  ...[joinLeague, checkInLeague, leaveLeague, standings, fixtures, cross, across, champions, myLeague, myProfile],
  ...[publishLeague, leagueOptions, setLeagueOption, postponeSeason, callOffSeason, replayGame, deleteLeague],
  ...[adjudicate, excuse, seed, barPlayer, readmitPlayer, movePlayer, replacePlayer],
  ...[closeLeague, reopenLeague, pauseLeague, resumeLeague, serverLog, leagueLog],
]

/** A verb of earlier versions: the act it meant stood in its argument, or it was already asked whether one is sure. */
const asOnce =
  (acts: Readonly<Record<string, Act>>, isSure = false): Door =>
  (bot, interaction, press) => {
    const act = Object.hasOwn(acts, press.arg) ? acts[press.arg]! : refuse('press.foreign')
    return pressing(act)(bot, interaction, { ...press, arg: '', decision: isSure ? SURE : press.decision })
  }

const EARLIER: Readonly<Record<string, Door>> = {
  ask: asOnce({ undo: goBack, pause, end }, true),
  order: asOnce({ default: leaveDefault, clear: clearAll }),
  close: (bot, interaction, press) => asOnce({ '': end, [SURE]: end }, press.arg === SURE)(bot, interaction, press),
  noted: pressing(note),
  'league-leave-sure': asOnce({ '': leaveLeague }, true),
}

const VERBS: Readonly<Record<string, Door>> = {
  ...Object.fromEntries(PRESSED.map((act) => [act.name, pressing(act)])),
  ...ANSWERS,
  ...ORDERS,
  ...EARLIER,
  more,
}

export const isVerb = (verb: string): boolean => Object.hasOwn(VERBS, verb)

/** A press on something that no longer exists shows where things stand instead of failing. */
export async function press(bot: Bot, interaction: Pressed, pressed: Press): Promise<void> {
  if (isVerb(pressed.verb)) return VERBS[pressed.verb]!(bot, interaction, pressed)
  const notice = oursIn(interaction.locale)('press.unknown')
  const where = () => panelAt(bot, personOf(interaction), pressed.table, { notice })
  return answerWith(interaction, where, !isInPanel(interaction))
}
