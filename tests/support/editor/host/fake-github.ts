import { answerGitHubGraphQL } from './github-graphql.ts'
import { gitHubRoutes } from './github-rest.ts'
import { routeRequest } from './rest-routes.ts'
import { FakeHost, type HostResponse, type HostRequest } from './fake-host.ts'

/** Simulates github.com. */
export class FakeGitHub extends FakeHost {
  readonly editor = '/github/admin/'
  protected readonly addresses = {
    api: 'https://api.github.com',
    status: 'https://www.githubstatus.com',
    allIsWell: { status: { indicator: 'none' } },
  }

  protected respond(request: HostRequest): HostResponse | undefined {
    if (request.url.pathname === '/graphql') return { status: 200, json: answerGitHubGraphQL(this, request.body) }
    return routeRequest(gitHubRoutes, this, request)
  }
}
