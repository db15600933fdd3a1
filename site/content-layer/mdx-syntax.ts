import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'

import { faultIn, type Fault, type Place } from './fault.ts'
import { hintForReason, type Hint } from './mdx-hints.ts'
import { findTooDeep } from './nesting.ts'

const processor = unified().use(remarkParse).use(remarkMdx)

function placeOfMessage(error: VFileMessage): Place {
  if (error.line !== undefined) return { line: error.line, column: error.column ?? 1 }
  const inReason = /\((\d+):(\d+)-/.exec(error.reason)
  return { line: Number(inReason?.[1] ?? 1), column: Number(inReason?.[2] ?? 1) }
}

function shorten(reason: string): string {
  return reason.replace(/, expected a character that.*$/s, '').replace(/ \(note: .*\)$/s, '')
}

/** Parses MDX to its syntax tree, or says where it is broken. Nothing is compiled and nothing runs. */
export function parseMdxSyntax(file: string, source: string): { tree: Root; fault?: undefined } | { tree?: undefined; fault: Fault } {
  const deep = findTooDeep(source)
  if (deep) return { fault: faultIn(file, { kind: 'too-deep' }, deep) }
  try {
    return { tree: processor.parse(source) }
  } catch (error) {
    if (error instanceof RangeError) return { fault: faultIn(file, { kind: 'too-deep' }) }
    if (!(error instanceof VFileMessage)) throw error
    const found = placeOfMessage(error)
    const unexplained: Hint = { kind: 'mdx-syntax', details: { reason: shorten(error.reason) } }
    const { place = found, ...problem } = hintForReason(error.reason, source, found) ?? unexplained
    return { fault: faultIn(file, problem, place) }
  }
}
