import type { CommandResult } from './commands.ts'
import { createIntentLink } from './android-intents.ts'
import { createOpenUrlLink } from './app-links.ts'
import { openApp } from './open-app.ts'
import type { Bridge } from './run-command.ts'

/**
 * Opens a URL inside the app from a phone's browser (D36). Does nothing in the app and on devices that the app does not
 * exist for.
 */
export async function openInApp(url: string, { environment, address, effects }: Bridge): Promise<CommandResult> {
  const { surface, system } = environment
  if (surface === 'app' || system === 'other') return 'no-app'
  const link =
    system === 'ios'
      ? createOpenUrlLink(address, url)
      : createIntentLink(address, 'openURL', { url }, { fallback: effects.returnUrl() })
  return openApp(link, effects)
}
