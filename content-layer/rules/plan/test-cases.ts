import { replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const headings = 'id,種類,率,上限,開始,終了,付与,エントリー,ポイント,商品'
const noodles = 'noodles,率,4%,300,2023/2/1,2023/2/28,なし,不要,,'
const shop = 'shop,提携ショップ,未定,未定,2023/2/1,2023/2/28,なし,不要,888,red-dress 9800円 98P'

function plan(...lines: readonly string[]) {
  return { './plan.csv': `${lines.join('\r\n')}\r\n` }
}

/** Returns the month's plan with another row for the noodles. */
function planned(row: string) {
  return plan(headings, row, shop)
}

const caseWithRow = (row: string, field: string, kind: string): Case => ({
  title: `a plan with ${row}`,
  changes: planned(row),
  diagnostics: [`./plan.csv:2:1 ${field} ${kind}`],
})

const screenHeadings = `${headings},条件,数字`
const spring = 'screens/entry/spring,画面,3%,500,2023/4/1,2023/5/31,なし,,,,なし,'
const invitation = 'screens/invitation,画面,,,,,,,"3,000",,,'
const lending =
  'screens/lending,,,,,,,,,,"1,000円から、上限 500,000円、審査があります","最大額 500,000円、最低利率 9%、最高利率 15%、最小額 1000円"'

/** The plan of a month with these rows about screens. */
const ofScreens = (...rows: readonly string[]) => plan(screenHeadings, `${noodles},,`, `${shop},,`, ...rows)

const differs = (title: string, row: string, ...fields: readonly string[]): Case => ({
  title: `a screen with ${title}`,
  changes: ofScreens(row),
  diagnostics: fields.map((field) => `${field} differs-from-plan`),
})

/** Invalid sheets, campaigns that differ from their plan, and valid examples. */
export const planCases: readonly Case[] = [
  { title: 'a month as it is planned', changes: plan(headings, noodles, shop), diagnostics: [] },
  {
    title: 'a plan below the name of its table, with its columns in another order among those for people',
    changes: plan('表1,,', '上限,メモ,ID,種類', '300,おいしい,noodles,率', ',,,', '未定,,shop,提携ショップ'),
    diagnostics: ['率', '開始', '終了', '付与', 'エントリー'].map(() => './plan.csv:2:1 - plan-heading-missing'),
  },
  { title: 'screens as they are planned', changes: ofScreens(spring, invitation, lending), diagnostics: [] },
  differs(
    'another rate and cap than planned',
    spring.replace('3%,500', '4%,700'),
    'screens/entry.yaml:44:11 campaigns.entry.promotions[1].headline.figure',
    'screens/entry.yaml:47:9 campaigns.entry.promotions[1].maximumGrantPoint',
  ),
  differs(
    'another period than planned',
    spring.replace('2023/4/1,2023/5/31', '2023/4/2,2023/5/30'),
    'screens/entry.yaml:34:7 campaigns.entry.period.start',
    'screens/entry.yaml:35:7 campaigns.entry.period.end',
  ),
  differs(
    'a day of granting and a condition that are planned',
    spring.replace('なし,,,,なし', '2023/6/30,,,,1回1円以上'),
    'screens/entry.yaml:41:9 campaigns.entry.grantBy',
    'screens/entry.yaml:41:9 campaigns.entry.promotions[1].conditions',
  ),
  differs('a promotion that is not there', spring.replace('spring', 'summer'), 'screens/entry.yaml:24:1 campaigns'),
  differs('another bonus than planned', invitation.replace('3,000', '300'), 'screens/invitation.yaml:4:1 bonus'),
  differs(
    'another fact, amount and rate than planned',
    lending.replace('500,000円、最低', '300,000円、最低').replace('15%', '18%').replace('1000円', '10,000円'),
    'screens/lending.yaml:13:3 rates.highest',
    'screens/lending.yaml:19:3 limits.minimum',
    'screens/lending.yaml:172:3 facts.最大額',
  ),
  differs(
    'another condition than planned',
    lending.replace('上限 500,000円、審査', '上限 300,000円、審査'),
    'screens/lending.yaml:14:1 conditions',
  ),
  differs(
    'a fact that is planned and not there',
    invitation.replace(/,$/, ',期限 14日'),
    'screens/invitation.yaml:10:1 facts.期限',
  ),
  {
    title: 'a campaign with another fact and another condition than planned',
    changes: {
      ...plan(screenHeadings, `${noodles},1回 2000円以上,一回の下限 2000円、回数 1回`, `${shop},,`),
      './noodles.mdx': replaceOnce(
        'target:',
        'conditions:\n  - 1回 ｛一回の下限｝以上\nfacts:\n  一回の下限: 3,000円\ntarget:',
      ),
    },
    diagnostics: [
      './noodles.mdx:15:1 facts.回数 differs-from-plan',
      './noodles.mdx:26:1 conditions differs-from-plan',
      './noodles.mdx:29:3 facts.一回の下限 differs-from-plan',
    ],
  },
  {
    title: 'a campaign with its facts and conditions as they are planned',
    changes: {
      ...plan(screenHeadings, `${noodles},1回 2000円以上,一回の下限 2000円`, `${shop},,`),
      './noodles.mdx': replaceOnce(
        'target:',
        'conditions:\n  - 1回 ｛一回の下限｝以上\nfacts:\n  一回の下限: 2,000円\ntarget:',
      ),
    },
    diagnostics: [],
  },
  {
    title: 'a screen that a newer month plans otherwise',
    changes: {
      ...ofScreens(invitation.replace('3,000', '300')),
      'campaigns/202303-1/plan.csv': `${screenHeadings}\n${invitation}\n`,
    },
    diagnostics: [],
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
    diagnostics: ['./plan.csv:2:1 id plan-campaign-missing'],
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
  caseWithRow(noodles.replace('4%', '0.04'), '率', 'plan-cell-unread'),
  caseWithRow(noodles.replace('2023/2/28', '2/28'), '終了', 'plan-cell-unread'),
  caseWithRow(noodles.replace('300', ''), '上限', 'plan-cell-empty'),
  caseWithRow(noodles.replace('率', ''), '種類', 'plan-cell-empty'),
  {
    title: 'a campaign that is planned twice',
    changes: plan(headings, noodles, shop, noodles.replace('4%', '5%')),
    diagnostics: ['./plan.csv:4:1 id plan-row-twice'],
  },
  {
    title: 'a misspelt heading',
    changes: plan(headings.replace('上限', '上限額'), noodles, shop),
    diagnostics: ['./plan.csv:1:1 - plan-heading-unknown'],
  },
  {
    title: 'a heading that means nothing',
    changes: plan(headings.replace('上限', '限度'), noodles, shop),
    diagnostics: ['./plan.csv:1:1 - plan-heading-missing', './plan.csv:1:1 - plan-heading-unknown'],
  },
  {
    title: 'a row whose cells a comma in a number shifts',
    changes: plan(headings, noodles.replace('300', '1,300'), shop),
    diagnostics: ['./plan.csv:2:1 - plan-row-shifted'],
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
    diagnostics: ['./plan.csv:3:1 - plan-broken'],
  },
  {
    title: 'a plan that is no text',
    changes: { './plan.csv': new Uint8Array([0xff, 0xfe, 0x69, 0, 0x64, 0]) },
    diagnostics: ['./plan.csv:1:1 - plan-encoding'],
  },
  {
    title: 'a campaign with a mistake and another value than planned: the mistake is reported first',
    changes: {
      ...planned(noodles.replace('4%', '5%')),
      './noodles.mdx': replaceOnce('reductionRate: 4', 'reductionRate: "4%"'),
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
