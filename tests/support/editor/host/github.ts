import { answerGitHubGraphQL } from './github-graphql.ts'
import { answerGitHubRest } from './github-rest.ts'
import { StandIn, type Answer, type Asked } from './stand-in.ts'

/** A stand-in for GitHub. */
export class GitHubStandIn extends StandIn {
  readonly editor = '/github/admin/'
  protected readonly addresses = {
    api: 'https://api.github.com',
    status: 'https://www.githubstatus.com',
    allIsWell: { status: { indicator: 'none' } },
  }

  protected answer({ method, url, body }: Asked): Answer | undefined {
    if (url.pathname === '/graphql') return { status: 200, json: answerGitHubGraphQL(this, body) }
    return answerGitHubRest(this, method, url.pathname, body)
  }
}
