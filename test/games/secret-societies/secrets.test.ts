import { describe, expect, it } from 'vitest'
import type { Board } from '../../../src/games/secret-societies/board.ts'
import { alike } from '../../../src/kernel/alike.ts'
import type { State } from '../../../src/kernel/contract.ts'
import { apply, isRefusal } from '../../../src/kernel/engine.ts'
import { bySeat } from '../../../src/kernel/language.ts'
import { dice } from '../../../src/kernel/random.ts'
import { imagined } from '../../../src/kernel/world.ts'
import { randomGame } from '../../suite/position.ts'
import { ROW, table } from './driver.ts'
import { broken, inheriting } from './inheriting.ts'

const start = (societies = ['stonesmiths', 'vampires', 'robots']) => table({ societies, row: ROW, hqs: ['LS', 'SM', 'QA'] })

describe('what the channel and rivals see', () => {
  it('neither Coins nor hands nor Dummies nor draws, but how many cards there are', () => {
    const game = start()
    for (const viewer of [null, game.seat('vampires')]) {
      const me = game.hosted.game.view(game.board, viewer).players[game.seat('stonesmiths')]!
      expect([me.coins, me.hand, me.dummies, me.cards]).toEqual([null, null, null, 5])
    }
    expect(game.hosted.game.view(game.board, game.seat('stonesmiths')).players[game.seat('stonesmiths')]!.hand).toHaveLength(5)
  })

  it('the order of the pile never leaves the game', () => {
    const game = start()
    const text = JSON.stringify(
      [game.seat('stonesmiths'), game.seat('robots'), null].map((seat) => game.hosted.game.view(game.board, seat)),
    )
    const unseen = game.board.deck.filter((deed) => !game.board.seen[game.seat('robots')]?.includes(deed))
    for (const deed of unseen.slice(0, 20)) expect(text).not.toContain(`"id":"${deed}"`)
  })

  it('the Robots remember what they saw go back, and nobody else does', () => {
    const game = start()
    const seen = (society: string) => game.hosted.game.view(game.board, game.seat(society)).seen
    const wentBack = game.board.seen[game.seat('robots')]!
    expect(wentBack).toHaveLength(2)
    const open = game.board.row.filter(({ faceup }) => faceup).map(({ deed }) => deed)
    expect(seen('robots')).toEqual(wentBack.filter((deed) => !open.includes(deed)))
    expect(seen('vampires')).toEqual([])
    // Their pictures name these Deeds too, and know no faces but those of the view.
    const { faces } = game.hosted.game.view(game.board, game.seat('robots'))
    for (const deed of seen('robots')) expect(faces).toContain(game.hosted.rules.cards[deed])
  })

  it('a facedown Bid could be any card that is not seen elsewhere, and the view says which', () => {
    const game = start().bids('stonesmiths', 'down:4', 'PY')
    const view = game.hosted.game.view(game.board, game.seat('vampires'))
    expect(view.players[game.seat('stonesmiths')]).toMatchObject({ cards: 4, unseen: ['1', '2', '3', '4', '5'] })
  })
})

describe('states a seat cannot tell apart', () => {
  it('differ in everything hidden and add up all the same', () => {
    const game = start().bids('stonesmiths', 'down:4', 'PY', 2).until('turn', 'vampires')
    const random = dice(5)
    const cards = new Set<string>()
    const deeds = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const other = alike(game.hosted.game, game.state, game.seat('vampires'), random)
      expect(broken(other.board)).toEqual([])
      cards.add(other.board.row[0]!.bids[0]!.card)
      deeds.add(other.board.row[4]!.deed)
    }
    // Two Coins facedown: the "5" carries only one, so it cannot be that.
    expect([...cards].sort()).toEqual(['1', '2', '3', '4'])
    expect(deeds.size).toBeGreaterThan(10)
  })

  it('keep what that seat knows: the Stonesmiths their Deed, the Vampires the charmed Bid', () => {
    const game = start().bids('stonesmiths', 'down:4', 'PY')
    const [bid] = game.board.row[0]!.bids
    game.does('vampires', { pick: 'peek', then: { pick: `${bid!.n}` } })
    const random = dice(6)
    for (let i = 0; i < 20; i++) {
      const forVampires = alike(game.hosted.game, game.state, game.seat('vampires'), random)
      expect(forVampires.board.row[0]!.bids[0]!.card).toBe('4')
      const forStonesmiths = alike(game.hosted.game, game.state, game.seat('stonesmiths'), random)
      expect(forStonesmiths.board.row[4]!.deed).toBe('NP')
    }
  })

  it('leave Robots who committed themselves with enough to pay', () => {
    const game = start(['stonesmiths', 'illuminati', 'robots'])
    game.given('robots', { coins: 9 }).bids('stonesmiths', 'up:5', 'MN', 1).until('turn', 'robots').bids('robots', 'up:4', 'MN')
    game.until('drone.combine').does('robots', { pick: 'combine' })
    const buyer = game.open('auction.buy')!
    const random = dice(7)
    for (let i = 0; i < 30; i++) {
      const other = alike(game.hosted.game, game.state, buyer.seat, random)
      const applied = apply(game.hosted.game, other, buyer.seat, buyer.id, { pick: 'decline' })
      expect(isRefusal(applied)).toBe(false)
    }
  })
})

