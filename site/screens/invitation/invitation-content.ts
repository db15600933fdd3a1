import type { ScreenDefinition } from '#schemas/screens.ts'

/** What the parts that depend on the visitor need of the screen's content. */
export type InvitationWords = Pick<
  ScreenDefinition<'invitation'>,
  'period' | 'shareText' | 'copyText' | 'ownCode' | 'registration' | 'card' | 'upcoming' | 'ended' | 'unscripted'
>
