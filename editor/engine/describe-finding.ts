import { correctionOf } from '#content-layer/diagnostics/correction.ts'
import { describeDiagnostic, sentenceOf } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { severityOf } from '#content-layer/diagnostics/severity.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'

import type { Finding } from './engine-client.ts'

/** A finding in the words of `npm run check`, as a sentence by itself, its file below the content folder. */
export function describeFinding(found: Warning): Finding {
  const { file, line, column, field, kind, reason } = found
  const correction = correctionOf(found)
  const { message, hint } = describeDiagnostic(found)
  return {
    file: file.replace(/^content(?:\/|$)/, '') || '.',
    line,
    column,
    field,
    kind,
    severity: severityOf(kind),
    message: sentenceOf(found, message),
    hint,
    ...(reason === undefined ? {} : { reason }),
    ...(correction && { correction }),
  }
}
