import { parseArgs, type ParseArgsConfig } from 'node:util'

import { PlainError } from '../plain-error.ts'
import { checkSettings, settings, type SettingName } from './settings.ts'

/** The messages of `parseArgs`, and what marketers and reviewers read instead. */
const japaneseMessages: readonly [RegExp, (name: string) => string][] = [
  [/^Unknown option '([^']+)'/, (option) => `${option} という指定はありません。`],
  [/^Unexpected argument '([^']+)'/, (word) => `「${word}」は、ここには書けません。`],
  [/^Option '(--[\w-]+).*' argument (?:missing|is ambiguous)/, (option) => `${option} の後に、値を書いてください。`],
  [/^Option '(--[\w-]+)' does not take an argument/, (option) => `${option} に、値は付けられません。`],
]

function inJapanese(message: string): string {
  for (const [pattern, translate] of japaneseMessages) {
    const name = pattern.exec(message)?.[1]
    if (name !== undefined) return translate(name)
  }
  return message
}

function describeSetting(name: SettingName): string {
  return `  ${name}: ${settings[name].hasToBe}. For example: ${settings[name].example}`
}

type Command<Options> = {
  /** What `--help` prints. It decides the language of the errors: a Japanese one starts with 使い方. */
  usage: string
  options: Options
  /** The settings that the command reads from the environment; `--help` lists them. */
  settings?: readonly SettingName[]
  /** Maximum number of arguments that are no options. */
  maxArguments?: number
  args?: readonly string[]
}

/**
 * Parses a command line and validates the settings, before the command does anything else. Prints the usage and exits
 * for `--help`.
 * @throws PlainError with the usage if the command line is invalid, or with a line for each invalid setting
 */
export function parseCommand<const Options extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  options,
  settings: names = [],
  maxArguments = 0,
  args = process.argv.slice(2),
}: Command<Options>) {
  const help = [usage, ...names.map(describeSetting)].join('\n')
  if (args.includes('--help')) {
    console.log(help)
    process.exit()
  }
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: maxArguments > 0 })
    const unexpected = parsed.positionals[maxArguments]
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`)
    checkSettings(names)
    return parsed
  } catch (error) {
    if (error instanceof PlainError) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new PlainError(`${usage.startsWith('使い方') ? inJapanese(message) : message}\n${help}`)
  }
}
