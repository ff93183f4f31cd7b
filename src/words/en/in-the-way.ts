/** What is in the way where a game is played. */
const IN_THE_WAY = {
  gone: () => 'the channel it was played in is gone',
  locked: (channel: string) => `<#${channel}> is locked, so nobody can press anything there`,
  unseen: (channel: string) => `I cannot see <#${channel}> any more`,
  mute: (channel: string) => `I may not write in <#${channel}> any more`,
  server: () => 'I am not on its server any more',
} as const
export type InTheWay = { why: keyof typeof IN_THE_WAY; channel: string }

export const inTheWay = (why: InTheWay['why'], channel: string): string => IN_THE_WAY[why](channel)
