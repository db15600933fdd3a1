import type { CampaignDefinition } from '#schemas/campaign.ts'

import type { Reference } from './collect.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What texts say of the other case than that of the field. */
const contradictions: Readonly<Record<CampaignDefinition['entry'], RegExp>> = {
  required: /エントリー(?:[はもが]|など)*(?:不要|要りません|いりません|なしで)/u,
  'not-required': /要エントリー|エントリーが必要|エントリーした方|エントリー(?:して|の)(?:から|あと|後)|エントリー後/u,
}

/** Texts that say that people have to enter where they need not, or the other way round. */
export function entryDiagnostics(
  { entry }: Pick<CampaignDefinition, 'entry'>,
  texts: readonly Reference[],
): Diagnostic[] {
  return texts.flatMap(({ value, ...place }) => {
    const got = contradictions[entry].exec(value)?.[0]
    return got === undefined ? [] : [{ ...place, kind: 'entry-contradicted', details: { got, entry } }]
  })
}
