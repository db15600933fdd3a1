import { answerGraphQL, type Node } from './graphql.ts'
import type { Host } from './stand-in.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Files come in pages of a hundred, each after the last of the one before. */
const pageSize = 100

function treeNode({ repository }: Host, ref: string): Node {
  const [last] = repository.log(ref, 1)
  return {
    lastCommit: last && { sha: last.oid, message: last.message },
    blobs: ({ after }: Node) => {
      const files = repository.tree(ref)
      const start = Number(text(after) || 0)
      const end = start + pageSize
      const nodes = files.slice(start, end).map(({ path, sha }) => ({ type: 'blob', path, sha }))
      return { nodes, pageInfo: { endCursor: String(end), hasNextPage: end < files.length } }
    },
  }
}

function blobNodes({ repository }: Host, { ref, paths }: Node): Node[] {
  const wanted = Array.isArray(paths) ? paths.map(text) : []
  const files = new Map(repository.tree(text(ref)).map((file) => [file.path, file]))
  return wanted.flatMap((path) => {
    const file = files.get(path)
    if (!file) return []
    const bytes = repository.blob(file.sha)
    return [{ path, oid: file.sha, size: file.size, rawTextBlob: bytes.includes(0) ? null : bytes.toString() }]
  })
}

/** Answers GitLab's GraphQL, errors as it does: with a list of them. */
export function answerGitLabGraphQL(host: Host, { query, variables }: Node): Node {
  const repository = {
    rootRef: 'main',
    tree: ({ ref }: Node) => treeNode(host, text(ref)),
    blobs: (given: Node) => ({ nodes: blobNodes(host, given) }),
  }
  try {
    return { data: answerGraphQL({ project: () => ({ repository }) }, text(query), variables as Node) }
  } catch (error) {
    return { errors: [{ message: error instanceof Error ? error.message : String(error) }] }
  }
}
