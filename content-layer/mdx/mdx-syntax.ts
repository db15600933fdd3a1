import type { Root } from 'mdast'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'

import { positionAt } from '../common/position-at.ts'
import { diagnosticIn, type Diagnostic, type Position } from '../diagnostics/diagnostic.ts'
import { hintForReason, type Hint } from './mdx-hints.ts'
import { textLimits } from '../common/text-limits.ts'
import { findTooDeep, findTooManyMarks } from '../source/parser-limits.ts'

// Japanese has no spaces next to 「」 or ｛｝. Without this plugin, 上限は**｛上限｝**です would not be bold.
const processor = unified().use(remarkParse).use(remarkCjkFriendly).use(remarkMdx)

function positionOfMessage(error: VFileMessage): Position {
  if (error.line !== undefined) return { line: error.line, column: error.column ?? 1 }
  const inReason = /\((\d+):(\d+)-/.exec(error.reason)
  return { line: Number(inReason?.[1] ?? 1), column: Number(inReason?.[2] ?? 1) }
}

/** Returns the offset of the first brace that opens and is never closed; -1 if there is none. */
function findOpenBrace(source: string): number {
  const open: number[] = []
  for (const { 0: brace, index } of source.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else open.pop()
  }
  return open[0] ?? -1
}

/**
 * Returns the start of an expression without an end, or of what is read as an import: the parser reports a place behind
 * it, in whatever block follows. Any other position is that of the message.
 */
function startOfCode(reason: string, source: string, position: Position): Position {
  const linesBefore = source.split('\n').slice(0, position.line)
  if (reason.includes('import/exports')) {
    const index = linesBefore.findLastIndex((line) => /^(?:import|export)\b/.test(line))
    return index < 0 ? position : { line: index + 1, column: 1 }
  }
  const brace = reason.includes('expression') ? findOpenBrace(source) : -1
  const start = positionAt(source, Math.max(0, brace))
  return brace >= 0 && start.line <= position.line ? start : position
}

function shorten(reason: string): string {
  return reason.replace(/, expected a character that.*$/s, '').replace(/ \(note: .*\)$/s, '')
}

/** Parses MDX to its syntax tree, or reports where it is invalid. Nothing is compiled or executed. */
export function parseMdxSyntax(
  file: string,
  source: string,
): { tree: Root; diagnostic?: undefined } | { tree?: undefined; diagnostic: Diagnostic } {
  const deep = findTooDeep(source)
  if (deep) return { diagnostic: diagnosticIn(file, { kind: 'too-deep' }, deep) }
  const marked = findTooManyMarks(source)
  if (marked) {
    const details = { limit: textLimits.emphasisMarks }
    return { diagnostic: diagnosticIn(file, { kind: 'mdx-too-many-marks', details }, marked) }
  }
  try {
    return { tree: processor.parse(source) }
  } catch (error) {
    if (error instanceof RangeError) return { diagnostic: diagnosticIn(file, { kind: 'too-deep' }) }
    if (!(error instanceof VFileMessage)) throw error
    const start = startOfCode(error.reason, source, positionOfMessage(error))
    const unexplained: Hint = { kind: 'mdx-syntax', details: { reason: shorten(error.reason) } }
    const { position = start, ...problem } = hintForReason(error.reason, source, start) ?? unexplained
    return { diagnostic: diagnosticIn(file, problem, position) }
  }
}
