import type { ScreenDefinition } from '#schemas/screens.ts'

/** The texts that the browser needs, from `content/screens/invitation.yaml`. */
export type InvitationLabels = Pick<
  ScreenDefinition<'invitation'>,
  'period' | 'shareText' | 'copyText' | 'ownCode' | 'registration' | 'card' | 'upcoming' | 'ended' | 'unscripted'
>
