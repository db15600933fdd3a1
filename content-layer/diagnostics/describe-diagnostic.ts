import { showInvisible } from '#schemas/invisible-characters.ts'

import { kinds } from './registry.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { MessageAndHint } from './message.ts'

/** Message of a diagnostic: the problem, and how to fix it. */
export type DiagnosticText = { message: string; hint: string }

/** Describes in Japanese what is wrong in a file, or in its form, and what to do. */
export function describeDiagnostic(
  { kind, details, pages, within }: Diagnostic,
  where: 'file' | 'form' = 'file',
): DiagnosticText {
  const row: MessageAndHint | ((details: never) => MessageAndHint) = kinds[kind].messages
  // The type of a diagnostic ties its kind to the parameter of this entry.
  const [message, hint, formHint = hint] = typeof row === 'function' ? row(details as never) : row
  // Lines are of files, and this message names the shared text itself.
  const isNamed = where === 'form' && kind === 'shared-without-fact'
  const inShared = within === undefined || isNamed ? '' : `（共通の文 ${within.file} の${within.line}行目）`
  const onPages = pages === undefined ? '' : `（この文を使う${pages}ページで）`
  return { message: message + inShared + onPages, hint: where === 'form' ? formHint : hint }
}

/** Matches the start of a Japanese message that continues the name of its field, as in a line of the check. */
const goesOn = /^(?:があり|がまだ|の値が|という項目)/

/** Formats a message as a separate sentence, for contexts without the field name. */
export function sentenceOf({ field }: Pick<Diagnostic, 'field'>, message: string): string {
  return goesOn.test(message) ? `「${field}」${message}` : message
}

/**
 * Formats a diagnostic as one line: `file:line:column field message → hint`. Line breaks in details are shown as
 * symbols and control characters are neutralized.
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { message, hint } = describeDiagnostic(diagnostic)
  const line = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}  ${diagnostic.field}  ${message}  → ${hint}`
  return showInvisible(line.replace(/\r?\n/g, '⏎'))
}
