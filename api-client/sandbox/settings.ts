import { parseCookie } from 'cookie'

import { isRealDateTime, parseStart } from '#domain/time/japan-time.ts'

import { isScenarioName, type Fault, type ScenarioName } from './scenarios.ts'

/**
 * Name of the cookie with a visitor's id, and of the header that replaces it where scripts cannot use cookies.
 */
export const visitorIdName = 'sandbox-visitor'

/** Settings that `?name=` selects; the choice is stored in the cookie `sandbox-name`. */
export const settingNames = ['scenario', 'latency', 'fault'] as const

const maxSettingLength = 40

function readCookie({ headers }: Request, name: string): string | undefined {
  return parseCookie(headers.get('cookie') ?? '')[name]
}

/** Reads a setting from, in order of precedence, URL, header or cookie. */
function readSetting(request: Request, name: string): string | undefined {
  const chosen = new URL(request.url).searchParams.get(name) ?? request.headers.get(`sandbox-${name}`)
  const value = chosen ?? readCookie(request, `sandbox-${name}`)
  return value !== undefined && value.length <= maxSettingLength ? value : undefined
}

/** Returns the id of the visitor who sends a request; undefined if it has no valid one. */
export function readVisitorId(request: Request): string | undefined {
  const id = request.headers.get(visitorIdName) ?? readCookie(request, visitorIdName)
  return id !== undefined && /^[a-z0-9-]{8,40}$/.test(id) ? id : undefined
}

/** The setting that selects the moment for both the pages and the sandbox, `?at=` (D26). */
const momentSetting = 'at'

/** Parses the value of `?at=`, in Japan time, to milliseconds since 1970 UTC. */
function parseAt(value: string | undefined): number | undefined {
  return value !== undefined && isRealDateTime(value) ? parseStart(value) : undefined
}

const statusNumber = /^[45]\d\d$/
const namedFaults = [
  'localized-message',
  'malformed',
  'not-json',
  'gateway-page',
  'disconnect',
] as const satisfies Fault[]

/** Parses the value of `?fault=`, such as `502` or `malformed`. */
function parseFault(setting: string | undefined): Fault | undefined {
  if (setting === undefined) return undefined
  return statusNumber.test(setting) ? Number(setting) : namedFaults.find((name) => name === setting)
}

/** Parses the value of `?latency=`, in milliseconds, at most a minute. */
function parseLatency(setting: string | undefined): number | undefined {
  return setting !== undefined && /^\d{1,5}$/.test(setting) ? Math.min(Number(setting), 60_000) : undefined
}

/** Reads the settings of a request's URL, headers or cookies; invalid ones are ignored. */
export function readSettings(request: Request): {
  scenario: ScenarioName | undefined
  latency: number | undefined
  fault: Fault | undefined
  moment: number | undefined
} {
  const scenario = readSetting(request, 'scenario')
  return {
    scenario: isScenarioName(scenario) ? scenario : undefined,
    latency: parseLatency(readSetting(request, 'latency')),
    fault: parseFault(readSetting(request, 'fault')),
    moment: parseAt(readSetting(request, momentSetting)),
  }
}

/** Returns the `Set-Cookie` values that store a URL's settings. */
export function formatSettingCookies(url: URL): string[] {
  return [...settingNames, momentSetting].flatMap((name) => {
    const value = url.searchParams.get(name)
    return value !== null && /^[\w:-]{0,40}$/.test(value) ? [`sandbox-${name}=${value}; Path=/; SameSite=Lax`] : []
  })
}
