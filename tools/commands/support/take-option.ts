import { PlainError } from '../../shared/plain-error.ts'

/**
 * Returns the value of an option and all other arguments, for commands that parse the rest themselves.
 * @throws PlainError that names what the option `needs` if it has no value
 */
export function takeOption(
  option: string,
  args: readonly string[],
  needs: string,
): { value: string | undefined; rest: readonly string[] } {
  const at = args.indexOf(option)
  if (at < 0) return { value: undefined, rest: args }
  const value = args[at + 1]
  if (value === undefined || value.startsWith('-')) throw new PlainError(`${option} needs ${needs}`)
  return { value, rest: args.toSpliced(at, 2) }
}
