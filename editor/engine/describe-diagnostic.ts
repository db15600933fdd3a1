import { correctionOf } from '#content-layer/diagnostics/correction.ts'
import { describeDiagnostic, sentenceOf } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { severityOf } from '#content-layer/diagnostics/severity.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'

import type { EditorDiagnostic } from './engine-client.ts'

/** A diagnostic in the words of `npm run check`, as a sentence by itself, its file below the content folder. */
export function toEditorDiagnostic(warning: Warning): EditorDiagnostic {
  const { file, line, column, field, kind, reason } = warning
  const correction = correctionOf(warning)
  const { message, hint } = describeDiagnostic(warning)
  return {
    file: file.replace(/^content(?:\/|$)/, '') || '.',
    line,
    column,
    field,
    kind,
    severity: severityOf(kind),
    message: sentenceOf(warning, message),
    hint,
    ...(reason === undefined ? {} : { reason }),
    ...(correction && { correction }),
  }
}
