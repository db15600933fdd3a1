import { isIP } from 'node:net'

import { isHostName } from '#schemas/links.ts'

import { PlainError } from '../plain-error.ts'
import { readSiteLocation, type SiteLocation } from './site-location.ts'

/** A setting. `read` returns undefined for an invalid value; an empty one has the default. */
type Setting<Value> = {
  defaultValue: Value
  read: (text: string) => Value | undefined
  hasToBe: string
  example: string
}

/** Defines a setting; ties the type of its default to that of its values. */
function setting<Value>(definition: Setting<Value>): Setting<Value> {
  return definition
}

function parseInteger(text: string, max: number): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= max ? Number(text) : undefined
}

/** Parses an origin exactly as browsers serialize it, so that it matches in policies and in API calls. */
function secureOrigin(text: string): string | undefined {
  const { origin, protocol, hostname } = URL.canParse(text) ? new URL(text) : new URL('none:')
  const isSafe =
    (protocol === 'https:' && isHostName(hostname)) ||
    (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  return isSafe && origin === text ? origin : undefined
}

/** All settings read from the environment, and the commands that read them. */
export const settings = {
  /** `npm start`, `npm run dev`. */
  PORT: setting<number>({
    defaultValue: 3000,
    read: (text) => parseInteger(text, 65_535),
    hasToBe: 'a number from 1 to 65535, or 0 for any port that is free',
    example: 'PORT=4000',
  }),
  /** `npm start`, `npm run dev`: the host name or address of this machine to listen on. */
  HOST: setting<string>({
    defaultValue: 'localhost',
    read: (text) => (text === 'localhost' || isIP(text) > 0 ? text : undefined),
    hasToBe: 'an address of this machine in numbers, or 0.0.0.0 for all of them',
    example: 'HOST=0.0.0.0',
  }),
  /** `npm run build`, `npm run preview`: where the site is published, so that links have cards (decision 60). */
  SITE_URL: setting<SiteLocation | undefined>({
    defaultValue: undefined,
    read: readSiteLocation,
    hasToBe: 'an https address without a query',
    example: 'SITE_URL=https://example.github.io/campaigns',
  }),
  /** All commands that render pages: the origin of API calls, by default the page's own. */
  NEXT_PUBLIC_API_ORIGIN: setting<string>({
    defaultValue: '',
    read: secureOrigin,
    hasToBe: 'an https origin without a slash at its end, or http on localhost',
    example: 'NEXT_PUBLIC_API_ORIGIN=https://api.example.jp',
  }),
  /** All commands that render pages: the log level of the browser's console (D18). */
  NEXT_PUBLIC_LOG_LEVEL: setting<number>({
    defaultValue: 4,
    read: (text) => (text.length === 1 ? parseInteger(text, 5) : undefined),
    hasToBe: 'a number from 0 (everything) to 5 (nothing)',
    example: 'NEXT_PUBLIC_LOG_LEVEL=1',
  }),
  /** All commands that read the content: the current time, by default this machine's. */
  SOURCE_DATE_EPOCH: setting<number | undefined>({
    defaultValue: undefined,
    read: (text) => parseInteger(text, 99_999_999_999),
    hasToBe: 'a whole number of seconds since 1970',
    example: 'SOURCE_DATE_EPOCH=1700000000',
  }),
  /** `npm run retain`: for how many days open pages may request files of previous deployments. */
  KEEP_DAYS: setting<number>({
    defaultValue: 7,
    read: (text) => parseInteger(text, 36_500),
    hasToBe: 'a whole number of days',
    example: 'KEEP_DAYS=14',
  }),
}

export type SettingName = keyof typeof settings

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the value of a setting, or its default.
 * @throws PlainError if the value is invalid
 */
export function readSetting<Name extends SettingName>(
  name: Name,
  environment: Environment = process.env,
): (typeof settings)[Name]['defaultValue'] {
  const { defaultValue: fallback, read, hasToBe, example }: Setting<unknown> = settings[name]
  const text = environment[name] ?? ''
  const value = text === '' ? fallback : read(text)
  if (value === undefined && text !== '')
    throw new PlainError(`${name} has to be ${hasToBe}, not "${text}". For example: ${example}`)
  return value as (typeof settings)[Name]['defaultValue']
}

/**
 * Validates all settings that a command reads, before it starts.
 * @throws PlainError with one line for each invalid setting
 */
export function checkSettings(names: readonly SettingName[], environment: Environment = process.env): void {
  const wrong = names.flatMap((name) => {
    try {
      readSetting(name, environment)
      return []
    } catch (error) {
      if (error instanceof PlainError) return [error.message]
      throw error
    }
  })
  if (wrong.length > 0) throw new PlainError(wrong.join('\n'))
}
