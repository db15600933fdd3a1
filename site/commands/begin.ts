import { PlainError } from '../plain-error.ts'
import { checkSettings, settings, type SettingName } from './settings.ts'

function describe(name: SettingName): string {
  return `  ${name}: ${settings[name].hasToBe}. For example: ${settings[name].example}`
}

/**
 * Begins a command that takes settings and no arguments: tells of them where `--help` is asked for, and looks at them
 * before any work is done.
 * @throws PlainError where there are arguments, or a setting is wrong
 */
export function begin(
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
