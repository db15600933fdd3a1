import { answerGitLabGraphQL } from './gitlab-graphql.ts'
import { answerGitLabRest } from './gitlab-rest.ts'
import { StandIn, type Answer, type Asked } from './stand-in.ts'

/** A stand-in for GitLab. */
export class GitLabStandIn extends StandIn {
  readonly editor = '/gitlab/admin/'
  protected readonly addresses = {
    api: 'https://gitlab.com',
    status: 'https://status-api.hostedstatus.com',
    allIsWell: { result: { status_overall: { status_code: 100 } } },
  }

  protected answer({ method, url, body }: Asked): Answer | undefined {
    if (url.pathname === '/api/graphql') return { status: 200, json: answerGitLabGraphQL(this, body) }
    return answerGitLabRest(this, { method, url, body })
  }
}
