import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Pair,
  type Scalar,
  YAMLParseError,
  type YAMLError,
  type YAMLMap,
} from 'yaml'

import {
  diagnosticIn,
  type Diagnostic,
  type Path,
  type Position,
  type PositionOf,
} from '../../diagnostics/diagnostic.ts'
import { findTooDeep } from '../nesting.ts'
import { hintForLine, wideIndents } from './yaml-hints.ts'

/** A parsed file: its data, and the position of a field or, with an offset, inside a text of several lines. */
export type YamlFile = {
  data: unknown
  positionOf: PositionOf
  /** Returns whether a field has no value after its colon, which YAML reads as null. */
  isBlank: (path: Path) => boolean
  /** Returns the comment that YAML drops after an unquoted text, with the full line: ` #` starts a comment. */
  commentBehind: (path: Path) => (Position & { text: string; comment: string }) | undefined
  diagnostics: Diagnostic[]
}

type WordedKind = 'yaml-tab' | 'yaml-duplicate-key' | 'yaml-indent' | 'yaml-several-documents' | 'yaml-tag'

const kindOfCode: Readonly<Partial<Record<ErrorCode, WordedKind>>> = {
  TAB_AS_INDENT: 'yaml-tab',
  DUPLICATE_KEY: 'yaml-duplicate-key',
  BAD_INDENT: 'yaml-indent',
  MULTIPLE_DOCS: 'yaml-several-documents',
  TAG_RESOLVE_FAILED: 'yaml-tag',
}

function kindOf({ code, message }: YAMLError) {
  if (/^Missing closing ['"]quote/.test(message)) return 'yaml-quote'
  // If a field's indentation was lost, the next one is indented below its value.
  if (message.startsWith('Nested mappings')) return 'yaml-indent'
  return kindOfCode[code] ?? 'yaml-syntax'
}

function toDiagnostic(file: string, source: string, lines: LineCounter, error: YAMLError): Diagnostic {
  const { line, col } = lines.linePos(error.pos[0])
  const lineText = source.slice(lines.lineStarts[line - 1]).split('\n', 1)[0] ?? ''
  const isTab = error.code === 'TAB_AS_INDENT' || /^\s*\t/.test(lineText)
  const isTooDeep = error.message.startsWith('Maximum call stack')
  const field = error.code === 'DUPLICATE_KEY' ? (/^[^\s:]+/.exec(source.slice(error.pos[0]))?.[0] ?? '-') : '-'
  const kind = isTooDeep ? 'too-deep' : isTab ? 'yaml-tab' : kindOf(error)
  const hint = kind === 'yaml-syntax' || kind === 'yaml-indent' ? hintForLine(lineText) : undefined
  if (hint) return { file, line, field, ...hint }
  const details = { reason: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '' }
  return { file, line, column: isTooDeep ? 1 : isTab ? lineText.indexOf('\t') + 1 : col, field, kind, details }
}

const pairsByKey = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>()

/** Returns the pair of a map for a key, the first one if the key is repeated. */
function pairOf(map: YAMLMap, key: PropertyKey): Pair | undefined {
  const pairs = pairsByKey.get(map) ?? new Map([...map.items].reverse().map((pair) => [String(pair.key), pair]))
  pairsByKey.set(map, pairs)
  return pairs.get(String(key))
}

/** Returns the offset of the entry at `path`: its key, or the list item. Falls back to the closest ancestor. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = pairOf(node, step)
      if (!pair) return offset
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      const item: unknown = node.items[step]
      if (!isNode(item)) return offset
      offset = item.range?.[0] ?? offset
      node = item
    } else return offset
  }
  return offset
}

/** Returns the start of the text with a missing closing quotation mark: the first that continues on the next line. */
function openingQuote(document: Document, source: string, lines: LineCounter): Partial<Position> {
  let start: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
      if (start === undefined && isQuoted && range && source.slice(range[0], range[1]).includes('\n')) start = range[0]
    },
  })
  if (start === undefined) return {}
  const { line, col } = lines.linePos(start)
  return { line, column: col }
}

/** A number in everyday notation, unlike 1e3, 0x1F, 017 or .5, which YAML reads too. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/**
 * Reports YAML features that content does not need: aliases, which may also expand without limit, complex keys, and
 * other YAML versions.
 */
