import type { BrowserContext, Route } from '@playwright/test'

import { BareRepository, type Files } from './bare-repository.ts'
import type { PullRequest } from './pull-request.ts'

/** What is answered: JSON, or bytes as they are. */
export type Answer = { status: number; json?: unknown; bytes?: Buffer }

/** What a host is asked. */
export type Asked = { method: string; url: URL; body: Record<string, unknown> }

/** What the interfaces of a host answer from. */
export type Host = { repository: BareRepository; pulls: PullRequest[] }

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

const refused: Answer = { status: 401, json: { message: 'Bad credentials' } }
const missing: Answer = { status: 404, json: { message: 'Not Found' } }

/** A stand-in for a host that holds a real git repository, `example/campaigns`, and takes one token. */
export abstract class StandIn implements Host {
  readonly repository: BareRepository
  readonly pulls: PullRequest[] = []
  /** The token that is taken; another one has expired. */
  token = 'token-of-a-marketer'
  /** Where it is not, every request fails as without a network. */
  isReachable = true
  /** What was asked that the stand-in has no answer to: a test expects nothing. */
  readonly unknown: string[] = []
  /** The path of the editor that saves at this host. */
  abstract readonly editor: string
  /** The address below which it answers, and that of its status page. */
  protected abstract readonly addresses: { api: string; status: string; allIsWell: unknown }

  constructor(files: Files) {
    this.repository = new BareRepository(files)
  }

  protected abstract answer(asked: Asked): Answer | undefined

  /** Answers the requests of a browser that go to the host. */
  async answerIn(context: BrowserContext): Promise<void> {
    const { api, status, allIsWell } = this.addresses
    await context.route(`${api}/**`, (route) => this.#fulfill(route))
    await context.route(`${status}/**`, (route) => route.fulfill({ json: allIsWell, headers: cors }))
  }

  async #fulfill(route: Route): Promise<void> {
    if (!this.isReachable) return route.abort('internetdisconnected')
    const { status, json, bytes } = this.#answerTo(route)
    const type = json === undefined ? 'application/octet-stream' : 'application/json'
    const body = bytes ?? (json === undefined ? '' : JSON.stringify(json))
    return route.fulfill({ status, body, headers: { ...cors, 'Content-Type': type } })
  }

  #answerTo(route: Route): Answer {
    const request = route.request()
    const method = request.method()
    if (method === 'OPTIONS') return { status: 204 }
    if (!(request.headers()['authorization'] ?? '').endsWith(` ${this.token}`)) return refused
    // Each sends objects only.
    const body = request.postData() === null ? {} : (request.postDataJSON() as Record<string, unknown>)
    const answer = this.answer({ method, url: new URL(request.url()), body })
    const [error] = ((answer?.json as { errors?: { message: string }[] } | undefined) ?? {}).errors ?? []
    if (!answer) this.unknown.push(`${method} ${request.url()}`)
    if (error && /Field|Parse/.test(error.message)) this.unknown.push(error.message)
    return answer ?? missing
  }
}
