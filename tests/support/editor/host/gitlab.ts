import { answerGitLabGraphQL } from './gitlab-graphql.ts'
import { gitLabRoutes } from './gitlab-rest.ts'
import { routeRequest } from './rest-routes.ts'
import { StandIn, type HostResponse, type HostRequest } from './stand-in.ts'

/** Simulates gitlab.com. */
export class GitLabStandIn extends StandIn {
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
