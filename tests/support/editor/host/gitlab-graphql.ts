import { answerGraphQL, type Node } from './graphql.ts'
import type { Host } from './fake-host.ts'

/*
 * The part of GitLab's GraphQL API that the editor calls: the files of a branch, and their content.
 */

/** Maximum number of files in a response. A cursor is the index of the next file, as a string. */
const pageSize = 100

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Lists the files of a branch, in pages. */
function listFiles({ repository }: Host, branch: string, cursor: string): Node {
  const files = repository.tree(branch)
  const start = cursor === '' ? 0 : Number(cursor)
  const end = start + pageSize
  const nodes = files.slice(start, end).map(({ path, sha }) => ({ type: 'blob', path, sha }))
  return { nodes, pageInfo: { endCursor: String(end), hasNextPage: end < files.length } }
}

function buildTree(host: Host, branch: string): Node {
  const [lastCommit] = host.repository.log(branch, 1)
  return {
    lastCommit: lastCommit && { sha: lastCommit.oid, message: lastCommit.message },
    blobs: ({ after }: Node) => listFiles(host, branch, toText(after)),
  }
}

/** Returns the files of a branch with these paths; the text of a binary file is null. */
function readFiles({ repository }: Host, branch: string, paths: readonly string[]): Node[] {
  const filesByPath = new Map(repository.tree(branch).map((file) => [file.path, file]))
  return paths.flatMap((path) => {
    const file = filesByPath.get(path)
    if (!file) return []
    const bytes = repository.blob(file.sha)
    const isBinary = bytes.includes(0)
    return [{ path, oid: file.sha, size: file.size, rawTextBlob: isBinary ? null : bytes.toString() }]
  })
}

/** Executes a query of GitLab's GraphQL API. Like GitLab, reports an error as a list with a message. */
export function answerGitLabGraphQL(host: Host, { query, variables }: Node): Node {
  const repository = {
    rootRef: 'main',
    tree: ({ ref }: Node) => buildTree(host, toText(ref)),
    blobs: ({ ref, paths }: Node) => ({
      nodes: readFiles(host, toText(ref), Array.isArray(paths) ? paths.map(toText) : []),
    }),
  }
  try {
    return { data: answerGraphQL({ project: () => ({ repository }) }, toText(query), variables as Node) }
  } catch (error) {
    return { errors: [{ message: error instanceof Error ? error.message : String(error) }] }
  }
}
