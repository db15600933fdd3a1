import { parseArgs, type ParseArgsConfig } from 'node:util'

import { PlainError } from '../../shared/plain-error.ts'

/**
 * Parses the options of a command without positional arguments.
 * @throws PlainError with the usage if the command line contains anything else
 */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new PlainError(`${usage}\n${error instanceof Error ? error.message : String(error)}`)
  }
}