function plainnessDiagnostics(file: string, document: Document, lines: LineCounter): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const report = (kind: 'yaml-directive' | 'yaml-alias' | 'yaml-key', offset: number) => {
    const { line, col } = lines.linePos(offset)
    diagnostics.push(diagnosticIn(file, { kind }, { line, column: col }))
  }
  const reportNumber = ({ value, source = '', range }: Scalar) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || plainNumber.test(source)) return
    const { line, col } = lines.linePos(range?.[0] ?? 0)
    const details = { actual: source, fix: String(value) }
    diagnostics.push(diagnosticIn(file, { kind: 'yaml-number', details }, { line, column: col }))
  }
  if (document.directives?.yaml.explicit) report('yaml-directive', 0)
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor !== undefined) report('yaml-alias', node.range?.[0] ?? 0)
      if (isScalar(node)) reportNumber(node)
    },
    Pair: (_, { key }) => {
      const isPlain = isScalar(key) && key.value !== null
      if (!isPlain) report('yaml-key', isNode(key) ? (key.range?.[0] ?? 0) : 0)
    },
  })
  return diagnostics
}

/** Result for an unreadable file. */
export const nothingRead: YamlFile = {
  data: undefined,
  positionOf: () => ({ line: 1, column: 1 }),
  isBlank: () => false,
  commentBehind: () => undefined,
  diagnostics: [],
}

/**
 * Returns repeated keys as errors of the parser. The parser's own check compares each key with all previous ones, which
 * takes a large part of its time, and nearly all of it for thousands of keys.
 */
function repeatedKeys(document: Document): YAMLError[] {
  const errors: YAMLError[] = []
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        const [start = 0, end = start] = key.range ?? []
        if (seen.has(key.value))
          errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique'))
        seen.add(key.value)
      }
    },
  })
  return errors
}

/** Parses a YAML 1.2 file. Diagnostics have their line and column in the file; data is undefined if there are any. */
export function parseYaml(file: string, source: string): YamlFile {
  const deep = findTooDeep(source)
  if (deep)
    return { ...nothingRead, positionOf: () => deep, diagnostics: [diagnosticIn(file, { kind: 'too-deep' }, deep)] }
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: false, prettyErrors: false })
  const positionOf = (path: Path, offset?: number): Position => {
    const { line, col } = lines.linePos(offsetOf(document, path))
    const node = offset === undefined ? undefined : document.getIn(path, true)
    if (offset === undefined || !isScalar(node) || node.type !== 'BLOCK_LITERAL')
      return { line: Math.max(line, 1), column: Math.max(col, 1) }
    const before = String(node.value).slice(0, offset).split('\n')
    const first = lines.linePos(node.range?.[0] ?? 0).line + 1
    const indent = /^ */.exec(source.split('\n')[first + before.length - 2] ?? '')?.[0].length ?? 0
    return { line: first + before.length - 1, column: indent + (before.at(-1)?.length ?? 0) + 1 }
  }
  const isBlank = (path: Path) => {
    const node = document.getIn(path, true)
    return isScalar(node) && node.source === ''
  }
  const commentBehind: YamlFile['commentBehind'] = (path) => {
    const node = document.getIn(path, true)
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
    const [, end] = node.range
    const [, space = '', comment] = /^([ \t]+)(#.*)/.exec(source.slice(end).split('\n', 1)[0] ?? '') ?? []
    if (comment === undefined) return undefined
    const { line, col } = lines.linePos(end + space.length)
    return { line, column: col, text: `${node.source ?? ''}${space}${comment}`.trimEnd(), comment: comment.trimEnd() }
  }
  // Errors after the first broken line are unreliable; a repeated key is not.
  const [first] = [...document.errors, ...document.warnings]
  const errors = [...(first ? [first] : []), ...repeatedKeys(document)].sort((one, other) => one.pos[0] - other.pos[0])
  const errorDiagnostics = errors.map((error) => {
    const diagnostic = toDiagnostic(file, source, lines, error)
    return diagnostic.kind === 'yaml-quote' ? { ...diagnostic, ...openingQuote(document, source, lines) } : diagnostic
  })
  const wide = errorDiagnostics.length > 0 ? wideIndents(file, source) : []
  if (wide.length > 0) return { data: undefined, positionOf, isBlank, commentBehind, diagnostics: wide }
  const diagnostics = errorDiagnostics.length > 0 ? errorDiagnostics : plainnessDiagnostics(file, document, lines)
  return {
    data: diagnostics.length > 0 ? undefined : (document.toJS() as unknown),
    positionOf,
    isBlank,
    commentBehind,
    diagnostics,
  }
}
