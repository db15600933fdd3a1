import { LineCounter, parseDocument } from 'yaml'

import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { findTooDeep } from '../parser-limits.ts'
import { findOddIndents } from './indentation.ts'
import { type YamlLocator, locateIn } from './locate-in-yaml.ts'
import { errorDiagnostics, unsupportedYamlDiagnostics } from './yaml-errors.ts'

/** A parsed file: its data, undefined if it has diagnostics, and the positions of its fields. */
export type YamlFile = YamlLocator & { data: unknown; diagnostics: Diagnostic[] }

/** Returns the result for a file that is not parsed, with the reasons. */
export function unreadYaml(diagnostics: Diagnostic[]): YamlFile {
  return {
    data: undefined,
    positionOf: () => ({ line: 1, column: 1 }),
    isBlank: () => false,
    commentAfter: () => undefined,
    diagnostics,
  }
}

/** Parses a YAML 1.2 file. Diagnostics have their line and column in the file; data is undefined if there are any. */
export function parseYaml(file: string, source: string): YamlFile {
  const deep = findTooDeep(source)
  if (deep) return unreadYaml([diagnosticIn(file, { kind: 'too-deep' }, deep)])
  const lines = new LineCounter()
  // The parser's own check of unique keys takes long; `errorDiagnostics` makes it.
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: false, prettyErrors: false })
  const locator = locateIn(document, source, lines)
  const errors = errorDiagnostics(file, source, document, lines)
  const oddIndents = errors.length > 0 ? findOddIndents(file, source) : []
  if (oddIndents.length > 0) return { ...locator, data: undefined, diagnostics: oddIndents }
  const diagnostics = errors.length > 0 ? errors : unsupportedYamlDiagnostics(file, document, lines)
  return { ...locator, data: diagnostics.length > 0 ? undefined : (document.toJS() as unknown), diagnostics }
}
