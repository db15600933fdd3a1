import { swap, type Case } from '../../../tests/support/small-content.ts'

const headings = 'id,種類,率,上限,開始,終了,付与,エントリー,ポイント,商品'
const noodles = 'noodles,率,4%,300,2023/2/1,2023/2/28,なし,不要,,'
const shop = 'shop,提携ショップ,未定,未定,2023/2/1,2023/2/28,なし,不要,888,red-dress 9800円 98P'

function plan(...lines: readonly string[]) {
  return { './plan.csv': `${lines.join('\r\n')}\r\n` }
}

/** The month's plan with another row for the noodles. */
function planned(row: string) {
  return plan(headings, row, shop)
}

const told = (row: string, field: string, kind: string): Case => ({
  title: `a plan with ${row}`,
  changes: planned(row),
  diagnostics: [`./plan.csv:2:1 ${field} ${kind}`],
})

/** Sheets with a slip of their own, campaigns that say something else, and what is fine. */
export const planCases: readonly Case[] = [
  { title: 'a month as it is planned', changes: plan(headings, noodles, shop), diagnostics: [] },
  {
    title: 'a plan below the name of its table, whose columns stand in another order beside those for people',
    changes: plan('表1,,', '上限,メモ,ID,種類', '300,おいしい,noodles,率', ',,,', '未定,,shop,提携ショップ'),
    diagnostics: ['率', '開始', '終了', '付与', 'エントリー'].map(() => './plan.csv:2:1 - plan-heading-missing'),
  },
  {
    title: 'another rate than planned',
    changes: planned(noodles.replace('4%', '5%')),
    diagnostics: ['./noodles.mdx:20:1 reductionRate differs-from-plan'],
  },
  {
    title: 'a cap where none is planned',
    changes: planned(noodles.replace('300', 'なし')),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoint differs-from-plan'],
  },
  {
    title: 'a field that is planned and not there',
    changes: planned(noodles.replace('なし', '2023/3/31')),
    diagnostics: ['./noodles.mdx:23:1 grantBy differs-from-plan'],
  },
  {
    title: 'an item at another price',
    changes: plan(headings, noodles, shop.replace('9800', '9900')),
    diagnostics: ['./shop.mdx:40:5 affiliateItems[1].price differs-from-plan'],
  },
  {
    title: 'an item that is not planned',
    changes: plan(headings, noodles, shop.replace('red-dress 9800円 98P', '')),
    diagnostics: ['./shop.mdx:36:5 affiliateItems[1].id differs-from-plan'],
  },
  {
    title: 'a campaign of another kind',
    changes: planned(noodles.replace('率', '8日')),
    diagnostics: ['./noodles.mdx:15:1 isEighthDay differs-from-plan'],
  },
  {
    title: 'a campaign that is not planned',
    changes: plan(headings, noodles),
    diagnostics: ['./shop.mdx:1:1 - plan-campaign-unplanned'],
  },
  {
    title: 'a planned campaign by a name that no file has',
    changes: planned(noodles.replace('noodles', 'noodle')),
    diagnostics: ['./noodles.mdx:1:1 - plan-campaign-unplanned', './plan.csv:2:1 id plan-campaign-missing'],
  },
  {
    title: 'a campaign with more items than a page can have',
    changes: plan(
      headings,
      noodles,
      shop.replace(
        'red-dress 9800円 98P',
        Array.from({ length: 101 }, (_, index) => `dress-${index} 9800円 98P`).join('、'),
      ),
    ),
    diagnostics: ['./plan.csv:3:1 商品 plan-too-many-items'],
  },
  told(noodles.replace('4%', '0.04'), '率', 'plan-cell-unread'),
  told(noodles.replace('2023/2/28', '2/28'), '終了', 'plan-cell-unread'),
  told(noodles.replace('300', ''), '上限', 'plan-cell-empty'),
  told(noodles.replace('率', ''), '種類', 'plan-cell-empty'),
  {
    title: 'a campaign that is planned twice',
    changes: plan(headings, noodles, shop, noodles.replace('4%', '5%')),
    diagnostics: ['./plan.csv:4:1 id plan-row-twice'],
  },
  {
    title: 'a heading that means nothing',
    changes: plan(headings.replace('上限', '上限額'), noodles, shop),
    diagnostics: ['./plan.csv:1:1 - plan-heading-missing', './plan.csv:1:1 - plan-heading-unknown'],
  },
  {
    title: 'two columns for the same',
    changes: plan(headings.replace('商品', '上乗せ'), noodles, shop.replace('red-dress 9800円 98P', '')),
    diagnostics: ['./plan.csv:1:1 - plan-heading-twice'],
  },
  { title: 'a plan without rows', changes: plan(headings), diagnostics: ['./plan.csv:1:1 - plan-empty'] },
  {
    title: 'a sheet that is no plan',
    changes: plan('a,b', '1,2'),
    diagnostics: ['./plan.csv:1:1 - plan-heading-missing'],
  },
  ...['\t', ';', '|', '，'].map((separator) => ({
    title: `a sheet whose cells are parted by ${JSON.stringify(separator)}`,
    changes: plan(...[headings, noodles, shop].map((line) => line.replaceAll(',', separator))),
    diagnostics: ['./plan.csv:1:1 - plan-separator'],
  })),
  {
    title: 'a plan that two people changed',
    changes: plan(headings, '<<<<<<< HEAD', noodles, '=======', shop, '>>>>>>> main'),
    diagnostics: ['./plan.csv:2:1 - conflict-marks'],
  },
  {
    title: 'a quotation mark too many',
    changes: plan(headings, noodles, `"${shop}`),
    diagnostics: ['./plan.csv:3:1 - plan-broken', './shop.mdx:1:1 - plan-campaign-unplanned'],
  },
  {
    title: 'a plan that is no text',
    changes: { './plan.csv': new Uint8Array([0xff, 0xfe, 0x69, 0, 0x64, 0]) },
    diagnostics: ['./plan.csv:1:1 - plan-encoding'],
  },
  {
    title: 'a campaign with a slip of its own and another value than planned: the slip is told first',
    changes: {
      ...planned(noodles.replace('4%', '5%')),
      './noodles.mdx': swap('reductionRate: 4', 'reductionRate: "4%"'),
    },
    diagnostics: ['./noodles.mdx:20:1 reductionRate number-as-text'],
  },
  {
    title: 'a campaign of items without any',
    changes: planned(noodles.replace('率', '商品')),
    diagnostics: ['./noodles.mdx:15:1 affiliateItems differs-from-plan'],
  },
  {
    title: 'an item that is planned where there is none',
    changes: plan(headings, `${noodles}red-dress 9800円 98P`, shop),
    diagnostics: ['./noodles.mdx:15:1 affiliateItems differs-from-plan'],
  },
]
