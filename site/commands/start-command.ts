import { PlainError } from '../plain-error.ts'
import { checkSettings, settings, type SettingName } from './settings.ts'

function describe(name: SettingName): string {
  return `  ${name}: ${settings[name].hasToBe}. For example: ${settings[name].example}`
}

/**
 * Starts a command that takes settings and no arguments: handles `--help`, and validates the settings before any work
 * is done.
 * @throws PlainError if there are arguments or a setting is invalid
 */
export function startCommand(
  command: string,
  names: readonly SettingName[],
  args: readonly string[] = process.argv.slice(2),
): void {
  const usage = [`${command} takes no arguments. It reads from the environment:`, ...names.map(describe)].join('\n')
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    process.exit()
  }
  if (args.length > 0) throw new PlainError(`${usage}\nLeave out ${args.join(' ')}.`)
  checkSettings(names)
}
