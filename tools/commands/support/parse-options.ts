import { parseArgs, type ParseArgsConfig } from 'node:util'

import { PlainError } from '../../shared/plain-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Adds the usage after the error of a command line that cannot be parsed. */
function withUsage<Parsed>(usage: string, parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

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
