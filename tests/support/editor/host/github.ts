import type { BrowserContext, Route } from '@playwright/test'

import { BareRepository, type Files } from './bare-repository.ts'
import { answerGitHubGraphQL, type Host } from './github-graphql.ts'
import { answerGitHubRest, type Answer } from './github-rest.ts'

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

/** A stand-in for GitHub that holds a real git repository, `example/campaigns`, and takes one token. */
export class GitHubStandIn implements Host {
  readonly repository: BareRepository
  readonly pulls: Host['pulls'] = []
  /** The token that is taken; another one has expired. */
  token = 'token-of-a-marketer'
  /** Where there is none, every request fails as without a network. */
  isReachable = true
  /** What was asked that the stand-in has no answer to: a test expects nothing. */
  readonly unknown: string[] = []

  constructor(files: Files) {
    this.repository = new BareRepository(files)
  }

  /** Answers the requests of a browser that go to GitHub. */
  async answerIn(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.#fulfill(route))
    const json = { status: { indicator: 'none' } }
    await context.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json, headers: cors }))
  }

  async #fulfill(route: Route): Promise<void> {
    if (!this.isReachable) return route.abort('internetdisconnected')
    const { status, json, bytes } = this.#answer(route)
    const type = json === undefined ? 'application/octet-stream' : 'application/json'
    const body = bytes ?? (json === undefined ? '' : JSON.stringify(json))
    return route.fulfill({ status, body, headers: { ...cors, 'Content-Type': type } })
  }

  #answer(route: Route): Answer {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const method = request.method()
    if (method === 'OPTIONS') return { status: 204 }
    if (!(request.headers()['authorization'] ?? '').endsWith(` ${this.token}`))
      return { status: 401, json: { message: 'Bad credentials' } }
    const body: unknown = request.postData() === null ? {} : request.postDataJSON()
    if (pathname === '/graphql')
      return { status: 200, json: this.#query(body as Parameters<typeof answerGitHubGraphQL>[1]) }
    const answer = answerGitHubRest(this, method, pathname, body as Record<string, unknown>)
    if (!answer) this.unknown.push(`${method} ${pathname}`)
    return answer ?? { status: 404, json: { message: 'Not Found' } }
  }

  #query(asked: Parameters<typeof answerGitHubGraphQL>[1]): unknown {
    const answer = answerGitHubGraphQL(this, asked)
    const [first] = (answer['errors'] ?? []) as { message: string }[]
    if (first && /Field|Parse|undefined/.test(first.message)) this.unknown.push(`${first.message}: ${asked.query}`)
    return answer
  }
}
