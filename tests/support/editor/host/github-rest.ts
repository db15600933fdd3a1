import type { Host } from './github-graphql.ts'
import type { PullRequest } from './pull-request.ts'

export type Answer = { status: number; json?: unknown; bytes?: Buffer }

type Body = Record<string, unknown>

/** The parts of an address that its pattern found, and what was sent. */
type Asked = { parts: string[]; body: Body; host: Host }

const user = { id: 1, login: 'marketer', name: 'Marketer', email: '', avatar_url: '', html_url: 'https://github.com/m' }
const missing: Answer = { status: 404, json: { message: 'Not Found' } }

function withPull({ host, parts: [number] }: Asked, answer: (pull: PullRequest) => Answer): Answer {
  const pull = host.pulls.find((each) => String(each.number) === number)
  return pull ? answer(pull) : missing
}

function openPull({ host, body }: Asked): Answer {
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
const routes: readonly [method: string, pattern: string, answer: (asked: Asked) => Answer][] = [
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
  ['GET', `${ofRepository}/issues/(\\d+)`, (asked) => withPull(asked, (pull) => setLabels(pull, undefined))],
  [
    'PATCH',
    `${ofRepository}/issues/(\\d+)`,
    (asked) => withPull(asked, (pull) => setLabels(pull, asked.body['labels'])),
  ],
  [
    'POST',
    `${ofRepository}/issues/(\\d+)/labels`,
    (asked) => withPull(asked, (pull) => setLabels(pull, asked.body['labels'])),
  ],
  [
    'PUT',
    `${ofRepository}/pulls/(\\d+)/merge`,
    (asked) => withPull(asked, (pull) => mergePull(asked.host, pull, String(asked.body['commit_title']))),
  ],
  [
    'PATCH',
    `${ofRepository}/pulls/(\\d+)`,
    (asked) =>
      withPull(asked, (pull) => {
        if (asked.body['state'] === 'closed') pull.state = 'closed'
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
    const [, ...parts] = new RegExp(`^${pattern}$`).exec(decodeURIComponent(pathname)) ?? [undefined]
    const fits = new RegExp(`^${pattern}$`).test(decodeURIComponent(pathname))
    if (fits && expected === method) return answer({ parts: parts.filter((part) => part !== undefined), body, host })
  }
  return undefined
}
