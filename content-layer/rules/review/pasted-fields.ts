import { campaign } from '#schemas/campaign.ts'

import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'

/** A campaign's fields, and how the entries of its lists begin. */
const names: ReadonlySet<string> = new Set([...Object.keys(campaign.shape), 'src', 'use'])

/**
 * Fields in a body, where visitors would read them as words: pasted below it, or between its sentences. Told once for a
 * paragraph, at its first such line. A latin word and a colon alone is none: 「iPhone: …」 may begin a line.
 */
export function findPastedFields(file: string, body: string): Diagnostic[] {
  let isReported = false
  return body.split('\n').flatMap((line, index) => {
    if (line.trim() === '') isReported = false
    const name = /^(?:- )?([A-Za-z]\w*):(?: |$)/.exec(line)?.[1]
    if (isReported || name === undefined || !names.has(name)) return []
    isReported = true
    return [
      diagnosticIn(
        file,
        { kind: 'fields-below-body', details: { actual: line.trim() } },
        { line: index + 1, column: 1 },
      ),
    ]
  })
}
