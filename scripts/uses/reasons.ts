/** Why a steady player never does something it could do: by game, and by the kind of choice as the report names it. */
const ATLANTIS = {
  'march.plan › march.drop': 'A march is thought through before it is planned; there is nothing to take back.',
  'setup.zeros › zeros.easiest': "It scatters its own agents: everybody's would otherwise lie in the same three nations.",
  'conflict.destroy › building light': 'What is conquered keeps its Temples of Light: they count twice.',
  'coup.knight › coup.swap': 'With doubled agents a Coup hardly ever lacks the one point that a swap would bring.',
}

export const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'era-of-atlantis': {
    ...ATLANTIS,
    'turn.consent › consent.no': 'Nothing is known against it: what a partner does for the shared nation helps both.',
    'lizard.keep › lizard.no': 'It was asked with a purse that could pay in every case.',
    'psychotronic.space': 'The tile was used twice in all: a toll on Collect hurts rivals most.',
    'conflict.destroy › building factory': 'There twice: what stood beside it was worth keeping less.',
    'healing.temple › healing.no': 'A Temple of Light for nothing is always worth having.',
  },
  'age-of-atlantis': {
    ...ATLANTIS,
    'march.plan › march.stay': 'Move is only chosen where there is something to conquer.',
  },
  'secret-societies': {
    'charm.anytime': 'It looks when its own turn comes: until then more is laid that may be worth looking at.',
    'claim › claim.no': 'A Deed for 2 Coins is always worth having.',
    ...Object.fromEntries(
      ['industry4', 'perCardBestRegion', 'perRegionInvestment', 'perTradeRoute'].map((tile) => [
        `growth › grow.tile › tile ${tile}`,
        'There twice at most; where a Tile is gained at once it takes these, too.',
      ]),
    ),
    ...Object.fromEntries(
      ['regionInvBonus', 'tradeRouteBonus', 'treasuryScoring'].map((space) => [
        `star.where › star.space ${space}`,
        'What it brings comes too seldom: players who took these spaces early won 42 % of 120 games of two.',
      ]),
    ),
    'turn › agent.hire': 'There four times in all: a Charm that looks is worth more than an Agent.',
  },
  'atlas-lost': {
    'ask.action › option.end-early': 'It does not give its main action away: some income is always worth having.',
    ...Object.fromEntries(
      ['A', 'D', 'E', 'F'].map((tile) => [
        `ask.action › option.command › option.tech IIIM-${tile}`,
        'There eight times at most: with six military power and three command something else brought more.',
      ]),
    ),
    'ask.action › option.command › option.tech IIM-B':
      'A command elsewhere brings more than one military power and a card; a team that starts up there takes them.',
    'ask.use-tech › option.tech IIIC-F': 'There once; another Tech of the ally brought more.',
    'ask.use-tech › option.tech IIIM-A': 'There once; another Tech of the ally brought more.',
    'ask.use-tech › option.tech IIIM-E': 'There twice; another Tech of the ally brought more.',
  },
  'atlantis-rising': {
    ...Object.fromEntries(
      ['propose.menu', 'placing › request.menu', 'mark', 'wishes', 'actions › wait.menu', 'give-up', 'go-on', 'reopen'].map(
        (talk) => [talk, 'For talk between people: those counted here are all computers, who follow one plan anyway.'],
      ),
    ),
    ...Object.fromEntries(
      ['placing › place.pause', 'actions › actions.pause', 'roll.short › roll.always', 'roll.short › roll.never'].map(
        (standing) => [standing, 'It saves people a question or asks them one more; to a computer it is all the same.'],
      ),
    ),
    'actions › actions.rest': 'It lets them act one by one: what one of them brings says what the next one does.',
    ...Object.fromEntries(
      ['placing › place.again', 'placing › place.back', 'placing › place.several › place.second'].map((again) => [
        again,
        'The plan of this round is whole before its first piece is placed.',
      ]),
    ),
    ...Object.fromEntries(
      ['placing', 'actions'].map((phase) => [
        `${phase} › energy.menu › energy.back`,
        'It adds energy only to what everybody wants, and leaves it there.',
      ]),
    ),
    'choose › choose.any': 'It knows whom it would rather be.',
    ...Object.fromEntries(
      ['call-to-service', 'foresight'].flatMap((card) =>
        [`actions › scroll.menu › scroll.play ${card}`, `shed › scroll.play play.${card}`].map((then) => [
          then,
          'It is kept for the next placing, where it was played nearly always.',
        ]),
      ),
    ),
    'flood.escape › flood.escape.no': 'Whoever can flee flees.',
    'scroll.prompt': 'There seventeen times in all, to one who had finished: it plays its scrolls before that.',
  },
}
