import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/store/postgres/schema.ts', './src/store/postgres/league-schema.ts', './src/store/postgres/company-schema.ts'],
  out: './migrations/postgres',
})
