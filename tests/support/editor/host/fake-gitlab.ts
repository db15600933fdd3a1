import { answerGitLabGraphQL } from './gitlab-graphql.ts'
import { gitLabRoutes } from './gitlab-rest.ts'
import { routeRequest } from './rest-routes.ts'
import { FakeHost, type HostResponse, type HostRequest } from './fake-host.ts'

/** Simulates gitlab.com. */
export class FakeGitLab extends FakeHost {
  readonly editor = '/gitlab/admin/'
  protected readonly addresses = {
    api: 'https://gitlab.com',
    status: 'https://status-api.hostedstatus.com',
    allIsWell: { result: { status_overall: { status_code: 100 } } },
  }

  protected respond(request: HostRequest): HostResponse | undefined {
    if (request.url.pathname === '/api/graphql') return { status: 200, json: answerGitLabGraphQL(this, request.body) }
    return routeRequest(gitLabRoutes, this, request)
  }
}
