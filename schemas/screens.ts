import type { z } from 'zod'

import { easypayGuide } from './screens/easypay-guide.ts'
import { entry } from './screens/entry.ts'
import { installApp } from './screens/install-app.ts'
import { invitation } from './screens/invitation.ts'
import { lending } from './screens/lending.ts'
import { loyalty } from './screens/loyalty.ts'
import { mercardApplication } from './screens/mercard-application.ts'

/** The content of each screen: `content/screens/<name>.yaml`. Closed: a screen without content does not exist. */
export const screens = {
  'easypay-guide': easypayGuide,
  entry,
  'install-app': installApp,
  invitation,
  lending,
  loyalty,
  'mercard-application': mercardApplication,
} as const

export type ScreenName = keyof typeof screens

/** True where the name is one of ours and not something that every object has. */
function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name)
}

export const screenNames = Object.keys(screens).filter(isScreenName)

export type ScreenDefinition<Name extends ScreenName> = z.output<(typeof screens)[Name]>
