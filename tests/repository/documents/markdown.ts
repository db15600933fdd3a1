import type { Nodes, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

export type Heading = { depth: number; text: string; slug: string }

/** A link of a document with its line. */
export type Link = { url: string; line: number }

const parser = unified().use(remarkParse)

function parse(source: string): Root {
  return parser.parse(source)
}

function* walk(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* walk(child)
}

function getText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(getText).join('') : ''
}

/**
 * GitHub's rule: lower case, without punctuation and symbols, a hyphen for each space. Letters of every script stay.
 */
function getSlug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}

/** Returns a document's headings with GitHub's anchors: the second of one name ends in `-1`. */
export function listHeadings(source: string): Heading[] {
  const seen = new Map<string, number>()
  return [...walk(parse(source))].flatMap((node) => {
    if (node.type !== 'heading') return []
    const text = getText(node)
    const slug = getSlug(text)
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    return { depth: node.depth, text, slug: before === 0 ? slug : `${slug}-${before}` }
  })
}

/** Returns every link and picture of a document. */
export function listLinks(source: string): Link[] {
  return [...walk(parse(source))].flatMap((node) =>
    node.type === 'link' || node.type === 'image' || node.type === 'definition'
      ? { url: node.url, line: node.position?.start.line ?? 0 }
      : [],
  )
}

/** Text that looks like a link but is not one: an element not handled here, or `[a word]` without a definition. */
export function findBrokenLinks(source: string): Link[] {
  return [...walk(parse(source))].flatMap((node) => {
    const [match] =
      (node.type === 'html' && /\s(?:href|src)=.*/.exec(node.value)) ||
      (node.type === 'text' && /\[[^\]]+\]/.exec(node.value)) ||
      []
    return match === undefined ? [] : { url: match, line: node.position?.start.line ?? 0 }
  })
}

/** Returns the cells of all tables of a document, without header rows. */
export function listTableRows(source: string): string[][] {
  const rows = source.split('\n').map((line) => (line.startsWith('|') ? line.split('|').slice(1, -1) : undefined))
  return rows.flatMap((cells, index) => {
    const isRule = cells?.every((cell) => /^ *:?-+:? *$/.test(cell)) === true
    const isHead = rows[index - 1] === undefined
    return cells === undefined || isRule || isHead ? [] : [cells.map((cell) => cell.trim())]
  })
}
