import type { z } from 'zod'

import type { Diagnostic, DiagnosticKind } from '../diagnostics/diagnostic.ts'
import { locateDiagnostics, validate } from '../source/fields/validate.ts'
import { parseYaml, type YamlFile } from '../source/yaml/parse-yaml.ts'
import { endOfIndented, explainBySource } from '../source/yaml/yaml-hints.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import { textDiagnostics } from './text-diagnostics.ts'

/**
 * Replaces the broken line and everything nested below it with blank lines, so that the positions of all other lines
 * stay the same.
 */
function blankOut(lines: readonly string[], line: number): string[] {
  const end = endOfIndented(lines, line - 1)
  return lines.map((text, index) => (index >= line - 1 && index < end ? '' : text))
}

/** Kinds of diagnostics about a value, which do not result from an unreadable line. */
const valueKinds: ReadonlySet<DiagnosticKind> = new Set<DiagnosticKind>([
  'bad-choice',
  'bad-color',
  'bad-date',
  'bad-day',
  'bad-fact',
  'bad-image-path',
  'bad-link',
  'bad-url',
  'alt-says-nothing',
  'date-without-time',
  'empty-text',
  'low-contrast',
  'not-a-number',
  'not-boolean',
  'not-whole',
  'number-as-text',
  'period-reversed',
  'too-many-decimals',
  'unknown-key',
  'value-empty',
  'value-is-comment',
])

/** Kinds of diagnostics that removing another line may cause. */
const uncertainKinds: ReadonlySet<DiagnosticKind> = new Set<DiagnosticKind>([
  'yaml-indent',
  'yaml-duplicate-key',
  'yaml-several-documents',
])

/** Maximum number of broken lines that are skipped in a file. */
const maxBrokenLines = 12

/**
 * Returns the diagnostics of the rest of a file with broken lines, so that an author sees them together with those of
 * the broken lines. Blanks out broken lines until the rest can be parsed, and omits what this may have caused.
 */
export function readPastBrokenLines(
  file: string,
  text: string,
  schema: z.ZodType,
  broken: YamlFile,
  phrases: CompiledPhrases,
): Diagnostic[] {
  const reported: Diagnostic[] = []
  let lines = text.split('\n')
  let current = broken
  for (let attempt = 0; current.diagnostics.length > 0; attempt += 1) {
    if (attempt > maxBrokenLines || current.diagnostics.length > maxBrokenLines) return reported
    if (current.diagnostics.some(({ kind }) => !kind.startsWith('yaml-'))) return reported
    for (const { line } of current.diagnostics) lines = blankOut(lines, line)
    const before = new Set([...current.diagnostics, ...reported].map(({ line }) => line))
    current = parseYaml(file, lines.join('\n'))
    // Without the broken line, other lines may look wrong although they are valid.
    if (current.diagnostics.some(({ kind, line }) => uncertainKinds.has(kind) || before.has(line))) return reported
    reported.push(...current.diagnostics)
  }
  const { diagnostics } = validate(schema, current.data)
  const ofFields = locateDiagnostics(file, diagnostics, current.positionOf).filter(
    ({ kind, line }) => valueKinds.has(kind) && (kind !== 'value-empty' || lines[line] !== ''),
  )
  return [
    ...reported,
    ...explainBySource(ofFields, text),
    ...textDiagnostics(file, schema, current, () => undefined, phrases),
  ]
}
