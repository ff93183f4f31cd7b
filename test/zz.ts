import { kills } from './e2e/kills.ts'
console.log(await kills(3, 5))
process.exit(0)
