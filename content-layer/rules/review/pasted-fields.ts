import { campaign } from '#schemas/files/campaign.ts'

import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'

/** Names of a campaign's fields, and the keys that start the items of its lists. */
const names: ReadonlySet<string> = new Set([...Object.keys(campaign.shape), 'src', 'use'])

/**
 * Finds fields in a body, which visitors would read as text: pasted below it, or between its sentences. Reports a
 * paragraph once, at its first such line. A Latin word with a colon is not sufficient: a line may start with 「iPhone:
 * …」.
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
