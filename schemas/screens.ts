import type { z } from 'zod'

import { easypayGuide } from './screens/easypay-guide.ts'
import { entry } from './screens/entry.ts'
import { installApp } from './screens/install-app.ts'
import { invitation } from './screens/invitation.ts'
import { lending } from './screens/lending.ts'
import { loyalty } from './screens/loyalty.ts'
import { mercardApplication } from './screens/mercard-application.ts'

/** Content of each screen: `content/screens/<name>.yaml`. The set is closed: every screen has content. */
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

/** Returns whether a text is the name of a screen, and not an inherited property of objects. */
function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name)
}

export const screenNames = Object.keys(screens).filter(isScreenName)

export type ScreenDefinition<Name extends ScreenName> = z.output<(typeof screens)[Name]>
