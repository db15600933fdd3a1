import { PlainError } from './plain-error.ts'

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

/**
 * Adds the usage after the error of a command line that cannot be parsed, in the language of the usage.
 * @throws PlainError with both if `parse` throws
 */
export function withUsage<Parsed>(usage: string, parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new PlainError(`${usage.startsWith('使い方') ? inJapanese(message) : message}\n${usage}`)
  }
}
