import type { BrowserContext, Route } from '@playwright/test'

import { BareRepository, type Files } from './bare-repository.ts'

/** A response with a JSON body, with bytes, or without a body. */
export type HostResponse = { status: number; json?: unknown; bytes?: Buffer }

/** A request of a browser to a host, with its JSON body. */
export type HostRequest = { method: string; url: URL; body: Record<string, unknown> }

/** A pull request of the fake host. */
export type PullRequest = {
  number: number
  title: string
  branch: string
  base: string
  isDraft: boolean
  labels: string[]
  state: 'open' | 'closed' | 'merged'
  created: string
}

/** The state of a host: its git repository, `example/campaigns`, and the pull requests. */
export type Host = { repository: BareRepository; pulls: PullRequest[] }

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

const unauthorized: HostResponse = { status: 401, json: { message: 'Bad credentials' } }
const notFound: HostResponse = { status: 404, json: { message: 'Not Found' } }

/** Simulates a host of git repositories in the browser's network. The repository is real. */
export abstract class FakeHost implements Host {
  readonly repository: BareRepository
  readonly pulls: PullRequest[] = []
  /** The only valid token. */
  token = 'token-of-a-marketer'
  /** If false, every request fails as without a network. */
  isReachable = true
  /** Every response waits for it. */
  pause: Promise<void> = Promise.resolve()
  /** Requests that the fake host does not support. Tests expect none. */
  readonly unknown: string[] = []
  /** The path of the editor that is configured for this host. */
  abstract readonly editor: string
  /** Origins of the API and of the status page, and the response of that page while the host works. */
  protected abstract readonly addresses: { api: string; status: string; allIsWell: unknown }

  constructor(files: Files) {
    this.repository = new BareRepository(files)
  }

  protected abstract respond(request: HostRequest): HostResponse | undefined

  /** Handles all requests of a browser to the host. */
  async answerIn(context: BrowserContext): Promise<void> {
    const { api, status, allIsWell } = this.addresses
    await context.route(`${api}/**`, (route) => this.#fulfill(route))
    await context.route(`${status}/**`, (route) => route.fulfill({ json: allIsWell, headers: cors }))
  }

  async #fulfill(route: Route): Promise<void> {
    if (!this.isReachable) return route.abort('internetdisconnected')
    await this.pause
    const { status, json, bytes } = this.#respondTo(route)
    const type = json === undefined ? 'application/octet-stream' : 'application/json'
    const body = bytes ?? (json === undefined ? '' : JSON.stringify(json))
    return route.fulfill({ status, body, headers: { ...cors, 'Content-Type': type } })
  }

  #respondTo(route: Route): HostResponse {
    const request = route.request()
    const method = request.method()
    if (method === 'OPTIONS') return { status: 204 }
    if (!(request.headers()['authorization'] ?? '').endsWith(` ${this.token}`)) return unauthorized
    const body = request.postData() === null ? {} : (request.postDataJSON() as Record<string, unknown>)
    const response = this.respond({ method, url: new URL(request.url()), body })
    if (!response) {
      this.unknown.push(`${method} ${request.url()}`)
      return notFound
    }
    // A query that the fake GraphQL server cannot parse, or a field that it does not have.
    const { errors: [error] = [] } = (response.json ?? {}) as { errors?: { message: string }[] }
    if (error && /Field|Parse/.test(error.message)) this.unknown.push(error.message)
    return response
  }
}
