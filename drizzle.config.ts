import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./src/store/schema.ts', './src/store/league-schema.ts'],
  out: './migrations',
})
