/*
 * Rephrases diagnostics of values in plainer words where their lines show a mistake of YAML syntax.
 */

import type { Diagnostic, DiagnosticKind } from '../../diagnostics/diagnostic.ts'
import { cutLine, quoteForYaml, separatorHint, valueHint, type Hint } from './line-hints.ts'

/** Kinds of diagnostics that curly quotes around a value cause. */
const kindsCausedByQuotes: ReadonlySet<DiagnosticKind> = new Set([
  'bad-color',
  'bad-date',
  'bad-choice',
  'bad-link',
  'bad-url',
  'bad-image-path',
  'bad-format',
  'not-a-number',
  'not-boolean',
])

/** A value that YAML reads as a comment: `bgcolor: #ff9e6d`. */
const commentAsValue = /^[^#]*?[:-]\s+(?<comment>#\S.*?)\s*$/

/** A further comment behind such a value: ` # 暫定`. */
const secondComment = /(\S)\s+#.*$/

/** Explains an empty value by the comment in its place. */
function explainEmptyValue(diagnostic: Diagnostic<'value-empty'>, line: string): Diagnostic {
  const comment = commentAsValue.exec(line)?.groups?.['comment']
  if (comment === undefined) return diagnostic
  const details = { actual: comment, fix: quoteForYaml(comment.replace(secondComment, '$1')) }
  return { ...diagnostic, kind: 'value-is-comment', details }
}

/** Returns the hint for the line of a diagnostic that such a mistake may have caused. */
function findCause(diagnostic: Diagnostic, line: string): Hint | undefined {
  const hintOf = (hint: Hint | undefined, ...kinds: DiagnosticKind[]) =>
    hint && kinds.includes(hint.kind) ? hint : undefined
  if (diagnostic.kind === 'not-fields') return hintOf(separatorHint(line), 'yaml-full-width-colon', 'yaml-no-space')
  if (diagnostic.kind === 'not-text' && diagnostic.details.actual.startsWith('{'))
    return hintOf(valueHint(line), 'yaml-colon-in-value')
  return kindsCausedByQuotes.has(diagnostic.kind) ? hintOf(valueHint(line), 'yaml-curly-quotes') : undefined
}

function explainByLine(diagnostic: Diagnostic, line: string): Diagnostic {
  if (diagnostic.kind === 'value-empty') return explainEmptyValue(diagnostic, line)
  const { file, line: lineNumber, field } = diagnostic
  const hint = findCause(diagnostic, line)
  return hint ? { file, line: lineNumber, field, ...hint } : diagnostic
}

/** Rephrases the diagnostics of a source whose lines show a syntax mistake; returns any others unchanged. */
export function explainBySource(diagnostics: readonly Diagnostic[], source: string): Diagnostic[] {
  if (diagnostics.length === 0) return []
  const lines = source.split('\n')
  return diagnostics.map((diagnostic) => explainByLine(diagnostic, cutLine(lines[diagnostic.line - 1] ?? '')))
}
