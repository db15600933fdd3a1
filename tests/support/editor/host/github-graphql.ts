import type { Commit } from './bare-repository.ts'
import { answerGraphQL, type Node } from './graphql.ts'
import type { Host, PullRequest } from './fake-host.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function commitNode({ repository }: Host, name: string): Node {
  const node = ({ oid, message, committedDate, name: author, email }: Commit): Node => ({
    __typename: 'Commit',
    oid,
    message,
    committedDate,
    author: { name: author, email, avatarUrl: null, user: null },
    status: null,
    deployments: { nodes: [] },
    checkSuites: { nodes: [] },
  })
  const [last] = repository.log(name, 1)
  return {
    ...(last && node(last)),
    history: ({ first, path }: Node) => ({
      nodes: repository.log(name, Number(first), path === undefined ? undefined : text(path)).map(node),
    }),
  }
}

function refNode(host: Host, given: unknown): Node | undefined {
  const name = text(given).replace(/^refs\/heads\//, '')
  return host.repository.head(name) === undefined ? undefined : { name, target: commitNode(host, name) }
}

function blobNode({ repository }: Host, oid: string): Node {
  const bytes = repository.blob(oid)
  const isBinary = bytes.includes(0)
  const shown = isBinary ? null : bytes.toString()
  return { __typename: 'Blob', oid, byteSize: bytes.length, isBinary, isTruncated: false, text: shown }
}

/** Returns a blob by its own name, or by a branch and a path; or a commit. */
function objectNode(host: Host, { oid, expression }: Node): Node | undefined {
  const [branch = '', file = ''] = text(expression).split(/:(.*)/s)
  const found = expression === undefined ? text(oid) : host.repository.find(branch, file)
  if (found === undefined) return undefined
  return host.repository.typeOf(found) === 'commit' ? commitNode(host, found) : blobNode(host, found)
}

function pullNode({ repository }: Host, { number, title, branch, base, isDraft, labels, created }: PullRequest): Node {
  const files = repository.changed(base, branch)
  return {
    id: `pull-${number}`,
    number,
    title,
    url: `https://github.com/example/campaigns/pull/${number}`,
    isDraft,
    isCrossRepository: false,
    createdAt: created,
    updatedAt: created,
    headRefName: branch,
    headRefOid: repository.head(branch),
    author: { __typename: 'User', login: 'marketer', avatarUrl: null, name: 'Marketer', email: '', databaseId: 1 },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: { nodes: files.map(({ path, isDeleted }) => ({ path, changeType: isDeleted ? 'DELETED' : 'MODIFIED' })) },
  }
}

function repositoryNode(host: Host): Node {
  return {
    __typename: 'Repository',
    id: 'repository',
    defaultBranchRef: { name: 'main' },
    ref: ({ qualifiedName }: Node) => refNode(host, qualifiedName),
    object: (given: Node) => objectNode(host, given),
    pullRequests: ({ labels, headRefName }: Node) => {
      const open = host.pulls.filter(({ state }) => state === 'open')
      const wanted = open.filter(
        (pull) =>
          (headRefName === undefined || pull.branch === headRefName) &&
          (!Array.isArray(labels) || pull.labels.some((label) => labels.includes(label))),
      )
      return { totalCount: wanted.length, nodes: wanted.map((pull) => pullNode(host, pull)) }
    },
  }
}

type CommitInput = {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
  message: { headline: string }
}

function createCommit(host: Host, { branch, expectedHeadOid, fileChanges, message }: CommitInput): Node {
  const { repository } = host
  const { branchName } = branch
  const files = new Map<string, Buffer | undefined>([
    ...fileChanges.deletions.map(({ path }) => [path, undefined] as const),
    ...fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
  ])
  repository.commit(branchName, expectedHeadOid, files, message.headline)
  const file = ({ path }: Node) => ({ oid: repository.find(branchName, text(path)) })
  return { commit: { ...commitNode(host, branchName), file } }
}

/** Returns what changes something, by name; each takes what GitHub calls its input. */
function mutationNode(host: Host): Node {
  const setDraft = (isDraft: boolean) => (given: Node) => {
    const { pullRequestId } = given['input'] as Node
    const pull = host.pulls.find(({ number }) => `pull-${number}` === pullRequestId)
    if (pull) pull.isDraft = isDraft
    return { pullRequest: { isDraft } }
  }
  return {
    createCommitOnBranch: ({ input }: Node) => createCommit(host, input as CommitInput),
    createRef: ({ input }: Node) => {
      const { name, oid } = input as Node
      host.repository.create(text(name).replace('refs/heads/', ''), text(oid))
      return { ref: { name } }
    },
    convertPullRequestToDraft: setDraft(true),
    markPullRequestReadyForReview: setDraft(false),
  }
}

/** Answers GitHub's GraphQL, errors as it does: with a list of them. */
export function answerGitHubGraphQL(host: Host, { query, variables }: Node): Node {
  const isMutation = text(query).trimStart().startsWith('mutation')
  const root = isMutation ? mutationNode(host) : { repository: () => repositoryNode(host) }
  try {
    return { data: answerGraphQL(root, text(query), variables as Node) }
  } catch (error) {
    return { errors: [{ message: error instanceof Error ? error.message : String(error) }] }
  }
}
