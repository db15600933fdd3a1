import { expect, test } from 'vitest'

import type { CampaignDocument } from '../documents/document-types.ts'
import { compareCampaigns } from './campaign-changes.ts'

/** Returns the fields of a campaign that these cases are about. */
function withHeadline(figure: number, unit: '%' | 'P'): CampaignDocument {
  return { headline: { kind: 'bonus', figure, unit, label: 'もらえる' }, body: [] } as unknown as CampaignDocument
}

test('a headline figure is reported with the unit of its version', () => {
  const describe = (before: CampaignDocument | undefined, after: CampaignDocument) =>
    compareCampaigns({ before, after }, {})
      .filter(({ field }) => field === 'headline.figure')
      .map(({ label, before, after }) => [label, before, after])
  expect(describe(undefined, withHeadline(50, '%'))).toEqual([['大きな数字', undefined, '50%']])
  expect(describe(withHeadline(500, 'P'), withHeadline(50, '%'))).toEqual([['大きな数字', '500P', '50%']])
})
