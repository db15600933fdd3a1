import { parseArgs, type ParseArgsConfig } from 'node:util'

import { withUsage } from '../../shared/with-usage.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the options of a command without positional arguments.
 * @throws PlainError with the error and the usage if the command line contains anything else
 */
export function parseOptions<const Chosen extends Options>(usage: string, options: Chosen) {
  return withUsage(usage, () => parseArgs({ options }).values)
}

/**
 * Parses the options and the positional arguments of a command.
 * @throws PlainError with the error and the usage if the command line contains other options
 */
export function parseArguments<const Chosen extends Options>(usage: string, options: Chosen) {
  return withUsage(usage, () => parseArgs({ options, allowPositionals: true }))
}
