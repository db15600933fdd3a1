import { allCalls } from '../calls/all-calls.ts'
import type { Call } from '../calls/call.ts'
import type { SandboxResult } from './handler.ts'
import { handlers } from './handlers.ts'
import { respondWithFault } from './respond-with-fault.ts'
import { readInput } from './read-input.ts'
import { Refusal, formatRefusal } from './refusal.ts'
import { getCircumstances, defaultScenario, type ScenarioName } from './scenarios.ts'
import { formatSettingCookies, readSettings, readVisitorId, visitorIdName } from './settings.ts'
import { startVisit, createVisits, type Visit, type Visits } from './visits.ts'

/**
 * Replaces the provider's server (D19): maps a request to a response, as strictly as a real one. The settings of a request
 * name a scenario, the scenario sets the circumstances, which include a fault and a latency, and settings of the same
 * name override those two. Throws a TypeError, as
 * `fetch` does, if a scenario breaks the connection; nothing else.
 */
export type Sandbox = (request: Request) => Promise<Response>

/** What a host of the sandbox or a test replaces. */
export type SandboxOptions = {
  /** The store of visits, by default in memory. */
  visits?: Visits
  /** Milliseconds since 1970. */
  now?: () => number
  wait?: (milliseconds: number) => Promise<void>
}

const callsByPath: ReadonlyMap<string, Call> = new Map(Object.values(allCalls).map((call) => [call.path, call]))

/** Returns whether the sandbox is responsible for a path, even if there is no such call. */
export function isApiPath(path: string): boolean {
  return /^\/(?:api\/)?v1\//.test(path)
}

/**
 * Finds the call of a request.
 * @throws Refusal 404, 405, 415
 */
function findCall(request: Request): Call {
  const call = callsByPath.get(new URL(request.url).pathname)
  if (!call) throw new Refusal(404, 'no such call')
  if (request.method !== 'POST') throw new Refusal(405, 'calls are posted', undefined, { Allow: 'POST' })
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json')
    throw new Refusal(415, 'the content type is not application/json')
  return call
}

function createJsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })
}

const waitFor = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Creates an unguessable id, in 32 hexadecimal digits, for a visitor without one. */
function createVisitorId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Creates a sandbox that remembers its visitors. */
export function createSandbox({
  visits = createVisits(),
  now = Date.now,
  wait = waitFor,
}: SandboxOptions = {}): Sandbox {
  /** Returns the visitor's state, which is reset when the scenario changes. */
  function getVisit(visitor: string, scenario: ScenarioName): Visit {
    const visit = visits.get(visitor)
    return visit?.scenario === scenario ? visit : startVisit(scenario)
  }

  async function respondTo(request: Request, visitor: string): Promise<Response> {
    const call = findCall(request)
    const settings = readSettings(request)
    const scenario = settings.scenario ?? visits.get(visitor)?.scenario ?? defaultScenario
    const circumstances = getCircumstances(scenario)
    const fault = settings.fault ?? circumstances.fault
    const latency = settings.latency ?? circumstances.latency
    visits.set(visitor, getVisit(visitor, scenario))
    if (latency > 0) await wait(latency)
    if (fault !== undefined) return respondWithFault(fault)
    if (call.access === 'signed-in' && !circumstances.isSignedIn) throw new Refusal(401, 'not signed in')
    const input = await readInput(request, call)
    // No awaits after this line, so that concurrent requests cannot overwrite each other's changes.
    const context = { visitor, visit: getVisit(visitor, scenario), circumstances, now: settings.moment ?? now() }
    const { body, visit }: SandboxResult = handlers.get(call.path)?.(input, context) ?? { body: {} }
    if (visit) visits.set(visitor, visit)
    return createJsonResponse(200, body)
  }

  return async (request) => {
    const knownVisitor = readVisitorId(request)
    const visitor = knownVisitor ?? createVisitorId()
    const response = await respondTo(request, visitor).catch((error: unknown) => {
      if (error instanceof Refusal) return createJsonResponse(error.status, formatRefusal(error), error.headers)
      throw error
    })
    if (knownVisitor === undefined)
      response.headers.append('Set-Cookie', `${visitorIdName}=${visitor}; Path=/; HttpOnly; SameSite=Lax`)
    for (const cookie of formatSettingCookies(new URL(request.url))) response.headers.append('Set-Cookie', cookie)
    return response
  }
}
