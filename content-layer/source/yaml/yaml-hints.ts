/*
 * Recognizes common mistakes in a line of YAML, for messages that say how to write it.
 */

import { diagnosticIn, type Diagnostic, type DiagnosticKind, type Problem } from '../../diagnostics/diagnostic.ts'

type Hint = { column: number } & Problem

/** `  - key: ` or `key: `, and the value after it. */
const fieldLine = /^(?<head>\s*(?:- +)*(?:(?<key>[A-Za-z]\w*): +)?)(?<value>\S.*?)\s*$/

/** Maximum length of a line that is examined; handwritten ones are shorter. */
const maxLineLength = 2000

/** Formats a text as a quoted YAML value. */
export function quoteForYaml(value: string): string {
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`
}

/** Explains mistakes before the value: between the field's name and its text. */
function separatorHint(line: string): Hint | undefined {
  const fullWidthColon = /^(\s*(?:- +)*)([A-Za-z]\w*) *：\s*(.*)$/.exec(line)
  if (fullWidthColon)
    return {
      column: line.indexOf('：') + 1,
      kind: 'yaml-full-width-colon',
      details: { fix: `${fullWidthColon[2] ?? ''}: ${fullWidthColon[3] ?? ''}`.trim() },
    }
  const missingSpace = /^(\s*(?:- +)*)([A-Za-z]\w*):(?!\/\/)[\u3000\u00a0]*(\S.*)$/.exec(line)
  if (missingSpace)
    return {
      column: line.indexOf(':') + 1,
      kind: 'yaml-no-space',
      details: { fix: `${missingSpace[2] ?? ''}: ${missingSpace[3] ?? ''}`.trim() },
    }
  return undefined
}

/** Explains mistakes in the value: characters that are YAML syntax. */
function valueHint(line: string): Hint | undefined {
  const { head = '', key, value = '' } = fieldLine.exec(line)?.groups ?? {}
  const column = head.length + 1
  const withKey = (text: string) => (key === undefined ? text : `${key}: ${text}`)
  if (/^[“”‘’]/.test(value))
    return {
      column,
      kind: 'yaml-curly-quotes',
      details: { fix: withKey(quoteForYaml(value.replace(/^[“”‘’]+|[“”‘’]+$/g, ''))) },
    }
  if (/^[%@`>|[{]/.test(value))
    return {
      column,
      kind: 'yaml-special-start',
      details: { actual: value.slice(0, 1), fix: withKey(quoteForYaml(value)) },
    }
  const colon = /^[^"'].*?(: |:$)/.exec(value)
  if (colon)
    return {
      column: column + colon[0].length - (colon[1]?.length ?? 0),
      kind: 'yaml-colon-in-value',
      details: { fix: withKey(quoteForYaml(value)) },
    }
  return undefined
}

/** Explains a line that is neither a field nor part of a list. */
function strayHint(line: string): Hint | undefined {
  const isStray = /^\s*[^\s#-]/.test(line) && !/[:：]/.test(line)
  return isStray
    ? { column: line.search(/\S/) + 1, kind: 'yaml-stray-line', details: { actual: line.trim() } }
    : undefined
}

/** Explains a line that the parser refused, if it contains a common mistake. */
export function hintForLine(line: string): Hint | undefined {
  const head = line.slice(0, maxLineLength)
  return separatorHint(head) ?? valueHint(head) ?? strayHint(head)
}

/** Returns the index of the first line after those nested below the line at `index`, by their indentation. */
export function endOfIndented(lines: readonly string[], index: number): number {
  const indentOf = (line: string) => line.search(/\S/)
  const indent = indentOf(lines[index] ?? '')
  const next = lines.findIndex((line, at) => at > index && line.trim() !== '' && indentOf(line) <= indent)
  return next < 0 ? lines.length : next
}

/** Finds lines indented with full-width spaces, which look like two spaces but are not. */
export function findFullWidthIndents(file: string, source: string): Diagnostic[] {
  return source.split('\n').flatMap((line, index) => {
    const isIndentedFullWidth = /^ *(?=\u3000)[ \u3000]*(?:- |[A-Za-z]\w*:(?: |$))/.test(line)
    return isIndentedFullWidth
      ? [diagnosticIn(file, { kind: 'yaml-full-width-space' }, { line: index + 1, column: line.indexOf('\u3000') + 1 })]
      : []
  })
}

/** Kinds of diagnostics that curly quotes around a value cause. */
const kindsCausedByQuotes: readonly DiagnosticKind[] = [
  'bad-color',
  'bad-date',
  'bad-choice',
  'bad-link',
  'bad-url',
  'bad-image-path',
  'bad-format',
  'not-a-number',
  'not-boolean',
]

/**
 * Rephrases a diagnostic in plainer words, if its line shows a syntax mistake: the value is a comment, is in curly
 * quotes, or is a field without its colon.
 */
function explainByLine(diagnostic: Diagnostic, lineText: string): Diagnostic {
  const { file, line: lineNumber, field } = diagnostic
  const line = lineText.slice(0, maxLineLength)
  const kindOfHint = (kinds: readonly DiagnosticKind[], hint: Hint | undefined): Diagnostic =>
    hint && kinds.includes(hint.kind) ? { file, line: lineNumber, field, ...hint } : diagnostic
  if (diagnostic.kind === 'value-empty') {
    const comment = /^[^#]*?[:-]\s+(#\S.*?)\s*$/.exec(line)?.[1]
    return comment === undefined
      ? diagnostic
      : {
          ...diagnostic,
          kind: 'value-is-comment',
          details: { actual: comment, fix: quoteForYaml(comment.replace(/(\S)\s+#.*$/, '$1')) },
        }
  }
  if (diagnostic.kind === 'not-fields')
    return kindOfHint(['yaml-full-width-colon', 'yaml-no-space'], separatorHint(line))
  if (diagnostic.kind === 'not-text' && diagnostic.details.actual.startsWith('{'))
    return kindOfHint(['yaml-colon-in-value'], valueHint(line))
  return kindsCausedByQuotes.includes(diagnostic.kind) ? kindOfHint(['yaml-curly-quotes'], valueHint(line)) : diagnostic
}

/** Rephrases the diagnostics of a source in plainer words where their lines show a syntax mistake. */
export function explainBySource(diagnostics: readonly Diagnostic[], source: string): Diagnostic[] {
  if (diagnostics.length === 0) return []
  const lines = source.split('\n')
  return diagnostics.map((diagnostic) => explainByLine(diagnostic, lines[diagnostic.line - 1] ?? ''))
}
