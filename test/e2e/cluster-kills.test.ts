/** A short version of the long proof: `npm run soak -- cluster` has thousands of servers. */
import { expect, it } from 'vitest'
import { newDatabase } from '../postgres/shared.ts'
import { clustered } from './cluster.ts'

it('three processes for 300 servers, killed and cut off from their database, lose nothing and say nothing twice', {
  // Whoever is killed over a thread that they make is relieved after five minutes.
  timeout: 1_200_000,
}, async () => {
  const surroundings = { ...process.env }
  const database = await newDatabase()
  const { url, restart } = database
  const {
    acknowledged,
    answersPerSecond: _,
    presses,
    ...harm
  } = await clustered({
    servers: 300,
    tables: 3,
    standing: 12,
    leagues: 1,
    processes: 3,
    kills: 2,
    restarts: 1,
    seed: 4,
    url,
    restart,
  })
  await database.drop()
  const nothing = {
    lost: 0,
    wrong: [],
    twice: 0,
    missingPosts: 0,
    doubledPosts: 0,
    unowedPosts: 0,
    unanswered: 0,
    misses: 0,
    leagues: [],
  }
  expect(harm).toEqual({ ...nothing, renewed: 3 })
  expect(acknowledged).toBeGreaterThan(0)
  // Whoever is started from here afterwards is no part of a cluster.
  expect({ ...process.env }).toEqual(surroundings)
  expect(presses).toBeGreaterThan(0)
})
