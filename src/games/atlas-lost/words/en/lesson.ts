/** What the lesson of Atlas Lost says. */
import type { LessonWords } from '../../../lesson.ts'
import type { View } from '../../view.ts'

const mine = ({ players }: View) => players.find(({ seat }) => seat === 'p1')!

export const lesson = {
  title: 'Your first turns',
  about: 'Send a team into the ruins, play what it finds, start a Tech up, and take your first step of influence.',
  minutes: 10,
  beats: {
    theme: {
      say: 'The old world has collapsed, and your young faction digs in its ruins for what people once knew. The three Trees on the board are fields of lost technology; each square in them is a Tech.',
    },
    goal: {
      say: (view) =>
        `There are three ways to win, and one is enough: ${view.goal} technology points, the last space of the influence track, or ${view.tilesToWin} initiative tiles. It is checked at the end of your own turn.`,
    },
    keep: {
      say: 'You start with one initial card out of two. Keep the Short-wave Set: it brings a command, which lets you use Techs where you have nobody.',
      rather: 'A few supplies are good, too; but commands are rare at the start.',
    },
    place: {
      say: (view) =>
        `You have ${mine(view).R} research and ${mine(view).D} data. Send a team to Broadcast for 3 research, out of your research row; every team that leaves a row makes that row pay better.`,
      rather: 'You are short of everything but research, and Broadcast is worth having.',
    },
    find: {
      say: 'Every team brings something home: you look at two cards and keep one. Keep the Encore Season, a crate: you open it once and it is used up.',
      rather: 'The other one has to be paid for before it does anything.',
    },
    crate: {
      say: 'Your turn has one main action, one card and one command, in any order. The main action is done, so open the crate.',
      rather: 'You can do this once a turn for nothing, so do it.',
    },
    over: {
      say: (view) =>
        `That was data: you have ${mine(view).R} research and ${mine(view).D} data. Nothing else can be paid for now, so end your turn.`,
      rather: 'There is nothing left to do this turn.',
    },
    collect: {
      say: (view) =>
        `Your second turn. Starting Broadcast up takes 4 data, so collect: ${mine(view).income.collect} data, and more once you have tokens on the board.`,
      rather: 'Data is what you are about to need.',
    },
    radio: {
      say: 'And the Short-wave Set: 1 command and 1 research. With a command you may use any Tech on the board, as if a team of yours stood there.',
      rather: 'It has been in your hand long enough.',
    },
    round: {
      say: (view) =>
        `You have ${mine(view).R} research, ${mine(view).D} data and ${mine(view).C} command. Keep them for Broadcast and end your turn.`,
      rather: 'Keep what you have for the next turn.',
    },
    startup: {
      say: 'Now the heart of it: a Tech where you have a team can be started up. Start Broadcast for 1 research and 4 data.',
      rather: 'You can save up for longer, but a Tech that stands idle earns nothing.',
    },
    token: {
      say: 'Broadcast spreads your culture: it puts tokens of yours on Techs, and each of them brings 1 data whenever you collect. Put the first one on Redeployment.',
      rather: 'Any Tech will do; take the first one this time.',
    },
    another: {
      say: 'And one more, wherever you like: a token pays on any Tech, even where you have nobody.',
    },
    handover: {
      say: 'That was your main action. End the turn, and see what Ada does.',
      rather: 'There is nothing left to pay with.',
    },
    replenish: {
      say: (view) =>
        `Collecting would bring you ${mine(view).income.collect} data now. Take the other kind of income: replenish for ${mine(view).income.replenish} research, which sends teams out and buys influence.`,
      rather: 'Without research nothing moves.',
    },
    step: {
      say: 'At the end of a turn you may buy steps on the influence track, as many as you can pay for; the first step ends your actions. Take one for 2 research: it brings you a card.',
      rather: 'This is one of the three ways to win, so have a look at it.',
    },
    halt: {
      say: 'One more step would bring you a command, and your last 2 research could pay for it. Keep them towards your next team: end your turn.',
      rather: 'Steps run away from nobody; research is what sends teams out.',
    },
    ways: {
      say: (view, s) =>
        `You stand on space ${mine(view).position} of ${view.influence.spaces.length} and have ${s.count(mine(view).points.least, 'technology point')} of ${view.goal}. Points come from tokens, from cards and from being first on a Lv.3 Tech; initiative tiles go to whoever is the first to get far in one Tree.`,
    },
    yours: {
      say: 'Now it is all yours. Watch the others as well: the game is over the moment somebody ends a turn at one of the three goals.',
    },
  },
  end: 'Place, start up, collect, and look for the goal that others leave open. Nobody can block all three.',
} satisfies LessonWords<View>
