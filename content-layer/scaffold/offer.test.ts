import { expect, test } from 'vitest'

import { newCampaign } from './new-campaign.ts'
import { addOffer } from './offer.ts'

const provider = { cardName: 'カード', baseRate: 1 }
const campaign = newCampaign({ kind: 'entry', id: 'drugstore', month: '202309-1', provider })
const screen = `campaigns:
  entry:
    tag: 札
    promotions:
      - promotionKey: spring # 春
        terms:
          - term: 対象
            detail: お店
    stepsHeading: 手順
    annotationLists:
      - title: 注記
  refound:
    tag: 別の札
`

test('an offer is the last of its page, with what the campaign promises, and the rest stays as it is', () => {
  const offered = addOffer(screen, 'drugstore', campaign, 'カード')
  expect(offered).toContain(`            detail: お店
      - promotionKey: drugstore # 見直す
        tag: drugstore（仮）
`)
  expect(offered).toContain('          figure: 2\n')
  expect(offered).toContain('        maximumGrantPoint: 500\n')
  expect(offered).toContain('    grantBy: 2023-10-31 # 見直す\n  refound:')
  const rest = offered.split('\n').filter((line) => screen.split('\n').includes(line))
  expect([...new Set(rest)]).toEqual([...new Set(screen.split('\n'))])
})

test('a day that the page names stays, and a missing cap is stated', () => {
  const dated = screen.replace('    tag: 札\n', '    tag: 札\n    grantBy: 2023-11-30\n')
  const offered = addOffer(
    dated,
    'drugstore',
    campaign.replace('maximumGrantPoint: 500', 'maximumGrantPoint: null'),
    'カード',
  )
  expect(offered.match(/grantBy/g)).toHaveLength(1)
  expect(offered).toContain('        maximumGrantPoint: null\n')
  expect(offered).toContain('お支払いの｛特典｝（上限なし）')
})

test.each([
  ['that has its offer', screen.replace('spring', 'drugstore'), campaign],
  ['without entry', screen, campaign.replace('entry: required', 'entry: not-required')],
  ['that leads elsewhere', screen, campaign.replace('/jp/card/entry/', 'https://help.example.jp/')],
  ['where there is no page of entry', 'campaigns: {}\n', campaign],
])('nothing is added for a campaign %s', (_, text, given) => {
  expect(addOffer(text, 'drugstore', given, 'カード')).toBe(text)
})
