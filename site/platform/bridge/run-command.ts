import type { Environment, System } from '../detect-environment.ts'
import { commands, type Command, type CommandInputs, type CommandName, type CommandResult } from './commands.ts'
import type { Effects } from './effects.ts'
import { createIntentLink, type AppUrl } from './android-intents.ts'
import { createCommandLink } from './app-links.ts'
import { openApp } from './open-app.ts'

/**
 * Target of commands. `address` is the provider's data (D2). Create `effects` once per page, because it identifies
 * repeated taps.
 */
export type Bridge = {
  environment: Environment
  address: AppUrl & { stores: Readonly<Record<System, { url: string }>> }
  effects: Effects
}

/** Returns the link of a command. Android needs an intent for extras and for the fallback. */
function createLink<Input>(
  command: Command<Input>,
  input: Input,
  system: System,
  url: AppUrl,
  fallback?: string,
): string {
  const { link } = command
  if (system === 'android' && command.extras)
    return createIntentLink(url, link, {}, { ...command.extras(input), fallback })
  if (system === 'android' && fallback !== undefined)
    return createIntentLink(url, link, command.values(input), { fallback })
  return createCommandLink(url, link, command.values(input))
}

/** Returns the link of a command for a system; undefined if the input is refused. */
export function getCommandLink<Name extends CommandName>(
  name: Name,
  given: CommandInputs[Name],
  system: System,
  url: AppUrl,
): string | undefined {
  const command: Command<CommandInputs[Name]> = commands[name]
  const input = command.accept ? command.accept(given, url) : given
  return input && createLink(command, input, system, url)
}

async function run<Input>(
  command: Command<Input>,
  given: Input,
  { environment, address: url, effects }: Bridge,
): Promise<CommandResult> {
  const input = command.accept ? command.accept(given, url) : given
  if (input === undefined) return 'refused'
  if (environment.surface === 'app') {
    effects.navigate(createLink(command, input, environment.system, url))
    return 'handed-to-app'
  }
  if (command.inBrowser) return command.inBrowser(input, effects)
  const { system } = environment
  if (system === 'other') return 'no-app'
  return openApp(createLink(command, input, system, url, effects.returnUrl()), effects)
}

/**
 * Runs a command of the app: by deep link in the app, by the nearest equivalent in a browser (specification §7, D12).
 * Never rejects: if the browser refuses, the result is `failed`. Copying and sharing require an immediately preceding
 * user gesture.
 */
export async function runCommand<Name extends CommandName>(
  name: Name,
  input: CommandInputs[Name],
  bridge: Bridge,
): Promise<CommandResult> {
  try {
    return await run<CommandInputs[Name]>(commands[name], input, bridge)
  } catch {
    return 'failed'
  }
}
