import { PlainError } from '../../shared/plain-error.ts'
import { checkSettings, settings, type SettingName } from '../../shared/settings/settings.ts'

function describeSetting(name: SettingName): string {
  return `  ${name}: ${settings[name].hasToBe}. For example: ${settings[name].example}`
}

/**
 * Starts a command that takes settings and no arguments: handles `--help`, and validates the settings before any other
 * work. `args` are the remaining arguments; `options` describes the options that the command has parsed itself.
 * @throws PlainError if there are arguments or a setting is invalid
 */
export function startCommand(
  command: string,
  names: readonly SettingName[],
  args: readonly string[] = process.argv.slice(2),
  options: readonly string[] = [],
): void {
  const usage = [
    ...(options.length > 0
      ? [`${command} takes:`, ...options, 'It reads from the environment:']
      : [`${command} takes no arguments. It reads from the environment:`]),
    ...names.map(describeSetting),
  ].join('\n')
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    process.exit()
  }
  if (args.length > 0) throw new PlainError(`${usage}\nLeave out ${args.join(' ')}.`)
  checkSettings(names)
}
