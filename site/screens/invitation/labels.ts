import type { ScreenDefinition } from '#schemas/screens.ts'

/** Content required by the client-side parts. */
export type InvitationLabels = Pick<
  ScreenDefinition<'invitation'>,
  'period' | 'shareText' | 'copyText' | 'ownCode' | 'registration' | 'card' | 'upcoming' | 'ended' | 'unscripted'
>
