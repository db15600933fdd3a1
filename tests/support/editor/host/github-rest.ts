import type { PullRequest } from './pull-request.ts'
import type { Answer, Host } from './stand-in.ts'

type Body = Record<string, unknown>

/** The parts of an address that its pattern found, and what was sent. */
type Called = { parts: string[]; body: Body; host: Host }

const user = { id: 1, login: 'marketer', name: 'Marketer', email: '', avatar_url: '', html_url: 'https://github.com/m' }
const missing: Answer = { status: 404, json: { message: 'Not Found' } }

function withPull({ host, parts: [number] }: Called, answer: (pull: PullRequest) => Answer): Answer {
  const pull = host.pulls.find((each) => String(each.number) === number)
  return pull ? answer(pull) : missing
}

function openPull({ host, body }: Called): Answer {
  const branch = String(body['head'])
  const created = new Date().toISOString()
  const pull: PullRequest = {
    number: host.pulls.length + 1,
    title: String(body['title']),
    branch,
    base: String(body['base']),
    isDraft: body['draft'] === true,
    labels: [],
    state: 'open',
    created,
  }
  host.pulls.push(pull)
  const { number, title } = pull
  const head = { sha: host.repository.head(branch) }
  const html_url = `https://github.com/example/campaigns/pull/${number}`
  const json = { number, node_id: `pull-${number}`, title, html_url, head, created_at: created, updated_at: created }
  return { status: 201, json }
}

function mergePull(host: Host, pull: PullRequest, title: string): Answer {
  if (pull.isDraft) return { status: 405, json: { message: 'Pull Request is still a draft' } }
  try {
    host.repository.merge(pull.base, pull.branch, title)
  } catch {
    return { status: 405, json: { message: 'Pull Request is not mergeable' } }
  }
  pull.state = 'merged'
  return { status: 200, json: { merged: true } }
}

function setLabels(pull: PullRequest, labels: unknown): Answer {
  if (Array.isArray(labels)) pull.labels = labels.map(String)
  return { status: 200, json: { labels: pull.labels.map((name) => ({ name })) } }
}

const ofRepository = '/repos/example/campaigns'

/** What is answered at which address; the first that fits. */
const routes: readonly [method: string, pattern: string, answer: (called: Called) => Answer][] = [
  ['GET', '/user', () => ({ status: 200, json: user })],
  ['GET', `${ofRepository}/collaborators/marketer`, () => ({ status: 204 })],
  [
    'GET',
    `${ofRepository}/git/trees/(\\w+)`,
    ({ host, parts: [name = ''] }) => ({
      status: 200,
      json: { tree: host.repository.tree(name).map((file) => ({ ...file, type: 'blob' })) },
    }),
  ],
  [
    'GET',
    `${ofRepository}/git/blobs/(\\w+)`,
    ({ host, parts: [sha = ''] }) => ({ status: 200, bytes: host.repository.blob(sha) }),
  ],
  ['POST', `${ofRepository}/pulls`, openPull],
  ['GET', `${ofRepository}/issues/(\\d+)`, (called) => withPull(called, (pull) => setLabels(pull, undefined))],
  [
    'PATCH',
    `${ofRepository}/issues/(\\d+)`,
    (called) => withPull(called, (pull) => setLabels(pull, called.body['labels'])),
  ],
  [
    'POST',
    `${ofRepository}/issues/(\\d+)/labels`,
    (called) => withPull(called, (pull) => setLabels(pull, called.body['labels'])),
  ],
  [
    'PUT',
    `${ofRepository}/pulls/(\\d+)/merge`,
    (called) => withPull(called, (pull) => mergePull(called.host, pull, String(called.body['commit_title']))),
  ],
  [
    'PATCH',
    `${ofRepository}/pulls/(\\d+)`,
    (called) =>
      withPull(called, (pull) => {
        if (called.body['state'] === 'closed') pull.state = 'closed'
        return { status: 200, json: {} }
      }),
  ],
  [
    'DELETE',
    `${ofRepository}/git/refs/heads/(.+)`,
    ({ host, parts: [branch = ''] }) => {
      host.repository.remove(branch)
      return { status: 204 }
    },
  ],
  [
    'PATCH',
    `${ofRepository}/git/refs/heads/(.+)`,
    ({ host, body, parts: [branch = ''] }) => {
      host.repository.reset(branch, String(body['sha']))
      return { status: 200, json: {} }
    },
  ],
]

/** Answers GitHub's REST interface; undefined where the stand-in has nothing at an address. */
export function answerGitHubRest(host: Host, method: string, pathname: string, body: Body): Answer | undefined {
  for (const [expected, pattern, answer] of routes) {
    const found = expected === method ? new RegExp(`^${pattern}$`).exec(pathname) : null
    if (found) return answer({ parts: found.slice(1).map(decodeURIComponent), body, host })
  }
  return undefined
}
