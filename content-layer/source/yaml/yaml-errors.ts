/*
 * Converts the errors of the YAML parser to diagnostics, and reports features of YAML that content does not use.
 */

import {
  isAlias,
  isCollection,
  isNode,
  isScalar,
  type LineCounter,
  visit,
  type Document,
  type ErrorCode,
  type Scalar,
  YAMLParseError,
  type YAMLError,
} from 'yaml'

import { diagnosticIn, noField, type Diagnostic, type Position, type Problem } from '../../diagnostics/diagnostic.ts'
import { findWrongIndent } from './indentation.ts'
import { bracketHint, hintForLine } from './line-hints.ts'
import { positionInSource } from './locate-in-yaml.ts'

/** Kinds of diagnostics for codes of the parser's errors. */
type WordedKind = 'yaml-tab' | 'yaml-duplicate-key' | 'yaml-indent' | 'yaml-several-documents' | 'yaml-tag'

const kindOfCode: Readonly<Partial<Record<ErrorCode, WordedKind>>> = {
  TAB_AS_INDENT: 'yaml-tab',
  DUPLICATE_KEY: 'yaml-duplicate-key',
  BAD_INDENT: 'yaml-indent',
  MULTIPLE_DOCS: 'yaml-several-documents',
  TAG_RESOLVE_FAILED: 'yaml-tag',
}

function classifyError({ code, message }: YAMLError) {
  if (/^Missing closing ['"]quote/.test(message)) return 'yaml-quote'
  // If a field's indentation was lost, the next one is indented below its value.
  if (message.startsWith('Nested mappings')) return 'yaml-indent'
  return kindOfCode[code] ?? 'yaml-syntax'
}

/** Returns the start of the first list or group of fields in brackets that are not closed: `[a, b` or `{a: b`. */
function findOpenBracket(document: Document, source: string): number | undefined {
  let start: number | undefined
  visit(document, {
    Collection: (_, node) => {
      const [from = 0, to = from] = node.range ?? []
      const isOpen = isCollection(node) && node.flow === true && !/[\]}]$/.test(source.slice(from, to).trimEnd())
      if (isOpen) start ??= from
    },
  })
  return start
}

/** Returns a line, counted from 1. */
function lineAt(source: string, lines: LineCounter, line: number): string {
  return source.slice(lines.lineStarts[line - 1]).split('\n', 1)[0] ?? ''
}

/** Describes a bracket that is not closed: the parser reports the next line, or a bracket around it. */
function describeOpenBracket(
  file: string,
  source: string,
  document: Document,
  lines: LineCounter,
): Diagnostic | undefined {
  const start = findOpenBracket(document, source)
  if (start === undefined) return undefined
  const { line, column } = positionInSource(lines, start)
  return { file, line, field: noField, ...bracketHint(lineAt(source, lines, line), column - 1) }
}

/** Converts an error of the parser to a diagnostic, with a hint if its line shows a common mistake. */
function describeError(file: string, source: string, lines: LineCounter, error: YAMLError): Diagnostic {
  const { line, column } = positionInSource(lines, error.pos[0])
  const lineText = lineAt(source, lines, line)
  const field = error.code === 'DUPLICATE_KEY' ? (/^[^\s:]+/.exec(source.slice(error.pos[0]))?.[0] ?? noField) : noField
  const details = { reason: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '' }
  const at = { file, line, field }
  if (error.message.startsWith('Maximum call stack')) return { ...at, column: 1, kind: 'too-deep', details }
  if (error.code === 'TAB_AS_INDENT' || /^\s*\t/.test(lineText))
    return { ...at, column: lineText.indexOf('\t') + 1, kind: 'yaml-tab', details }
  const kind = classifyError(error)
  const hint = kind === 'yaml-syntax' || kind === 'yaml-indent' ? hintForLine(lineText) : undefined
  if (hint) return { ...at, ...hint }
  const below = error.message.startsWith('Nested mappings') ? findWrongIndent(source.split('\n'), line - 1) : 0
  return { ...at, line: line + below, column: below > 0 ? 1 : column, kind, details }
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
  return start === undefined ? {} : positionInSource(lines, start)
}

/** A number in everyday notation, unlike 1e3, 0x1F, 017 or .5, which YAML reads too. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/**
 * Reports YAML features that content does not need: aliases, which may also expand without limit, complex keys, and
 * other YAML versions.
 */
export function unsupportedYamlDiagnostics(file: string, document: Document, lines: LineCounter): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const report = (problem: Problem, offset = 0) => {
    diagnostics.push(diagnosticIn(file, problem, positionInSource(lines, offset)))
  }
  const reportNumber = ({ value, source = '', range }: Scalar) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || plainNumber.test(source)) return
    report({ kind: 'yaml-number', details: { actual: source, fix: String(value) } }, range?.[0])
  }
  if (document.directives?.yaml.explicit) report({ kind: 'yaml-directive' })
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor !== undefined) report({ kind: 'yaml-alias' }, node.range?.[0])
      if (isScalar(node)) reportNumber(node)
    },
    Pair: (_, { key }) => {
      const isPlain = isScalar(key) && key.value !== null
      if (!isPlain) report({ kind: 'yaml-key' }, isNode(key) ? key.range?.[0] : 0)
    },
  })
  return diagnostics
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

/**
 * Returns the diagnostics of a parsed document: its first broken line, because errors after it are unreliable, and its
 * repeated keys, in the order of the file.
 */
export function errorDiagnostics(file: string, source: string, document: Document, lines: LineCounter): Diagnostic[] {
  const [first] = [...document.errors, ...document.warnings]
  const errors = [...(first ? [first] : []), ...repeatedKeys(document)].sort((one, other) => one.pos[0] - other.pos[0])
  return errors.map((error) => {
    const end = /^Flow (?:map|sequence) in block collection .* end with a (?<bracket>[\]}])/.exec(error.message)?.groups
    // Where the bracket ends, it is not indented enough.
    const isOpen = end !== undefined && source.charAt(error.pos[0]) !== end['bracket']
    const ofBracket = isOpen ? describeOpenBracket(file, source, document, lines) : undefined
    if (ofBracket) return ofBracket
    const diagnostic = describeError(file, source, lines, error)
    return diagnostic.kind === 'yaml-quote' ? { ...diagnostic, ...openingQuote(document, source, lines) } : diagnostic
  })
}
