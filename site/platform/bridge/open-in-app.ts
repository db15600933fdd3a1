import type { CommandResult } from './commands.ts'
import { openUrlIntent } from './intents.ts'
import { openUrlLink } from './links.ts'
import { openAppOrStore } from './open-app.ts'
import type { Bridge } from './run-command.ts'

/**
 * Opens a URL inside the app from a phone's browser, and the store where the app is not installed (D12). In the app and
 * on devices that the app does not exist for, nothing is done.
 */
export async function openInApp(url: string, { environment, address, effects }: Bridge): Promise<CommandResult> {
  const { surface, system } = environment
  if (surface === 'app' || system === 'other') return 'no-app'
  const storeUrl = address.stores[system].url
  if (system === 'ios') return openAppOrStore(openUrlLink(address, url), storeUrl, effects)
  effects.navigate(openUrlIntent(address, url, storeUrl))
  return 'handed-to-app'
}
