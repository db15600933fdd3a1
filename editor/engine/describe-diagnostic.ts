import { correctionOf } from '#content-layer/diagnostics/correction.ts'
import { describeDiagnostic, sentenceOf } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { severityOf } from '#content-layer/diagnostics/severity.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'
import { noSharedTexts, type SharedTexts } from '#content-layer/entries/shared-text.ts'

import { fileOfShared } from '#content-layer/common/shared-kinds.ts'

import { inFormWords } from '../form/form-words.ts'
import type { EditorDiagnostic } from './engine-client.ts'
import { labelOfShared } from './entry-names.ts'

/** Returns the shared text that a diagnostic misses; none under a name that no file can have. */
function missingText(warning: Warning): EditorDiagnostic['missing'] {
  if (warning.kind !== 'shared-unknown') return undefined
  const { kind, actual } = warning.details
  return /^[a-z0-9][a-z0-9-]*$/.test(actual) ? { kind, name: actual } : undefined
}

/** Returns a diagnostic about an unknown shared text with the known ones as people call them. */
function withLabels(warning: Warning, texts: SharedTexts): Warning {
  if (warning.kind !== 'shared-unknown') return warning
  const { kind, suggestion, candidates } = warning.details
  const labelOf = (name: string) => {
    const text = texts.get(fileOfShared(kind, name))
    return text ? `「${labelOfShared(text)}」` : name
  }
  const labels = candidates.split(', ').map(labelOf).join('')
  return { ...warning, details: { ...warning.details, suggestion: labelOf(suggestion), candidates: labels } }
}

/**
 * Describes a diagnostic of `npm run check` in the form's words; its file is relative to the content folder. A shared
 * note of `texts` is called by its title, as where the form offers it.
 */
export function toEditorDiagnostic(warning: Warning, texts: SharedTexts = noSharedTexts): EditorDiagnostic {
  const { file, line, column, field, kind, reason } = warning
  const correction = correctionOf(warning)
  const missing = missingText(warning)
  const name = file.replace(/^content(?:\/|$)/, '') || '.'
  const { message, hint } = describeDiagnostic(withLabels(warning, texts), 'form')
  const inWords = (text: string) => inFormWords(text, { file: name, field, kind })
  return {
    file: name,
    line,
    column,
    field,
    kind,
    severity: severityOf(kind),
    message: inWords(sentenceOf(warning, message)),
    hint: inWords(hint).replace(/(?<=共通の注記)「([\w-]+)」/, (written, note: string) => {
      const named = [...texts.values()].find((text) => 'note' in text && text.name === note)
      return named && 'note' in named ? `「${named.note.title}」` : written
    }),
    ...(reason === undefined ? {} : { reason }),
    ...(correction && { correction }),
    ...(missing && { missing }),
  }
}
