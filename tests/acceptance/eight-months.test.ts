import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { outFolder } from '#tools/commands/project-paths.ts'

import { articleText, plainText } from '../support/pages/text-of-page.ts'

// The eight months that the product was required to have, with their figures (specification §2 and §9), typed from
// there and not from the content. Months added later are out of scope: a change in this file is a change of
// requirements.

type Row = { path: string; section?: string; texts: readonly string[] }

const eighthDay = ['8%', '上限 300ポイント']

/** Sample campaign pages, each with an in-app variant, and where each figure has to be stated. */
const pages: readonly Row[] = [
  { path: '/jp/card/202302-1', texts: eighthDay },
  { path: '/jp/card/202302-1/8th-day', texts: eighthDay },
  { path: '/jp/card/202302-1/convenience-store', texts: ['3%', '2%', '上限 200ポイント'] },
  { path: '/jp/card/202302-1/restaurant', texts: ['5%', '4%', '上限 300ポイント'] },
  { path: '/jp/card/202302-1/fashion', texts: ['5%', '4%', '上限 500ポイント'] },
  { path: '/jp/card/202302-1', section: 'store', texts: ['700円', '100P', '88', '888P'] },
  { path: '/jp/card/202303-1', texts: eighthDay },
  { path: '/jp/card/202303-1/8th-day', texts: eighthDay },
  { path: '/jp/card/202303-2', section: 'online-shops', texts: ['5%', '1%', '4%', '上限 400ポイント'] },
  { path: '/jp/card/202303-2', section: 'learning', texts: ['7%', '上限 686ポイント'] },
  { path: '/jp/card/202304-1', texts: eighthDay },
  { path: '/jp/card/202304-1/8th-day', texts: eighthDay },
  {
    path: '/jp/card/202304-1/apple',
    texts: [
      '3%',
      '2%',
      '上限 500ポイント',
      '1,500ポイント',
      '4月18日(火) 0:00',
      '5月17日(水) 23:59',
      '149,800円',
      '4,994P',
    ],
  },
  { path: '/jp/card/202305-1', texts: ['3%', '1,500ポイント', '上限 500ポイント'] },
  { path: '/jp/card/202305-1/apple', texts: ['3%', '2%', '上限 500ポイント'] },
  ...['202306-1', '202307-1', '202308-1'].flatMap((month) => [
    { path: `/jp/card/${month}`, section: '8th-day', texts: eighthDay },
    { path: `/jp/card/${month}`, section: 'selling-fee', texts: ['50%', '上限 3,000ポイント'] },
  ]),
]

/**
 * The affiliate shops of 2023-05, which exist only in the app, in the order of specification §9: headline and extra
 * rate.
 */
const affiliateShops = {
  'sola-closet': ['4%', '3%'],
  'hikari-denki': ['2%', '1%'],
  'oriori-catalog': ['2%', '1%'],
  'hidamari-bin': ['2%', '1%'],
  'hibiki-books': ['2%', '1%'],
  airnest: ['3%', '2%'],
  'dressy-note': ['3%', '2%'],
} as const

const inAppOnly = Object.entries(affiliateShops).map(([id, rates]): Row => ({
  path: `/jp/card/202305-1/${id}/in-app`,
  texts: [...rates, '1%', '上限なし'],
}))

describe.each([...pages.flatMap((row) => [row, { ...row, path: `${row.path}/in-app` }]), ...inAppOnly])(
  '$path $section',
  ({ path: address, section, texts }) => {
    test(`states ${texts.join(', ')}`, () => {
      const text = articleText(readFileSync(path.join(outFolder, address, 'index.html'), 'utf8'), section)
      expect(texts.filter((expected) => !text.includes(plainText(expected)))).toEqual([])
    })
  },
)