describe('What was gained and paid openly', () => {
  it('is what a seat thinks others have, though it looks the same with other purses', () => {
    const game = start().bids('stonesmiths', 'up:4', 'PY', 2).until('turn', 'vampires')
    const vampires = game.seat('vampires')
    const purses = ({ board }: typeof game.state) => Object.values(board.players).map(({ coins }) => coins)
    const random = dice(8)
    const looks = Array.from({ length: 12 }, () => alike(game.hosted.game, game.state, vampires, random))
    expect(new Set(looks.map((look) => purses(look).join())).size).toBeGreaterThan(6)
    for (const look of looks) {
      const thought = imagined(game.hosted.game, look, vampires, random)
      expect(purses(thought)).toEqual(purses(game.state))
      expect(broken(thought.board)).toEqual([])
    }
  })

  it('was told to everybody whenever a purse changed', () => {
    const { game } = inheriting.hosted
    const coins = (state: State, seat: string) => (state as State<Board>).board.players[seat]!.coins
    for (const societies of ['random', 'draft']) {
      let changes = 0
      randomGame(inheriting, { seats: 4, options: { societies } }, 3, ({ state, decision, answer }) => {
        const after = apply(game, state, decision.seat, decision.id, answer)
        if (isRefusal(after)) return null
        const heard = JSON.stringify(after.events.filter(({ to }) => to === 'all'))
        for (const seat of state.seats) {
          if (coins(after.state, seat) === coins(state, seat)) continue
          changes++
          expect(heard).toContain(seat)
        }
        return null
      })
      expect(changes).toBeGreaterThan(40)
    }
  })
})

describe('the facedown Deed', () => {
  it('is bought unseen; to the Stonesmiths the button names it, but the question, which all can read, does not', () => {
    const game = table({ societies: ['stonesmiths', 'illuminati', 'techbros'], row: ROW, hqs: ['LS', 'SM', 'QA'] })
    const label = (society: string) => {
      const { prompt, input } = game.until('auction.buy', society).asked(society)
      expect(prompt).toMatchObject({ n: 5, deed: null })
      return input.kind === 'pick' ? game.hosted.game.speak(input.options[0]!.label, bySeat()) : ''
    }
    for (const society of ['stonesmiths', 'illuminati', 'techbros']) game.given(society, { coins: 20 })
    game.laps({ stonesmiths: ['up:5 NP', 'up:1 NP'], illuminati: ['up:5 NP', 'up:3 PY'], techbros: ['up:4 NP', 'up:3 PY'] })
    expect(label('stonesmiths')).toContain('Nepal')
    game.does('stonesmiths', { pick: 'decline' })
    expect(label('illuminati')).toBe('Buy it unseen')
  })
})

describe('the clock', () => {
  it('takes the gift of Round 1 without telling how many Coins there are', () => {
    const gift = (coins: number) => {
      const game = start().until('choice.which', 'vampires').given('vampires', { coins, land: 3 })
      return game.asked('vampires').idle
    }
    expect(gift(0)).toEqual(gift(20))
  })
})

describe('declining', () => {
  it('sounds the same whether one could have paid or not', () => {
    const told = [0, 20].map((coins) => {
      const game = table({ societies: ['stonesmiths', 'illuminati', 'techbros'], row: ROW, hqs: ['LS', 'SM', 'QA'] })
      game.bids('stonesmiths', 'up:5', 'PY').until('auction.buy', 'stonesmiths').given('stonesmiths', { coins })
      const before = game.events.length
      game.does('stonesmiths', { pick: 'decline' })
      return JSON.stringify(game.events.slice(before).map(({ to, text }) => [to, text]))
    })
    expect(told[0]).toBe(told[1])
  })
})
