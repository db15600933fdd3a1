import { showInvisible } from '#domain/text/invisible-characters.ts'

import type { Diagnostic } from './diagnostic.ts'
import type { KindRow } from './message.ts'
import { kinds } from './registry.ts'

/** Message of a diagnostic: the problem, and how to fix it. */
export type DiagnosticText = { message: string; hint: string }

/** Describes in Japanese what is wrong, and how to fix it in the file or in the file's form of the editor. */
export function describeDiagnostic(
  { kind, details, pages, within }: Diagnostic,
  where: 'file' | 'form' = 'file',
): DiagnosticText {
  const { messages }: Pick<KindRow, 'messages'> = kinds[kind]
  // The type of a diagnostic ties the details to the kind, and so to the parameter of this function.
  const [message, hint, formHint = hint] = typeof messages === 'function' ? messages(details as never) : messages
  // In a form, this message names the shared text itself, and a form has no lines.
  const namesSharedText = where === 'form' && kind === 'shared-without-fact'
  const inSharedText = within && !namesSharedText ? `（共通の文 ${within.file} の${within.line}行目）` : ''
  const onPages = pages === undefined ? '' : `（この文を使う${pages}ページで）`
  return { message: message + inSharedText + onPages, hint: where === 'form' ? formHint : hint }
}

/** Start of a message that continues the name of its field, as in a line of the check: 「target がありません」. */
const continuesFieldName = /^(?:があり|がまだ|の値が|という項目)/

/** Completes a message to a sentence, for contexts that do not show the field's name before it. */
export function completeSentence({ field }: Pick<Diagnostic, 'field'>, message: string): string {
  return continuesFieldName.test(message) ? `「${field}」${message}` : message
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
