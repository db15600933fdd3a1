import type { z } from 'zod'

import { invitation } from './screens/invitation.ts'

/** The content of each screen: `content/screens/<name>.yaml`. Closed: a screen without content does not exist. */
export const screens = { invitation } as const

export type ScreenName = keyof typeof screens

export type ScreenContent<Name extends ScreenName> = z.output<(typeof screens)[Name]>
