/** The pack that comes with the game, put together from its parts. */
import agenda from './agenda.json' with { type: 'json' }
import boards from './boards.json' with { type: 'json' }
import cards from './cards.json' with { type: 'json' }
import societies from './societies.json' with { type: 'json' }
import sources from './sources.json' with { type: 'json' }

export const pack: unknown = { ...sources, ...cards, ...boards, ...societies, ...agenda }
