import { showInvisible } from '#schemas/invisible-characters.ts'

import { kinds } from './chapters.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Language, Words } from './words.ts'

/** The message of a diagnostic: what is wrong, and what to do about it. */
export type DiagnosticText = { message: string; advice: string }

/** Says where what is told of a text that pages share is wrong. */
const onPages: Readonly<Record<Language, (pages: number) => string>> = {
  en: (pages) => ` (on the ${pages} pages that use this note)`,
  ja: (pages) => `（この注記を使う${pages}ページで）`,
}

/** What is wrong and what to do, in the reader's language. */
export function describeDiagnostic({ kind, details, pages }: Diagnostic, language: Language): DiagnosticText {
  const row: Words | ((details: never) => Words) = kinds[kind].words
  // The type of a diagnostic ties its kind to the parameter of this entry.
  const [message, advice] = (typeof row === 'function' ? row(details as never) : row)[language]
  return { message: pages === undefined ? message : message + onPages[language](pages), advice }
}

/** How a Japanese message begins that goes on from the name of its field, as it stands in a line of the check. */
const goesOn = /^(?:があり|の値が|という項目)/

/** What is wrong as a sentence by itself, where no name of the field stands before it. */
export function sentenceOf({ field }: Pick<Diagnostic, 'field'>, message: string): string {
  return goesOn.test(message) ? `「${field}」${message}` : message
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
