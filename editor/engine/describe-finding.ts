import { describeDiagnostic } from '#content-layer/messages.ts'
import { severityOf, type Remark } from '#content-layer/severity.ts'

import type { Finding } from './engine-client.ts'

/** A finding in the words of `npm run check`, its file below the content folder. */
export function describeFinding(found: Remark): Finding {
  const { file, line, column, field, kind, reason } = found
  return {
    file: file.replace(/^content(?:\/|$)/, '') || '.',
    line,
    column,
    field,
    kind,
    severity: severityOf(kind),
    ...describeDiagnostic(found, 'ja'),
    ...(reason === undefined ? {} : { reason }),
  }
}
