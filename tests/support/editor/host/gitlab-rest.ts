import type { Host, HostResponse, PullRequest } from './fake-host.ts'
import { ofPullRequest, type Route, type RoutedRequest } from './rest-routes.ts'

/*
 * The part of GitLab's REST API that the editor calls. GitLab calls a pull request a merge request.
 */

const user = {
  id: 1,
  username: 'marketer',
  name: 'Marketer',
  email: '',
  avatar_url: '',
  web_url: 'https://gitlab.com/m',
}
const notFound: HostResponse = { status: 404, json: { message: '404 Not found' } }
const draftPrefix = 'Draft: '

/** Parses a comma-separated list; empty for any other value. */
function parseList(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').filter(Boolean) : []
}

function readBranch({ host, captured: [branch = ''] }: RoutedRequest): HostResponse {
  return { status: 200, json: { commit: { id: host.repository.head(branch) } } }
}

function deleteBranch({ host, captured: [branch = ''] }: RoutedRequest): HostResponse {
  if (host.repository.head(branch) === undefined) return notFound
  host.repository.remove(branch)
  return { status: 204 }
}

function readFile({ host, url, captured: [filePath = ''] }: RoutedRequest): HostResponse {
  const branch = url.searchParams.get('ref') ?? 'main'
  const file = host.repository.tree(branch).find(({ path }) => path === filePath)
  return file ? { status: 200, bytes: host.repository.blob(file.sha) } : notFound
}

/** A change of a file in a commit, in GitLab's format. */
type Action = { action: string; content: string; encoding: string; file_path: string; previous_path?: string }

/** Returns the new content by path of the files that an action changes; undefined deletes a file. */
function filesOfAction({
  action,
  content,
  encoding,
  file_path,
  previous_path,
}: Action): [string, Buffer | undefined][] {
  if (action === 'delete') return [[file_path, undefined]]
  const written: [string, Buffer] = [file_path, Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')]
  return action === 'move' && previous_path !== undefined ? [[previous_path, undefined], written] : [written]
}

function createCommit({ host: { repository }, body }: RoutedRequest): HostResponse {
  const branch = String(body['branch'])
  const startBranch = body['start_branch']
  if (typeof startBranch === 'string') {
    if (repository.head(branch) !== undefined)
      return { status: 400, json: { message: `A branch called '${branch}' already exists.` } }
    repository.create(branch, repository.head(startBranch) ?? '')
  }
  const files = new Map((body['actions'] as Action[]).flatMap(filesOfAction))
  const id = repository.commit(branch, undefined, files, String(body['commit_message']))
  return { status: 201, json: { id, committed_date: repository.log(branch, 1)[0]?.committedDate } }
}

function formatMergeRequest({ repository }: Host, pull: PullRequest): object {
  const { number, title, branch, labels, state, created } = pull
  return {
    id: 100 + number,
    iid: number,
    title,
    labels,
    state: state === 'open' ? 'opened' : state,
    web_url: `https://gitlab.com/example/campaigns/-/merge_requests/${number}`,
    source_branch: branch,
    sha: repository.head(branch),
    created_at: created,
    updated_at: created,
    author: user,
    detailed_merge_status: 'conflict',
  }
}

function listMergeRequests({ host, url }: RoutedRequest): HostResponse {
  const label = url.searchParams.get('labels')
  const branch = url.searchParams.get('source_branch')
  const found = host.pulls
    .filter(({ state }) => state === 'open')
    .filter(({ labels }) => label === null || labels.includes(label))
    .filter((pull) => branch === null || pull.branch === branch)
  return { status: 200, json: found.map((pull) => formatMergeRequest(host, pull)) }
}

function createMergeRequest({ host, body }: RoutedRequest): HostResponse {
  const title = String(body['title'])
  const pull: PullRequest = {
    number: host.pulls.length + 1,
    title,
    branch: String(body['source_branch']),
    base: String(body['target_branch']),
    isDraft: title.startsWith(draftPrefix),
    labels: parseList(body['labels']),
    state: 'open',
    created: new Date().toISOString(),
  }
  host.pulls.push(pull)
  return { status: 201, json: formatMergeRequest(host, pull) }
}

function readMergeRequest(pull: PullRequest, { host }: RoutedRequest): HostResponse {
  return { status: 200, json: formatMergeRequest(host, pull) }
}

function updateMergeRequest(pull: PullRequest, { host, body }: RoutedRequest): HostResponse {
  if (typeof body['title'] === 'string') pull.title = body['title']
  pull.isDraft = pull.title.startsWith(draftPrefix)
  const removed = parseList(body['remove_labels'])
  pull.labels = [...pull.labels.filter((label) => !removed.includes(label)), ...parseList(body['add_labels'])]
  if (body['state_event'] === 'close') pull.state = 'closed'
  return { status: 200, json: formatMergeRequest(host, pull) }
}

function mergeMergeRequest(pull: PullRequest, { host, body: { sha } }: RoutedRequest): HostResponse {
  if (sha !== undefined && sha !== host.repository.head(pull.branch))
    return { status: 409, json: { message: 'SHA does not match HEAD of source branch' } }
  if (pull.isDraft) return { status: 405, json: { message: '405 Method Not Allowed' } }
  try {
    host.repository.merge(pull.base, pull.branch, pull.title)
  } catch {
    return { status: 405, json: { message: '405 Method Not Allowed' } }
  }
  pull.state = 'merged'
  host.repository.remove(pull.branch)
  return { status: 200, json: formatMergeRequest(host, pull) }
}

function listDiffs({ base, branch }: PullRequest, { host }: RoutedRequest): HostResponse {
  const changed = host.repository.changed(base, branch)
  const json = changed.map(({ path, isDeleted }) => ({ old_path: path, new_path: path, deleted_file: isDeleted }))
  return { status: 200, json }
}

const project = '/api/v4/projects/example%2Fcampaigns'
const mergeRequests = `${project}/merge_requests`

export const gitLabRoutes: readonly Route[] = [
  ['GET', '/api/v4/user', () => ({ status: 200, json: user })],
  ['GET', '/api/v4/avatar', () => ({ status: 200, json: { avatar_url: '' } })],
  ['GET', `${project}/users`, () => ({ status: 200, json: [user] })],
  ['GET', `${project}/deployments`, () => ({ status: 200, json: [] })],
  ['GET', `${project}/repository/commits/\\w+/statuses`, () => ({ status: 200, json: [] })],
  ['GET', `${project}/repository/branches/(.+)`, readBranch],
  ['DELETE', `${project}/repository/branches/(.+)`, deleteBranch],
  ['POST', `${project}/repository/commits`, createCommit],
  ['GET', `${project}/repository/files/([^/]+)/raw`, readFile],
  ['GET', mergeRequests, listMergeRequests],
  ['POST', mergeRequests, createMergeRequest],
  ['GET', `${mergeRequests}/(\\d+)`, ofPullRequest(readMergeRequest)],
  ['PUT', `${mergeRequests}/(\\d+)`, ofPullRequest(updateMergeRequest)],
  ['GET', `${mergeRequests}/(\\d+)/diffs`, ofPullRequest(listDiffs)],
  ['PUT', `${mergeRequests}/(\\d+)/merge`, ofPullRequest(mergeMergeRequest)],
]
