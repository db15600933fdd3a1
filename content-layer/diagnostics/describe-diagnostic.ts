import { showInvisible } from '#schemas/invisible-characters.ts'

import { kinds } from './chapters.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Language, Words } from './words.ts'

/** The message of a diagnostic: what is wrong, and what to do about it. */
export type DiagnosticText = { message: string; advice: string }

/** What is wrong and what to do, in the reader's language. */
export function describeDiagnostic({ kind, details }: Diagnostic, language: Language): DiagnosticText {
  const row: Words | ((details: never) => Words) = kinds[kind].words
  // The type of a diagnostic ties its kind to the parameter of this entry.
  const [message, advice] = (typeof row === 'function' ? row(details as never) : row)[language]
  return { message, advice }
}

/**
 * One line per diagnostic: `file:line:column field message → advice`. Line breaks in details are shown as symbols and
 * control characters are neutralized.
 */
export function formatDiagnostic(diagnostic: Diagnostic, language: Language): string {
  const { message, advice } = describeDiagnostic(diagnostic, language)
  const line = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}  ${diagnostic.field}  ${message}  → ${advice}`
  return showInvisible(line.replace(/\r?\n/g, '⏎'))
}
