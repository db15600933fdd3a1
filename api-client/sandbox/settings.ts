import { parseCookie } from 'cookie'

import { isScenarioName, readFault, readLatency, type Fault, type ScenarioName } from './scenarios.ts'

/** How a visitor is known: a cookie, or, where a script can neither read nor set one, a header of the same name. */
export const visitorName = 'sandbox-visitor'

/** What a person may choose by `?name=` or by a cookie of the name `sandbox-name`, which the first sets. */
export const settingNames = ['scenario', 'latency', 'fault'] as const

const longestSetting = 40

/** The value of a cookie; undefined where there is none. */
function readCookie({ headers }: Request, name: string): string | undefined {
  return parseCookie(headers.get('cookie') ?? '')[name]
}

/** What was chosen, in this order: in the address, by header, by cookie. */
function readSetting(request: Request, name: string): string | undefined {
  const chosen = new URL(request.url).searchParams.get(name) ?? request.headers.get(`sandbox-${name}`)
  const value = chosen ?? readCookie(request, `sandbox-${name}`)
  return value !== undefined && value.length <= longestSetting ? value : undefined
}

/** The visitor that a request names, or undefined where it names none that could be one. */
export function readVisitor(request: Request): string | undefined {
  const name = request.headers.get(visitorName) ?? readCookie(request, visitorName)
  return name !== undefined && /^[a-z0-9-]{8,40}$/.test(name) ? name : undefined
}

/** What a request's address or cookies choose; what nobody could mean is left out. */
export function readSettings(request: Request): {
  scenario: ScenarioName | undefined
  latency: number | undefined
  fault: Fault | undefined
} {
  const scenario = readSetting(request, 'scenario')
  return {
    scenario: isScenarioName(scenario) ? scenario : undefined,
    latency: readLatency(readSetting(request, 'latency')),
    fault: readFault(readSetting(request, 'fault')),
  }
}

/** The choices that stand in an address and are to be kept, as cookies for `Set-Cookie`. */
export function cookiesToKeep(url: URL): string[] {
  return settingNames.flatMap((name) => {
    const value = url.searchParams.get(name)
    return value !== null && /^[a-z0-9-]{0,40}$/.test(value) ? [`sandbox-${name}=${value}; Path=/; SameSite=Lax`] : []
  })
}
