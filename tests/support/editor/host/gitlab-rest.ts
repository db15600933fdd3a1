import type { PullRequest } from './pull-request.ts'
import type { Answer, Asked, Host } from './stand-in.ts'

type Called = Asked & { host: Host; parts: string[] }
type Action = { action: string; content: string; encoding: string; file_path: string; previous_path?: string }

const user = {
  id: 1,
  username: 'marketer',
  name: 'Marketer',
  email: '',
  avatar_url: '',
  web_url: 'https://gitlab.com/m',
}
const missing: Answer = { status: 404, json: { message: '404 Not found' } }

function requestOf(host: Host, { number, title, branch, labels, state, created }: PullRequest): object {
  return {
    id: 100 + number,
    iid: number,
    title,
    labels,
    state: state === 'open' ? 'opened' : state,
    web_url: `https://gitlab.com/example/campaigns/-/merge_requests/${number}`,
    source_branch: branch,
    sha: host.repository.head(branch),
    created_at: created,
    updated_at: created,
    author: user,
    detailed_merge_status: 'conflict',
  }
}

const listOf = (value: unknown): string[] => (typeof value === 'string' ? value.split(',').filter(Boolean) : [])

function commit({ host, body }: Called): Answer {
  const { repository } = host
  const [branch, start] = [String(body['branch']), body['start_branch']]
  if (typeof start === 'string') {
    if (repository.head(branch) !== undefined)
      return { status: 400, json: { message: `A branch called '${branch}' already exists.` } }
    repository.create(branch, repository.head(start) ?? '')
  }
  // GitLab's own words for what is to be done with each file.
  const files = (body['actions'] as Action[]).flatMap(({ action, content, encoding, file_path, previous_path }) => {
    const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')
    const gone = action === 'move' && previous_path !== undefined ? [[previous_path, undefined] as const] : []
    return [...gone, [file_path, action === 'delete' ? undefined : bytes] as const]
  })
  const id = repository.commit(branch, undefined, new Map(files), String(body['commit_message']))
  return { status: 201, json: { id, committed_date: repository.log(branch, 1)[0]?.committedDate } }
}

function readFile({ host, url, parts: [name = ''] }: Called): Answer {
  const file = host.repository.tree(url.searchParams.get('ref') ?? 'main').find(({ path }) => path === name)
  return file ? { status: 200, bytes: host.repository.blob(file.sha) } : missing
}

function list({ host, url }: Called): Answer {
  const [label, branch] = [url.searchParams.get('labels'), url.searchParams.get('source_branch')]
  const wanted = host.pulls.filter(
    (pull) =>
      pull.state === 'open' &&
      (label === null || pull.labels.includes(label)) &&
      (branch === null || pull.branch === branch),
  )
  return { status: 200, json: wanted.map((pull) => requestOf(host, pull)) }
}

function open({ host, body }: Called): Answer {
  const title = String(body['title'])
  const pull: PullRequest = {
    number: host.pulls.length + 1,
    title,
    branch: String(body['source_branch']),
    base: String(body['target_branch']),
    isDraft: title.startsWith('Draft: '),
    labels: listOf(body['labels']),
    state: 'open',
    created: new Date().toISOString(),
  }
  host.pulls.push(pull)
  return { status: 201, json: requestOf(host, pull) }
}

function withPull(called: Called, answer: (pull: PullRequest) => Answer): Answer {
  const pull = called.host.pulls.find(({ number }) => String(number) === called.parts[0])
  return pull ? answer(pull) : missing
}

function update(host: Host, pull: PullRequest, body: Called['body']): Answer {
  if (typeof body['title'] === 'string') pull.title = body['title']
  pull.isDraft = pull.title.startsWith('Draft: ')
  const removed = listOf(body['remove_labels'])
  pull.labels = [...pull.labels.filter((label) => !removed.includes(label)), ...listOf(body['add_labels'])]
  if (body['state_event'] === 'close') pull.state = 'closed'
  return { status: 200, json: requestOf(host, pull) }
}

function merge(host: Host, pull: PullRequest, { sha }: Called['body']): Answer {
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
  return { status: 200, json: requestOf(host, pull) }
}

function diffs(host: Host, { base, branch }: PullRequest): Answer {
  const changed = host.repository.changed(base, branch)
  const json = changed.map(({ path, isDeleted }) => ({ old_path: path, new_path: path, deleted_file: isDeleted }))
  return { status: 200, json }
}

const project = '/api/v4/projects/example%2Fcampaigns'
const requests = `${project}/merge_requests`

/** What is answered at which address; the first that fits. */
const routes: readonly [method: string, pattern: string, answer: (called: Called) => Answer][] = [
  ['GET', '/api/v4/user', () => ({ status: 200, json: user })],
  ['GET', '/api/v4/avatar', () => ({ status: 200, json: { avatar_url: '' } })],
  ['GET', `${project}/users`, () => ({ status: 200, json: [user] })],
  ['GET', `${project}/deployments`, () => ({ status: 200, json: [] })],
  ['GET', `${project}/repository/commits/\\w+/statuses`, () => ({ status: 200, json: [] })],
  [
    'GET',
    `${project}/repository/branches/(.+)`,
    ({ host, parts: [branch = ''] }) => ({ status: 200, json: { commit: { id: host.repository.head(branch) } } }),
  ],
  [
    'DELETE',
    `${project}/repository/branches/(.+)`,
    ({ host, parts: [branch = ''] }) => {
      if (host.repository.head(branch) === undefined) return missing
      host.repository.remove(branch)
      return { status: 204 }
    },
  ],
  ['POST', `${project}/repository/commits`, commit],
  ['GET', `${project}/repository/files/([^/]+)/raw`, readFile],
  ['GET', requests, list],
  ['POST', requests, open],
  [
    'GET',
    `${requests}/(\\d+)`,
    (called) => withPull(called, (pull) => ({ status: 200, json: requestOf(called.host, pull) })),
  ],
  ['PUT', `${requests}/(\\d+)`, (called) => withPull(called, (pull) => update(called.host, pull, called.body))],
  ['GET', `${requests}/(\\d+)/diffs`, (called) => withPull(called, (pull) => diffs(called.host, pull))],
  ['PUT', `${requests}/(\\d+)/merge`, (called) => withPull(called, (pull) => merge(called.host, pull, called.body))],
]

/** Answers GitLab's REST interface; undefined where the stand-in has nothing at an address. */
export function answerGitLabRest(host: Host, asked: Asked): Answer | undefined {
  for (const [method, pattern, answer] of routes) {
    const found = method === asked.method ? new RegExp(`^${pattern}$`).exec(asked.url.pathname) : null
    if (found) return answer({ ...asked, host, parts: found.slice(1).map(decodeURIComponent) })
  }
  return undefined
}
