import { expect, test } from 'vitest'

import { testPhrases } from '../../../tests/support/sites/test-phrases.ts'
import { findRefusedPromises } from './refused-phrases.ts'

test('each promise is reported with the reason of its own phrase', () => {
  expect(findRefusedPromises('もれなく還元します。1ポイント未満は四捨五入します。', testPhrases)).toEqual([
    {
      offset: 0,
      kind: 'promise-too-much',
      details: { actual: 'もれなく', reason: '条件や上限があるのに、だれでももらえるように聞こえる' },
    },
    { offset: 18, kind: 'promise-too-much', details: { actual: '四捨五入', reason: '1ポイント未満は切り捨てる' } },
  ])
})

test('phrases that promise only together with the words after them have their reason, too', () => {
  expect(findRefusedPromises('最短3分で借りられます。', testPhrases)).toMatchObject([
    { details: { actual: '最短3分で', reason: 'かかる時間は人によって違い、根拠が要る（景品表示法 第5条）' } },
  ])
})
