/** Loaded before `main.ts`, which then finds the parlour where it looks for Discord. */
import { DefaultRestOptions } from 'discord.js'

Object.assign(DefaultRestOptions, { api: process.env.PARLOUR_API })
