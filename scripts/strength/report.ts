/** docs/opponents.md, from what was measured. */
import { HOSTED } from '../../src/games/index.ts'
import { LEVELS, levelsFor, type Measured, secondsFor, settingsFor } from '../../src/players/levels.ts'

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`

export function report(measured: readonly Measured[]): string {
  const sections = HOSTED.map(({ game, title }) => {
    const cells = measured.filter((cell) => cell.game === game.id)
    const { answers, sure, scale, rounds } = settingsFor(game.id)
    const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
    const offered = counts.map((seats) => `| ${seats} | ${levelsFor(game.id, seats, measured).join(', ')} |`)
    const rows = cells.map(
      ({ level, seats, games, won, low, high, even, seed, habit, together }) =>
        `| ${level} over ${LEVELS[LEVELS.indexOf(level) - 1]} | ${seats} | ${games} | ${percent(won)} | ${percent(low)} to ${percent(high)} | ${percent(even)}${together ? ' (the team below)' : ''} | ${seed} | \`${habit}\` |`,
    )
    return [
      `## ${title}`,
      '',
      `Thinking: at most ${answers} answers tried, another one taken if better by ${sure} standard errors, a lead of ${scale} points counts for most; ${rounds ? `imagined games are judged once ${rounds === 1 ? 'the next round begins' : `${rounds} more rounds have begun`}` : 'imagined games are played to their end'}; about ${secondsFor(game.id, 'sharp')} seconds of a processor if sharp, ${secondsFor(game.id, 'master')} for a master.`,
      '',
      '| players | levels offered |',
      '| --- | --- |',
      ...offered,
      '',
      ...(rows.length > 0
        ? [
            '| level | players | games | won | 95 % | even | first seed | steady players |',
            '| --- | --- | --- | --- | --- | --- | --- | --- |',
            ...rows,
          ]
        : ['Nothing measured yet.']),
      '',
    ].join('\n')
  })
  return [
    '# How well the computers play',
    '',
    'Made by `npm run strength -- --report` from `src/players/strength.json`; nothing here is written by hand.',
    '',
    `Four levels: **gentle** misjudges one question in three, **steady** judges by what it sees, **sharp** and **master** try their answers out in`,
    'games they can imagine. A level is offered for a game and a number of players only where one of its players, among players of the level below,',
    'won more than an even share of at least 100 games with 95 % certainty. Where all win or lose together, teams of each play',
    'the same deals, and what is even is what the team below won. Settings were fixed before measuring; seeds count up from the first one.',
    'The last column names how steady players played then: where two lines name the same, nothing about them had changed.',
    '',
    ...sections,
  ].join('\n')
}
