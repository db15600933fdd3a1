import { getCorrection } from '#content-layer/diagnostics/correction.ts'
import { describeDiagnostic, completeSentence } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { getSeverity } from '#content-layer/diagnostics/severity.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'
import type { Suggestion } from '#content-layer/diagnostics/message.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { noSharedTexts, type SharedTexts } from '#content-layer/entries/shared-text.ts'
import { sharedFilePath, type SharedKind } from '#content-layer/common/shared-kinds.ts'

import { rewordMessage } from '../form/reword-message.ts'
import type { EditorDiagnostic } from './engine-client.ts'
import { labelSharedText, getFileLabels } from './entry-labels.ts'

/** Matches what can be the name of a shared text: Latin letters, digits and hyphens. */
const sharedTextName = /^[a-z0-9][a-z0-9-]*$/

/** Returns the shared text that does not exist according to a diagnostic, if a file can have its name. */
function findMissingSharedText(warning: Warning): EditorDiagnostic['missing'] {
  if (warning.kind !== 'shared-unknown') return undefined
  const { kind, actual } = warning.details
  return sharedTextName.test(actual) ? { kind, name: actual } : undefined
}

/** Replaces the names of shared texts that a suggestion contains with the labels that the form shows. */
function labelSuggestion({ suggestion, candidates }: Suggestion, kind: SharedKind, texts: SharedTexts): Suggestion {
  const labelOf = (name: string) => {
    const text = texts.get(sharedFilePath(kind, name))
    return text ? `「${labelSharedText(text)}」` : name
  }
  return { suggestion: labelOf(suggestion), candidates: candidates.split(', ').map(labelOf).join('') }
}

/** Returns a diagnostic that suggests shared texts by the labels that the form shows; any other unchanged. */
function withLabelledSuggestion(warning: Warning, texts: SharedTexts): Warning {
  if (warning.kind === 'shared-unknown') {
    const { details } = warning
    return { ...warning, details: { ...details, ...labelSuggestion(details, details.kind, texts) } }
  }
  if (warning.kind === 'instead-of-nothing') {
    const { details } = warning
    return { ...warning, details: { ...details, ...labelSuggestion(details, 'fragment', texts) } }
  }
  return warning
}

/** Matches a shared text in a message, by its name, with or without quotation marks: 共通の注記 points-note. */
const sharedInMessage = /共通の(注記|文) ?「?([a-z0-9][a-z0-9-]*)」? ?/g

/** Replaces the names of shared texts in a message: a note's with its title, others with their first words. */
function labelSharedTexts(message: string, texts: SharedTexts): string {
  return message.replaceAll(sharedInMessage, (match, kindWord: string, name: string) => {
    const text = texts.get(sharedFilePath(kindWord === '注記' ? 'note' : 'fragment', name))
    if (!text) return match
    return `共通の${kindWord}「${'note' in text ? text.note.title : labelSharedText(text)}」`
  })
}

/** Describes a diagnostic of `npm run check` in the words of the form; its file becomes relative to content/. */
export function toEditorDiagnostic(warning: Warning, texts: SharedTexts = noSharedTexts): EditorDiagnostic {
  const { file, line, column, field, kind, reason } = warning
  const correction = getCorrection(warning)
  const missing = findMissingSharedText(warning)
  const name = file.replace(/^content(?:\/|$)/, '') || '.'
  const { message, hint } = describeDiagnostic(withLabelledSuggestion(warning, texts), 'form')
  const inWords = (text: string) => labelSharedTexts(rewordMessage(text, { file: name, field, kind }), texts)
  return {
    file: name,
    line,
    column,
    field,
    kind,
    severity: getSeverity(kind),
    message: inWords(completeSentence(warning, message)),
    hint: inWords(hint),
    ...(reason === undefined ? {} : { reason }),
    ...(correction && { correction }),
    ...(missing && { missing }),
  }
}

/** Describes all diagnostics of the content, each with the label of the campaign or shared text that it is about. */
export function describeContentDiagnostics(content: Content): EditorDiagnostic[] {
  const diagnostics = [...content.diagnostics, ...content.warnings].map((found) =>
    toEditorDiagnostic(found, content.shared.texts),
  )
  const labels = getFileLabels(new Set(diagnostics.map(({ file }) => file)), content)
  return diagnostics.map((diagnostic) => {
    const label = labels.get(diagnostic.file) ?? ''
    return label === '' ? diagnostic : { ...diagnostic, label }
  })
}
