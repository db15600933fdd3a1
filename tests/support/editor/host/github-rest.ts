import type { HostResponse, PullRequest } from './fake-host.ts'
import { ofPullRequest, type Route, type RoutedRequest } from './rest-routes.ts'

/*
 * The part of GitHub's REST API that the editor calls.
 */

const user = { id: 1, login: 'marketer', name: 'Marketer', email: '', avatar_url: '', html_url: 'https://github.com/m' }

function listFiles({ host, captured: [treeName = ''] }: RoutedRequest): HostResponse {
  return { status: 200, json: { tree: host.repository.tree(treeName).map((file) => ({ ...file, type: 'blob' })) } }
}

function readBlob({ host, captured: [sha = ''] }: RoutedRequest): HostResponse {
  return { status: 200, bytes: host.repository.blob(sha) }
}

function createPullRequest({ host, body }: RoutedRequest): HostResponse {
  const pull: PullRequest = {
    number: host.pulls.length + 1,
    title: String(body['title']),
    branch: String(body['head']),
    base: String(body['base']),
    isDraft: body['draft'] === true,
    labels: [],
    state: 'open',
    created: new Date().toISOString(),
  }
  host.pulls.push(pull)
  const { number, title, branch, created } = pull
  return {
    status: 201,
    json: {
      number,
      node_id: `pull-${number}`,
      title,
      html_url: `https://github.com/example/campaigns/pull/${number}`,
      head: { sha: host.repository.head(branch) },
      created_at: created,
      updated_at: created,
    },
  }
}

function updatePullRequest(pull: PullRequest, { body }: RoutedRequest): HostResponse {
  if (body['state'] === 'closed') pull.state = 'closed'
  return { status: 200, json: {} }
}

function mergePullRequest(pull: PullRequest, { host, body }: RoutedRequest): HostResponse {
  if (pull.isDraft) return { status: 405, json: { message: 'Pull Request is still a draft' } }
  try {
    host.repository.merge(pull.base, pull.branch, String(body['commit_title']))
  } catch {
    return { status: 405, json: { message: 'Pull Request is not mergeable' } }
  }
  pull.state = 'merged'
  return { status: 200, json: { merged: true } }
}

function readLabels({ labels }: PullRequest): HostResponse {
  return { status: 200, json: { labels: labels.map((name) => ({ name })) } }
}

function setLabels(pull: PullRequest, { body }: RoutedRequest): HostResponse {
  if (Array.isArray(body['labels'])) pull.labels = body['labels'].map(String)
  return readLabels(pull)
}

function deleteBranch({ host, captured: [branch = ''] }: RoutedRequest): HostResponse {
  host.repository.remove(branch)
  return { status: 204 }
}

function resetBranch({ host, body, captured: [branch = ''] }: RoutedRequest): HostResponse {
  host.repository.reset(branch, String(body['sha']))
  return { status: 200, json: {} }
}

const repo = '/repos/example/campaigns'

export const gitHubRoutes: readonly Route[] = [
  ['GET', '/user', () => ({ status: 200, json: user })],
  ['GET', `${repo}/collaborators/marketer`, () => ({ status: 204 })],
  ['GET', `${repo}/git/trees/(\\w+)`, listFiles],
  ['GET', `${repo}/git/blobs/(\\w+)`, readBlob],
  ['POST', `${repo}/pulls`, createPullRequest],
  ['PATCH', `${repo}/pulls/(\\d+)`, ofPullRequest(updatePullRequest)],
  ['PUT', `${repo}/pulls/(\\d+)/merge`, ofPullRequest(mergePullRequest)],
  // The labels of a pull request belong to the issue of the same number.
  ['GET', `${repo}/issues/(\\d+)`, ofPullRequest(readLabels)],
  ['PATCH', `${repo}/issues/(\\d+)`, ofPullRequest(setLabels)],
  ['POST', `${repo}/issues/(\\d+)/labels`, ofPullRequest(setLabels)],
  ['DELETE', `${repo}/git/refs/heads/(.+)`, deleteBranch],
  ['PATCH', `${repo}/git/refs/heads/(.+)`, resetBranch],
]
