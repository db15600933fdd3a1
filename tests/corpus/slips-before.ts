import type { FineEdit, Slip } from './slip.ts'

// Written from the marketers' guide and the content alone, before the rules of the check were looked at.

export const slips: Slip[] = [
  // terms
  {
    title: "Typed last month's total rate into the description",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '合計｛合計｝のポイントを還元',
        with: '合計3%のポイントを還元',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: '上乗せして、合計3%のポイントを還元します。' },
  },
  {
    title: 'Typed a cap in points that the fields do not have',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '（上限 ｛上限｝）を上乗せ',
        with: '（上限 500ポイント）を上乗せ',
      },
    ],
    at: {
      file: 'campaigns/202309-1/restaurant.yaml',
      text: '上乗せ｝（上限 500ポイント）を上乗せして、合計｛合計｝のポイ',
    },
  },
  {
    title: 'Wrote the cap in full-width digits with the word for maximum',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: '上乗せ分の上限は、期間中お一人さま｛上限｝です。',
        with: '上乗せ分は、期間中お一人さま最大５００ポイントです。',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.yaml',
      text: '計です。上乗せ分は、期間中お一人さま最大５００ポイントです。',
    },
  },
  {
    title: "Typed an amount into a table's first cell while its points follow another",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.mdx', replace: '["｛例2｝",', with: '["3,000円",' }],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: '["3,000円", "｛例2の常時：P｝", "｛' },
  },
  {
    title: 'Answered a question with a full-width rate that is not the usual one',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '対象になりません。上乗せの対象は、',
        with: '対象になりません。常時０．５％だけを還元します。上乗せの対象は、',
      },
    ],
    at: {
      file: 'campaigns/202309-1/convenience-store.mdx',
      text: '象になりません。常時０．５％だけを還元します。上乗せの対象は、お',
    },
  },
  {
    title: 'Wrote the most points in kanji in a table cell',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/selling-fee.mdx', replace: '"｛上限：P｝（上限）"', with: '"二千ポイント（上限）"' },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '額｝以上", "二千ポイント（上限）"]' },
  },
  {
    title: 'Wrote the last day with dots, a day too late',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: '｛終了日：年なし時刻つき｝まで続きます',
        with: '2023.10.1まで続きます',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: '購入が対象です。2023.10.1まで続きます。エントリーは要り' },
  },
  {
    title: 'Wrote the last day with a slash, from another calendar',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/apple.mdx', replace: '｛終了日：年なし｝までに注文し', with: '10/15までに注文し' },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: 'title="10/15までに注文し、あとで届く商品は対象です' },
  },
  {
    title: 'Wrote the last day with the weekday of another year',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '｛終了日：時刻つき｝までのお支払いが',
        with: '30日(日)23:59までのお支払いが',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '30日(日)23:59までのお支払いが対象です。' },
  },
  {
    title: 'Wrote noon of the last day as the end',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'エントリーした後、｛終了日：時刻つき｝まで',
        with: 'エントリーした後、月末の正午まで',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.mdx',
      text: 'ントリーした後、月末の正午までのお支払いが対象です。',
    },
  },
  {
    title: 'Typed opening hours as the hours of the one-day campaign',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.mdx',
        replace: '｛開始日：時刻｝から｛終了日：時刻｝までの',
        with: '10時から22時までの',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: '10時から22時までのお支払いが対象です。エント' },
  },
  {
    title: 'Typed how often each person gets the points, twice instead of once',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '"お一人さま｛回数｝"', with: '"お一人さま2回"' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: ', "お一人さま2回"]' },
  },
  {
    title: 'Left a first-come limit of an earlier campaign in the labels',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: '  - お一人さま｛回数｝', with: '  - 先着100人まで' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '- 先着100人まで' },
  },
  {
    title: 'Wrote the least amount as two thousand with a kanji unit in a label',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: '  - 1回｛一回の下限｝以上', with: '  - 1回2千円以上' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '- 1回2千円以上' },
  },
  {
    title: "Typed the least amount without a comma in a step's title",
    topic: 'terms',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '<Step title="｛一回の下限｝以上を',
        with: '<Step title="3000円以上を',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'title="3000円以上をメルカードで支払う">' },
  },
  {
    title: 'Typed the sum of an example, worked out with another rate',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.mdx', replace: '｛例の値段の合計｝です。', with: '350ポイントです。' }],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: '乗せ｝を加えて、350ポイントです。' },
  },
  {
    title: 'Promised a most of 2,000P where there is no cap',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.yaml', replace: '  - アプリから購入', with: '  - 最大2,000P' }],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: '- 最大2,000P' },
  },
  {
    title: 'Wrote half off the fee in the alt text of a picture',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: '半分になって戻るPのコイン、まわりに舞うPのコイン',
        with: '手数料50%オフの札、まわりに舞うPのコイン',
      },
    ],
    at: {
      file: 'campaigns/202309-1/selling-fee.yaml',
      text: 'のついた荷物と、手数料50%オフの札、まわりに舞うPのコイン',
    },
  },
  {
    title: 'Wrote ten times in the words beside the large figure',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/convenience-store.yaml', replace: '    還元※1', with: '    10倍※1' }],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: '10倍※1' },
  },
  {
    title: 'Called the campaign half price in its tag',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'tag: ｛月｝のコンビニキャンペーン',
        with: 'tag: コンビニ半額キャンペーン',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'tag: コンビニ半額キャンペーン' },
  },
  {
    title: 'Typed a grant day into the shared note on when points are granted',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'annotations/grant-by.yaml',
        replace: '上乗せ分は、｛付与日｝までに',
        with: '上乗せ分は、翌月10日までに',
      },
    ],
    at: { file: 'annotations/grant-by.yaml', text: 'す。上乗せ分は、翌月10日までに付与します。' },
  },
  {
    title: 'Changed the unit of rounding to 100 yen in the shared note',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'annotations/points-fraction.yaml',
        replace: '1ポイント未満は切り捨てます',
        with: '100円未満は切り捨てます',
      },
    ],
    at: { file: 'annotations/points-fraction.yaml', text: 'す。どちらも、100円未満は切り捨てます。' },
  },
  {
    title: 'Typed a lifetime of points into the shared note that other pages contradict',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'annotations/points-expiry.yaml',
        replace: '付与したポイントには有効期限があります。',
        with: '付与したポイントの有効期限は、180日です。',
      },
    ],
    at: {
      file: 'annotations/points-expiry.yaml',
      text: '付与したポイントの有効期限は、180日です。期限は、アプリのポイ',
    },
  },
  {
    title: "Typed a rate into the description of one of the entry page's offers",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: 'ドラッグストアでメルカードを使うと、常時｛常時｝に｛特典｝を',
        with: 'ドラッグストアでメルカードを使うと、常時｛常時｝に3%を',
      },
    ],
    at: { file: 'screens/entry.yaml', text: '、常時｛常時｝に3%を上乗せします。' },
  },
  {
    title: "Typed the reward with P and a monthly count into an entry offer's terms",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: 'detail: ｛特典｝（期間中お一人さま｛回数｝）',
        with: 'detail: 500P（毎月1回）',
      },
    ],
    at: { file: 'screens/entry.yaml', text: 'detail: 500P（毎月1回）' },
  },
  {
    title: 'Left an older amount in the text that friends share',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace:
          'shareText: |-\n  メルペイの招待キャンペーン！下の招待コードを登録すると、招待した人にも招待された人にも｛特典：P前｝がもらえます',
        with: 'shareText: |-\n  メルペイの招待キャンペーン！下の招待コードを登録すると、招待した人にも招待された人にもP1,000がもらえます',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: '招待された人にもP1,000がもらえます。' },
  },
  {
    title: 'Typed how many codes one person may register',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace: '登録できるのは、お一人さま｛回数｝です',
        with: '登録できるのは、お一人さま3回までです',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: 'のは、お一人さま3回までです。登録したあとは変えられません。' },
  },
  {
    title: 'Put the weekday of another month into the eighth-day title',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.yaml',
        replace: '  ｛開始日：月日｝のお買い物に',
        with: '  8日(木)のお買い物に',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: '8日(木)のお買い物に、' },
  },
  {
    title: 'Wrote the day of the campaign in kanji, the wrong one',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.yaml',
        replace: 'description: ｛開始日｝に',
        with: 'description: 九月五日に',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: 'iption: 九月五日にメルカードで支払うと、常時｛常時｝とは' },
  },
  {
    title: "Typed a shop campaign's rate into the month's description",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/month.yaml', replace: '飲食店で｛restaurantの上乗せ｝', with: '飲食店で4%' }],
    at: { file: 'campaigns/202309-1/month.yaml', text: '限｝）、飲食店で4%（上限 ｛restaurantの上限｝）、｛' },
  },
  {
    title: "Promised a most in the month's heading that no campaign reaches",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/month.yaml', replace: '  毎日がおトク。', with: '  最大10%おトク。' }],
    at: { file: 'campaigns/202309-1/month.yaml', text: '最大10%おトク。' },
  },
  {
    title: 'Put a limit of three visits into a step where there is none',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '期間中なら、何度でも対象です',
        with: '期間中なら、3回まで対象です',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'ん。期間中なら、3回まで対象です。' },
  },
  {
    title: 'Typed a price with a yen sign in a table of goods',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: '["タブレット", "｛tabletの値段｝"',
        with: '["タブレット", "￥98,800"',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: 'ブレット", "￥98,800", "｛tabletのポイント：' },
  },
  {
    title: 'Rounded a price up in a sentence',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: '｛laptopの値段｝のノートパソコンは',
        with: '15万円のノートパソコンは',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: '計です。たとえば15万円のノートパソコンは、合計｛laptopの' },
  },
  {
    title: "Typed an example's points in a cell with a space before P",
    topic: 'terms',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.mdx', replace: '"｛例1の上乗せ：P｝"', with: '"60 P"' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '時：P｝", "60 P", "｛例1の合計：P｝"],' },
  },
  {
    title: 'Wrote the end in full-width kanji date and time',
    topic: 'terms',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.mdx',
        replace: '    ｛終了日：時刻つき｝までに取引が完了した商品が',
        with: '    ９月３０日２３時５９分までに取引が完了した商品が',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '９月３０日２３時５９分までに取引が完了した商品が' },
  },
  {
    title: 'Put a least amount of another campaign on the button',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'externalPageLabel: 対象のコンビニをさがす',
        with: 'externalPageLabel: 1,000円から使えるコンビニをさがす',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'eLabel: 1,000円から使えるコンビニをさがす' },
  },
  {
    title: 'Typed an earlier end of entry into a note',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'エントリーは｛終了日：時刻つき｝まで受け付け',
        with: 'エントリーは9月25日まで受け付け',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.yaml',
      text: ': エントリーは9月25日まで受け付けます。エントリーする前のお',
    },
  },
  {
    title: 'Added a least amount to who is meant, with a space before yen',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'target: 対象の飲食店のお支払いに、メルカードを使った方',
        with: 'target: 対象の飲食店で、1,000 円以上をメルカードで支払った方',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: ': 対象の飲食店で、1,000 円以上をメルカードで支払った方' },
  },
  {
    title: 'Added an amount limit to one of the excluded kinds',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.yaml',
        replace: 'subText: 種類や金額に関わらず対象外です',
        with: 'subText: 1万円をこえるものは対象外です',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'ubText: 1万円をこえるものは対象外です' },
  },
  {
    title: "Wrote a points-per-yen formula as the table's caption",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: 'caption="期間中のお支払いの合計と還元の例"',
        with: 'caption="200円につき1ポイント還元の例"',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: 'aption="200円につき1ポイント還元の例"' },
  },
  {
    title: 'Typed the cheap example in a question with a space before yen',
    topic: 'terms',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '<Question title="｛安い例｝の商品と',
        with: '<Question title="1400 円の商品と',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'title="1400 円の商品と｛高い例｝の商品を別々に買う' },
  },
  {
    title: "Left last month's name in an answer about entry",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '｛月｝のエントリーで、｛月｝のお支払いだけ',
        with: '8月のエントリーで、8月のお支払いだけ',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '8月のエントリーで、8月のお支払いだけが対象にな' },
  },
  {
    title: "Typed the grant month in a step's title, a month early",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '<Step title="｛付与日：月末｝までにポイントがつく">',
        with: '<Step title="9月末までにポイントがつく">',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: 'title="9月末までにポイントがつく">' },
  },
  {
    title: 'Doubled the points in the emphasised words of a paragraph',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '**持ち帰りも対象**です',
        with: '**持ち帰りはポイント2倍**です',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'も。**持ち帰りはポイント2倍**です。' },
  },
  {
    title: 'Wrote pt for points in a term of the grant table',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '<Fact term="｛特典｝">', with: '<Fact term="800pt">' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 't term="800pt">｛付与日｝まで</Fact>' },
  },
  {
    title: 'Typed the value of a point on the install page',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/install-app.yaml',
        replace: '｛「1ポイント1円」｝でお支払いに',
        with: '1ポイント=2円でお支払いに',
      },
    ],
    at: { file: 'screens/install-app.yaml', text: 'detail: 1ポイント=2円でお支払いに' },
  },
  {
    title: 'Typed the deadline for invited friends into a step',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/invitation.yaml', replace: '登録から｛期限｝以内に', with: '登録から30日以内に' }],
    at: { file: 'screens/invitation.yaml', text: 'し込み、登録から30日以内に合計｛支払いの下限｝以上を支払います' },
  },
  {
    title: "Wrote the period with a wave dash in the month's tag",
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: 'tag: ｛月：年つき｝のキャンペーン',
        with: 'tag: 9/1〜9/29のキャンペーン',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'tag: 9/1〜9/29のキャンペーン' },
  },
  {
    title: 'Wrote the cap as an upper limit of ten thousand in one word',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: '（上限 ｛上限｝）を上乗せして',
        with: '（上限1万ポイント）を上乗せして',
      },
    ],
    at: {
      file: 'campaigns/202309-1/fashion-dress.yaml',
      text: '｛上乗せ｝（上限1万ポイント）を上乗せして、合計｛合計｝のポイン',
    },
  },
  {
    title: 'Said per day where the cap is for the whole period',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '上限の｛上限｝に届きます。',
        with: '1日の上限の200ポイントに届きます。',
      },
    ],
    at: {
      file: 'campaigns/202309-1/convenience-store.mdx',
      text: '金額｝になると、1日の上限の200ポイントに届きます。',
    },
  },
  {
    title: 'Typed percent in katakana in a notice',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: '<Notice title="表示は、商品ごとの合計です">',
        with: '<Notice title="表示は、10パーセント還元の合計です">',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: 'le="表示は、10パーセント還元の合計です">' },
  },
  {
    title: 'Wrote a quarter to the hour as when the campaign ends',
    topic: 'terms',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.mdx',
        replace: '｛月｝の終わりに売れた商品は対象ですか">\n    ｛終了日：時刻つき｝までに',
        with: '｛月｝の終わりに売れた商品は対象ですか">\n    最終日の午後11時45分までに',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '最終日の午後11時45分までに取引が完了すれば対' },
  },
  // facts
  {
    title: 'Named the cap by a name that is not there',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '上限の｛上限｝に届きます',
        with: '上限の｛上限額｝に届きます',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: 'と、上限の｛上限額｝に届きます。' },
  },
  {
    title: 'Put half-width braces around the cap in the body',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '上限の｛上限｝に届きます',
        with: '上限の{上限}に届きます',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'になると、上限の{上限}に届きます。' },
  },
  {
    title: 'Put half-width braces around the cap in the description',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.yaml', replace: '（上限 ｛上限｝）', with: '（上限 {上限}）' }],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.yaml',
      text: '上乗せ｝（上限 {上限}）を上乗せして、合計｛合計｝のポイントを',
    },
  },
  {
    title: 'Opened with a full-width brace and closed with a half-width one',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '期間中お一人さま｛上限｝です',
        with: '期間中お一人さま｛上限}です',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'お一人さま｛上限}です。' },
  },
  {
    title: 'Opened with a half-width brace and closed with a full-width one',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.mdx',
        replace: '対象の販売手数料の｛特典｝を',
        with: '対象の販売手数料の{特典｝を',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '象の販売手数料の{特典｝を、｛付与日｝までに付与します。' },
  },
  {
    title: 'Left spaces inside the braces',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.yaml', replace: '（上限 ｛上限｝）', with: '（上限 ｛ 上限 ｝）' }],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: 'せ｝（上限 ｛ 上限 ｝）のポイントを上乗せします。' },
  },
  {
    title: 'Used lenticular brackets instead of braces',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: '（上限 ｛上限｝）を上乗せして',
        with: '（上限 【上限】）を上乗せして',
      },
    ],
    at: {
      file: 'campaigns/202309-1/fashion-dress.yaml',
      text: '上乗せ｝（上限 【上限】）を上乗せして、合計｛合計｝のポイントを',
    },
  },
  {
    title: 'Used angle brackets from the symbol menu instead of braces',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/8th-day.mdx', replace: '上限の｛上限｝に届きます', with: '上限の〈上限〉に届きます' },
    ],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: 'になると、上限の〈上限〉に届きます。' },
  },
  {
    title: 'Doubled the braces as in a spreadsheet template',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '合計が｛上限に届く金額｝になると',
        with: '合計が｛｛上限に届く金額｝｝になると',
      },
    ],
    at: {
      file: 'campaigns/202309-1/restaurant.mdx',
      text: 'お食事の合計が｛｛上限に届く金額｝｝になると、上限の｛上限｝に届',
    },
  },
  {
    title: 'Forgot the closing brace',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'エントリーした後、｛終了日：時刻つき｝まで',
        with: 'エントリーした後、｛終了日：時刻つきまで',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '終了日：時刻つきまでのお支払いが対象です。' },
  },
  {
    title: 'Wrote a half-width colon before the way of saying it',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant.mdx', replace: '｛終了日：時刻つき｝', with: '｛終了日:時刻つき｝' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '｛終了日:時刻つき｝までのお支払いが対象です。お店からの' },
  },
  {
    title: 'Asked for a way of saying that does not exist',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.mdx',
        replace: '<Question title="｛月｝の終わりに売れた商品は対象ですか">\n    ｛終了日：時刻つき｝',
        with: '<Question title="｛月｝の終わりに売れた商品は対象ですか">\n    ｛終了日：時間つき｝',
      },
    ],
    at: {
      file: 'campaigns/202309-1/selling-fee.mdx',
      text: '｛終了日：時間つき｝までに取引が完了すれば対象です。発送と受',
    },
  },
  {
    title: 'Asked a number of points for its time',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: '（上限 ｛上限｝）',
        with: '（上限 ｛上限：時刻つき｝）',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.yaml',
      text: '｝（上限 ｛上限：時刻つき｝）を上乗せして、合計｛合計｝のポイン',
    },
  },
  {
    title: 'Declared a least amount with the unit in katakana',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.yaml', replace: '  一回の下限: 3,000円', with: '  一回の下限: 3,000エン' },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '3,000エン' },
  },
  {
    title: 'Declared a count in hiragana',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: '  回数: 1回', with: '  回数: いっかい' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '回数: いっかい' },
  },
  {
    title: 'Declared an example amount as roughly so much',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/entry-drugstore.yaml', replace: '  例1: 3,000円', with: '  例1: 3,000円くらい' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: ': 3,000円くらい' },
  },
  {
    title: 'Declared an example amount with a dot for the thousands',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/selling-fee.yaml', replace: '  例2: 2,400円', with: '  例2: 2.400円' }],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: '例2: 2.400円' },
  },
  {
    title: 'Declared an amount with the comma in the wrong place',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/fashion-dress.yaml', replace: '  例の値段: 18,000円', with: '  例の値段: 18,00円' },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: '段: 18,00円' },
  },
  {
    title: 'Declared a count in English',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/apple.yaml', replace: '  回数: 1回', with: '  回数: 1 time' }],
    at: { file: 'campaigns/202309-1/apple.yaml', text: '回数: 1 time' },
  },
  {
    title: 'Removed a fact that a shared note still names',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/apple.yaml', replace: 'facts:\n  回数: 1回\n', with: '' }],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'use: apple-plus' },
  },
  {
    title: "Declared a cap of one's own beside the field's",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '  例1: 500円',
        with: '  上限: 500ポイント\n  例1: 500円',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: '上限: 500ポイント' },
  },
  {
    title: "Declared an end of one's own beside the period's",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.yaml',
        replace: '  例3: 9,000円',
        with: '  例3: 9,000円\n  終了日: 2023-09-10',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: '終了日: 2023-09-10' },
  },
  {
    title: 'Declared a fourth example that nothing names',
    topic: 'facts',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '  例3: 6,000円',
        with: '  例3: 6,000円\n  例4: 9,000円',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: '例4: 9,000円' },
  },
  {
    title: "Misspelt a campaign's id in the month's description",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/month.yaml', replace: '｛restaurantの上限｝', with: '｛restrantの上限｝' }],
    at: { file: 'campaigns/202309-1/month.yaml', text: '上限 ｛restrantの上限｝）、｛8th-dayの開始日：日' },
  },
  {
    title: "Named a campaign of another month in the month's description",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: 'コンビニで｛convenience-storeの上乗せ｝',
        with: '書店で｛booksの上乗せ｝',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'n: ｛月｝は、書店で｛booksの上乗せ｝（上限 ｛conve' },
  },
  {
    title: 'Named the cap where the amount that reaches it is meant',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '合計が｛上限に届く金額｝になると',
        with: '合計が｛上限｝になると',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.mdx',
      text: 'いの合計が｛上限｝になると、上限の｛上限｝に届きます。',
    },
  },
  {
    title: 'Named the grant day where the last day is meant',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '｛終了日：時刻つき｝までのお支払いが',
        with: '｛付与日｝までのお支払いが',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '｛付与日｝までのお支払いが対象です。お店からの売上' },
  },
  {
    title: "Put another row's points into a table row",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/convenience-store.mdx', replace: '"｛例2の合計：P｝"', with: '"｛例3の合計：P｝"' },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: 'P｝", "｛例3の合計：P｝"],' },
  },
  {
    title: "Put another item's points beside a price",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/apple.mdx', replace: '"｛phoneのポイント：P｝"', with: '"｛tabletのポイント：P｝"' },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: '値段｝", "｛tabletのポイント：P｝"],' },
  },
  {
    title: 'Named an item by an id that is not there',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: '合計｛laptopのポイント｝です',
        with: '合計｛notebookのポイント｝です',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: 'ソコンは、合計｛notebookのポイント｝です。' },
  },
  {
    title: 'Quoted a cap so that it passes as ordinary words',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '上限の｛上限｝に届きます',
        with: '上限の｛「300ポイント」｝に届きます',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'なると、上限の｛「300ポイント」｝に届きます。' },
  },
  {
    title: "Quoted last month's name so that it passes as ordinary words",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'description: ｛月｝中に',
        with: 'description: ｛「8月」｝中に',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.yaml',
      text: 'ption: ｛「8月」｝中にエントリーして、ドラッグストアのお',
    },
  },
  {
    title: 'Put the sum under the column of the usual points',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '"｛例2｝", "｛例2の常時：P｝"',
        with: '"｛例2｝", "｛例2の合計：P｝"',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '", "｛例2の合計：P｝", "｛例2の上乗せ：P｝", "｛' },
  },
  {
    title: "Used a campaign's fact on a screen that does not have it",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace:
          'detail: お支払いの｛特典｝（上限 ｛上限｝）\n          - term: 対象にならないもの\n            detail: 出前',
        with: 'detail: お支払いの｛特典｝（上限 ｛上限に届く金額｝）\n          - term: 対象にならないもの\n            detail: 出前',
      },
    ],
    at: { file: 'screens/entry.yaml', text: '｝（上限 ｛上限に届く金額｝）' },
  },
  {
    title: "Named an example's points with the particle left out",
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.mdx', replace: '｛例の値段の上乗せ｝', with: '｛例の値段上乗せ｝' }],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: 'せ｝の｛例の値段上乗せ｝を加えて、｛例の値段の合計｝です。' },
  },
  {
    title: 'Wrote the digit in the name of a fact full-width',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.mdx', replace: '"｛例1の合計：P｝"', with: '"｛例１の合計：P｝"' }],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: 'P｝", "｛例１の合計：P｝"],' },
  },
  {
    title: 'Said the cap where the extra reward is meant',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: '対象の本体※2の購入で｛追加特典｝を',
        with: '対象の本体※2の購入で｛上限｝を',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: '体※2の購入で｛上限｝を、お一人さま｛回数｝付与します。' },
  },
  {
    title: 'Used the bonus of a campaign that has a rate',
    topic: 'facts',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.mdx',
        replace: '合計して、上限の｛上限｝まで',
        with: '合計して、｛特典｝まで',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: '払いを合計して、｛特典｝まで上乗せします。' },
  },
  // time
  {
    title: 'Granted the points before the campaign ends',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant.yaml', replace: 'grantBy: 2023-10-31', with: 'grantBy: 2023-09-15' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'y: 2023-09-15' },
  },
  {
    title: 'Granted the points a year too late',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/entry-drugstore.yaml', replace: 'grantBy: 2023-10-31', with: 'grantBy: 2024-10-31' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'tBy: 2024-10-31' },
  },
  {
    title: 'Left last year in the grant day',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: 'grantBy: 2023-10-31', with: 'grantBy: 2022-10-31' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'tBy: 2022-10-31' },
  },
  {
    title: "Left last month's period in a copied campaign",
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '  start: 2023-09-01 00:00\n  end: 2023-09-30 23:59',
        with: '  start: 2023-08-01 00:00\n  end: 2023-08-31 23:59',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: ': 2023-08-01 00:00' },
  },
  {
    title: 'Ended at midnight when the last day begins',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  end: 2023-09-30 23:59',
        with: '  end: 2023-09-30 00:00',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '3-09-30 00:00' },
  },
  {
    title: 'Started a minute before the first day ends',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  start: 2023-09-01 00:00',
        with: '  start: 2023-09-01 23:59',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '3-09-01 23:59' },
  },
  {
    title: 'Ended before the start',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: '  end: 2023-09-30 23:59',
        with: '  end: 2023-08-30 23:59',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: ': 2023-08-30 23:59' },
  },
  {
    title: 'Swapped two digits of the year of the start',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: '  start: 2023-09-01 00:00',
        with: '  start: 2203-09-01 00:00',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: 'start: 2203-09-01 00:00' },
  },
  {
    title: 'Swapped two digits of the year of the end',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/apple.yaml', replace: '  end: 2023-09-30 23:59', with: '  end: 2032-09-30 23:59' },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'end: 2032-09-30 23:59' },
  },
  {
    title: 'Set the eighth-day campaign to the seventh',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.yaml',
        replace: '  start: 2023-09-08 00:00\n  end: 2023-09-08 23:59',
        with: '  start: 2023-09-07 00:00\n  end: 2023-09-07 23:59',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: '023-09-07 00:00' },
  },
  {
    title: 'Let the eighth-day campaign run to the tenth',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/8th-day.yaml', replace: '  end: 2023-09-08 23:59', with: '  end: 2023-09-10 23:59' },
    ],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: '2023-09-10 23:59' },
  },
  {
    title: 'Left the eighth of last month in the eighth-day campaign',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.yaml',
        replace: '  start: 2023-09-08 00:00',
        with: '  start: 2023-08-08 00:00',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: ': 2023-08-08 00:00' },
  },
  {
    title: 'Ended on the thirty-first of September',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: '  end: 2023-09-30 23:59',
        with: '  end: 2023-09-31 23:59',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: '023-09-31 23:59' },
  },
  {
    title: 'Typed a date with the wrong weekday in a step',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.mdx',
        replace: '<Step title="｛開始日：年なし｝に買い物をする">',
        with: '<Step title="9月8日(木)に買い物をする">',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: 'title="9月8日(木)に買い物をする">' },
  },
  {
    title: "Wrote the end as 24 o'clock",
    topic: 'time',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: '  end: 2023-09-30 23:59',
        with: '  end: 2023-09-30 24:00',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: '-09-30 24:00' },
  },
  {
    title: 'Wrote the end on the twelve-hour clock',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/fashion.yaml', replace: '  end: 2023-09-30 23:59', with: '  end: 2023-09-30 11:59' },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: '3-09-30 11:59' },
  },
  {
    title: 'Pasted the start in universal time from another system',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: '  start: 2023-09-15 00:00',
        with: '  start: 2023-09-15T00:00:00Z',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: '23-09-15T00:00:00Z' },
  },
  {
    title: 'Swapped the day and the month of the end',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '  end: 2023-09-30 23:59',
        with: '  end: 2023-30-09 23:59',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'd: 2023-30-09 23:59' },
  },
  {
    title: 'Wrote the start with slashes as in a spreadsheet',
    topic: 'time',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  start: 2023-09-01 00:00',
        with: '  start: 2023/09/01 00:00',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'rt: 2023/09/01 00:00' },
  },
  {
    title: "Pasted a spreadsheet's serial number as the grant day",
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/convenience-store.yaml', replace: 'grantBy: 2023-10-31', with: 'grantBy: 45230' },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'rantBy: 45230' },
  },
  {
    title: 'Wrote the end without a time',
    topic: 'time',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant.yaml', replace: '  end: 2023-09-30 23:59', with: '  end: 2023-09-30' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'grantBy: 2023-10-31' },
  },
  {
    title: 'Moved the start of a copied campaign back a month and forgot the end',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: '  start: 2023-09-01 00:00',
        with: '  start: 2023-08-01 00:00',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: ': 2023-08-01 00:00' },
  },
  {
    title: 'Set a grant day in mid-month while the texts say the end of the month',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.yaml', replace: 'grantBy: 2023-10-31', with: 'grantBy: 2023-10-13' }],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: '2023-10-13' },
  },
  {
    title: 'Wrote the same moment for start and end',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.yaml', replace: '  end: 2023-09-30 23:59', with: '  end: 2023-09-01 00:00' },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'end: 2023-09-01 00:00' },
  },
  {
    title: 'Granted on the thirty-first of November',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/selling-fee.yaml', replace: 'grantBy: 2023-10-31', with: 'grantBy: 2023-11-31' },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: ': 2023-11-31' },
  },
  {
    title: 'Copied half of the month into a second folder with the same campaign',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-2/month.yaml',
        write:
          'title: |-\n  ｛月｝は、実りの月。\n  毎日がおトク。\ntag: ｛月：年つき｝のキャンペーン\ndescription: ｛月｝は、｛8th-dayの開始日：日と曜日｝のお買い物に｛8th-dayの上乗せ｝（上限 ｛8th-dayの上限｝）を、メルカードの常時｛常時｝に上乗せします。\nbgcolor: "#ffe08a"\nkv:\n  src: images/month.svg\n  alt: 満月の下のすすきと月見だんご、まわりに舞うPのコイン\ncampaigns:\n  - 8th-day\nannotationLists:\n  - use: points-base\n  - use: points-expiry\n  - use: points-fraud\n  - use: campaign-change\n',
      },
      { file: 'campaigns/202309-2/images/month.svg', copyOf: 'campaigns/202309-1/images/month.svg' },
      { file: 'campaigns/202309-2/8th-day.yaml', copyOf: 'campaigns/202309-1/8th-day.yaml' },
      { file: 'campaigns/202309-2/8th-day.mdx', copyOf: 'campaigns/202309-1/8th-day.mdx' },
    ],
    at: { file: 'campaigns/202309-2/8th-day.yaml', text: '' },
  },
  {
    title: 'Wrote a day with the wrong weekday into a note on opening',
    topic: 'time',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'detail: 商業施設の中のお店や',
        with: 'detail: 9月30日(日)は休業のお店があります。商業施設の中のお店や',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'detail: 9月30日(日)は休業のお店があります。商業施設' },
  },
  {
    title: 'Ended a campaign a week early in the one field that says so',
    topic: 'time',
    harm: true,
    visible: false,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  end: 2023-09-30 23:59',
        with: '  end: 2023-09-23 23:59',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'end: 2023-09-23 23:59' },
  },
  {
    title: 'Promised the grant a month late in the one field that says so',
    topic: 'time',
    harm: true,
    visible: false,
    edits: [{ file: 'campaigns/202309-1/8th-day.yaml', replace: 'grantBy: 2023-10-31', with: 'grantBy: 2023-11-30' }],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: ': 2023-11-30' },
  },
  // entry
  {
    title: 'Asked for entry and gave no way to it',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーに進む\n',
        with: '',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'entry: required' },
  },
  {
    title: 'Asked for entry, with neither button nor link in the body',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーに進む\n',
        with: '',
      },
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'このページのボタンから[エントリーのページ](/jp/card/entry/)に進み、',
        with: 'エントリーのページに進み、',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'entry: required' },
  },
  {
    title: 'The entry page closes two weeks before the campaign',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: '      start: 2023-09-01 00:00\n      end: 2023-09-30 23:59',
        with: '      start: 2023-09-01 00:00\n      end: 2023-09-15 23:59',
      },
    ],
    at: { file: 'screens/entry.yaml', text: '2023-09-15 23:59' },
  },
  {
    title: 'The entry page opens after the campaign has begun',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: '      start: 2023-09-01 00:00\n',
        with: '      start: 2023-09-10 00:00\n',
      },
    ],
    at: { file: 'screens/entry.yaml', text: '2023-09-10 00:00' },
  },
  {
    title: 'Left the entry page in spring',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace:
          '      start: 2023-09-01 00:00\n      end: 2023-09-30 23:59\n    grantBy: 2023-10-31\n    target: 有効なメルカードをお持ちで、期間中にエントリーした方\n    promotionsHeading: えらべる',
        with: '      start: 2023-04-01 00:00\n      end: 2023-05-31 23:59\n    grantBy: 2023-06-30\n    target: 有効なメルカードをお持ちで、期間中にエントリーした方\n    promotionsHeading: えらべる',
      },
    ],
    at: { file: 'screens/entry.yaml', text: ': 2023-04-01 00:00' },
  },
  {
    title: 'Put entry needed into the tag of a campaign without entry',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'tag: ｛月｝の飲食店キャンペーン',
        with: 'tag: 【要エントリー】｛月｝の飲食店キャンペーン',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'tag: 【要エントリー】｛月｝の飲食店キャンペーン' },
  },
  {
    title: 'Told people to enter first in a campaign without entry',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: 'エントリーもクーポンも要りません。おにぎり1つ',
        with: 'はじめにエントリーしてください。おにぎり1つ',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: 'はじめにエントリーしてください。おにぎり1つのお' },
  },
  {
    title: 'Answered that entry is needed in a campaign without entry',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '必要ありません。期間中に',
        with: '必要です。お支払いの前にお済ませください。期間中に',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '必要です。お支払いの前にお済ませください。期間中に対' },
  },
  {
    title: 'Said no entry is needed in a campaign that needs it',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'エントリーした後、｛終了日：時刻つき｝まで',
        with: 'エントリーは要りません。｛終了日：時刻つき｝まで',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.mdx',
      text: 'エントリーは要りません。｛終了日：時刻つき｝までのお支払い',
    },
  },
  {
    title: 'Labelled a campaign that needs entry as without',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/entry-drugstore.yaml', replace: '  - エントリーが必要', with: '  - エントリー不要' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: '- エントリー不要' },
  },
  {
    title: 'The button to entry speaks of finding shops',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'externalPageLabel: エントリーに進む',
        with: 'externalPageLabel: 対象のお店をさがす',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'eLabel: 対象のお店をさがす' },
  },
  {
    title: 'The button says entry and leads to a list of shops',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'externalPageLink: /jp/card/entry/',
        with: 'externalPageLink: https://help.example.jp/shops/drugstores',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'geLink: https://help.example.jp/' },
  },
  {
    title: 'Set entry required on the one-day campaign whose texts say none',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.yaml', replace: 'entry: not-required', with: 'entry: required' }],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: 'entry: required' },
  },
  {
    title: 'Set entry not required where every text asks for it',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/entry-drugstore.yaml', replace: 'entry: required', with: 'entry: not-required' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'entry: not-required' },
  },
  {
    title: 'Dropped the note that payments before entry do not count',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace:
          '  - title: エントリー\n    detail: エントリーは｛終了日：時刻つき｝まで受け付けます。エントリーする前のお支払いは、上乗せの対象になりません。\n    fontBold: true\n',
        with: '',
      },
      { file: 'campaigns/202309-1/entry-drugstore.mdx', replace: '- エントリーする前のお支払い\n', with: '' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: '' },
  },
  {
    title: 'Led to the other entry page, which has no such offer',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'externalPageLink: /jp/card/entry/',
        with: 'externalPageLink: /jp/card/entry/refound/',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'd/entry/refound/' },
  },
  {
    title: 'Named another offer to choose than the campaign is about',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'に進み、「ドラッグストア」を選びます',
        with: 'に進み、「ネットショップ」を選びます',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'y/)に進み、「ネットショップ」を選びます。' },
  },
  {
    title: 'Renamed the offer on the entry page but not in the step that names it',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/entry.yaml', replace: '        tag: ドラッグストア', with: '        tag: 薬と日用品' }],
    at: { file: 'screens/entry.yaml', text: 'tag: 薬と日用品' },
  },
  {
    title: 'Wrote that payments before entry count as well',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '常時｛常時｝だけを還元します。さかのぼって上乗せすることはできません。',
        with: 'あとからのエントリーでも、さかのぼって上乗せします。',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'あとからのエントリーでも、さかのぼって上乗せしま' },
  },
  {
    title: 'Dropped entry from who is meant',
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'target: 期間中にエントリーし、ドラッグストア',
        with: 'target: ドラッグストア',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.yaml',
      text: 'target: ドラッグストアのお支払いにメルカードを使った方',
    },
  },
  {
    title: "Put an entry button's words on a campaign without entry",
    topic: 'entry',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'externalPageLabel: 対象のコンビニをさがす',
        with: 'externalPageLabel: エントリーする',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'eLabel: エントリーする' },
  },
  // completeness
  {
    title: 'Took the cap per person out of the first note',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'の合計です。上乗せ分の上限は、期間中お一人さま｛上限｝です。',
        with: 'の合計です。',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'fontBold: true' },
  },
  {
    title: 'Wrote the description without the cap',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'に｛上乗せ｝（上限 ｛上限｝）を上乗せして、合計｛合計｝',
        with: 'に｛上乗せ｝を上乗せして、合計｛合計｝',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'description:' },
  },
  {
    title: 'Dropped every word on when the points are granted',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace:
          '  - title: 付与時期\n    detail: ｛特典｝は、｛付与日｝までに付与します。常時｛常時｝分は、お支払いの金額が確定したときに付与します。\n',
        with: '',
      },
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace:
          '## ポイントの付与時期\n\n<Facts>\n  <Fact term="常時｛常時｝分">お支払いの金額が確定したとき</Fact>\n  <Fact term="｛特典｝">｛付与日｝まで</Fact>\n</Facts>\n\n',
        with: '',
      },
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace:
          '  <Step title="｛付与日：月末｝までにポイントがつく">\n    ｛特典｝は、｛付与日｝までに付与します。\n  </Step>\n',
        with: '',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the shared note on when points are granted',
    topic: 'completeness',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/convenience-store.yaml', replace: '  - use: grant-by\n', with: '' }],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the section of what does not count',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace:
          '## 対象にならないもの\n\n次のお支払いは、上乗せの対象になりません。\n\n- コード払い、タッチ決済、ネットでのお支払い\n- デリバリーサービスを通したご注文、その送料と手数料\n- 商品券やプリペイドカードの購入、チャージ\n\n',
        with: '',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '' },
  },
  {
    title: 'Left the heading of what does not count with nothing below it',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '- メルカードを使わないお支払い\n- 個人の出品者からの購入\n- 商品券やギフトカードの購入\n\n',
        with: '',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '## 対象にならないもの' },
  },
  {
    title: 'Dropped the note on expiry',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.yaml', replace: '  - use: points-expiry\n', with: '' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note on fraud',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/selling-fee.yaml', replace: '  - use: points-fraud\n', with: '' }],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note on change and end',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/apple.yaml', replace: '  - use: campaign-change\n', with: '' }],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note on who answers',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: '  - use: responsibility\n', with: '' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note on cancelled payments',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.yaml', replace: '  - use: points-cancel\n', with: '' }],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note on the way to the partner shop',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.yaml', replace: '  - use: affiliate-route\n', with: '' }],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note on which amount counts at the partner shop',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion-dress.yaml', replace: '  - use: affiliate-amount\n', with: '' }],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the disclaimer on sponsorship',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/apple.yaml', replace: '  - use: apple-sponsorship\n', with: '' }],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note on fractions',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/convenience-store.yaml', replace: '  - use: points-fraction\n', with: '' }],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note on the usual rate from the month',
    topic: 'completeness',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/month.yaml', replace: '  - use: points-base\n', with: '' }],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the first note of the eighth-day campaign but kept its mark',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.yaml', replace: '  - use: eighth-day-rate\n', with: '' }],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: '上乗せ※1' },
  },
  {
    title: 'Dropped the note that says what a new listing is',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/selling-fee.yaml', replace: '  - use: selling-fee-listing\n', with: '' }],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: '新しく出品※2した' },
  },
  {
    title: 'Dropped the second note but kept its mark in a heading',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  - title: ※2\n    detail: 商業施設の中のお店や一部の店舗では、対象にならないことがあります。\n',
        with: '',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '## 対象のお店※2' },
  },
  {
    title: 'Took the second mark out of the heading but kept its note',
    topic: 'completeness',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/convenience-store.mdx', replace: '## 対象のお店※2', with: '## 対象のお店' }],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: '- title: ※2' },
  },
  {
    title: 'Wrote a third mark in a step without a note',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.mdx', replace: 'どのショップも対象です', with: 'どのショップ※3も対象です' },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'も。どのショップ※3も対象です。' },
  },
  {
    title: 'Renumbered a note and left its mark',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: '  - title: ※1', with: '  - title: ※3' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'プレゼント※1' },
  },
  {
    title: 'Dropped the conditions note of the bonus',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace:
          '  - title: ※2\n    detail: クーポンの割引、送料、手数料を除いた、1回の税込の商品代金です。いくつかのお買い物を合わせて｛一回の下限｝にすることはできません。\n',
        with: '',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'お買い物で※2' },
  },
  {
    title: 'Removed the list of what does not count at the partner shop from the body',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.mdx', replace: '<IneligibleList />\n\n', with: '' }],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'ineligibleAffiliateList:' },
  },
  {
    title: "Removed the step through the partner's window from the body",
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion-dress.mdx', replace: '<AffiliateShopModal />\n\n', with: '' }],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'affiliateModalImg:' },
  },
  {
    title: 'Removed the logos from the body but kept the list',
    topic: 'completeness',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.mdx', replace: '<LogoGrid />\n\n', with: '' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'logosOnDetail:' },
  },
  {
    title: 'Removed the breakdown of the rate',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion-dress.mdx', replace: '<RateBreakdown />\n\n', with: '' }],
    at: { file: 'campaigns/202309-1/fashion-dress.mdx', text: '## 還元率の内訳' },
  },
  {
    title: 'Dropped the note on expiry from one entry page',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace:
          '        detail: ｛付与日｝までに付与します。\n      - title: ポイントの有効期限\n        detail: 付与したポイントには有効期限があります。期限は、アプリのポイントの履歴で確認できます。\n',
        with: '        detail: ｛付与日｝までに付与します。\n',
      },
    ],
    at: { file: 'screens/entry.yaml', text: '' },
  },
  {
    title: 'Dropped the line on expiry of points from the invitation',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace: '  - title: ポイントの有効期限\n    detail: 付与の日から｛有効期間｝です。\n',
        with: '',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: 'annotationLists:' },
  },
  {
    title: "Dropped who may be invited from the invitation's notes",
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace:
          '  - title: 対象の方\n    detail: 招待された人は、期間中にはじめてメルカードを申し込んだ方に限ります。以前にメルカードをお持ちだった方は、対象になりません。\n',
        with: '',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Dropped the note to borrow with a plan from the instalment guide',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/easypay-guide.yaml',
        replace:
          '  - title: ご利用は計画的に\n    detail: お支払いの期間が長くなるほど、手数料の総額は増えます。収入と支出のバランスを考えて、無理のない範囲でご利用ください。\n',
        with: '',
      },
    ],
    at: { file: 'screens/easypay-guide.yaml', text: 'annotationLists:' },
  },
  {
    title: 'Removed the whole list of notes',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.yaml',
        replace:
          'annotationLists:\n  - title: ※1\n    detail: いつでも還元される｛常時｝と、期間中の上乗せ｛上乗せ｝の合計です。上乗せ分に上限はありません。アプリのこのページからSOLA CLOSETへ進み、購入したお買い物が対象です。\n    fontBold: true\n  - use: points-base\n  - use: affiliate-advertisement\n  - use: affiliate-route\n  - use: affiliate-amount\n  - use: card-payments-online\n  - use: grant-by\n  - use: points-fraction\n  - use: points-cancel\n  - use: points-expiry\n  - use: points-fraud\n  - use: campaign-change\n  - use: responsibility\n',
        with: '',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: '' },
  },
  {
    title: 'Emptied the shared note on change',
    topic: 'completeness',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'annotations/campaign-change.yaml',
        replace:
          'detail: やむを得ない事情があるときは、キャンペーンの内容を変更したり、中止したりすることがあります。そのときは、このページでお知らせします。変更する前のお支払いや取引には、変更前の内容でポイントを付与します。',
        with: 'detail: 変更することがあります。',
      },
    ],
    at: { file: 'annotations/campaign-change.yaml', text: 'detail: 変更することがあります。' },
  },
  // between
  {
    title: "Typed the next campaign's rate into both the figure and the rate",
    topic: 'between',
    harm: true,
    visible: false,
    edits: [
      { file: 'campaigns/202309-1/restaurant.yaml', replace: '  figure: 4', with: '  figure: 5' },
      { file: 'campaigns/202309-1/restaurant.yaml', replace: 'reductionRate: 3', with: 'reductionRate: 4' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'figure: 5' },
  },
  {
    title: "Copied the store's name from the other shop",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'storeName: dressy note',
        with: 'storeName: SOLA CLOSET',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'reName: SOLA CLOSET' },
  },
  {
    title: "Copied the shop's address from the other shop",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'affiliateUrl: https://dressy-note.example.jp/',
        with: 'affiliateUrl: https://sola-closet.example.jp/',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'https://sola-closet.example.jp/' },
  },
  {
    title: 'Gave one shop two rates by copying name and address',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'storeName: dressy note',
        with: 'storeName: SOLA CLOSET',
      },
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'affiliateUrl: https://dressy-note.example.jp/',
        with: 'affiliateUrl: https://sola-closet.example.jp/',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'storeName: SOLA CLOSET' },
  },
  {
    title: 'Gave two goods the same id',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/apple.yaml', replace: '  - id: tablet', with: '  - id: phone' }],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'src: /images/items/item-tablet.svg' },
  },
  {
    title: 'Sent two goods to the same address',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: 'href: https://apple.example.jp/store/watch',
        with: 'href: https://apple.example.jp/store/earphones',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'alt: スマートウォッチの絵' },
  },
  {
    title: 'Gave two goods the same name',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: '    itemName: タブレット 10.9インチ',
        with: '    itemName: スマートフォン 128GB',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'grantPoint: 4284' },
  },
  {
    title: "Left the paragraph of the convenience stores in the drugstore's body",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'ドラッグストアと薬局のうち、メルカードが使えるお店が対象です。',
        with: '対象のコンビニのうち、メルカードが使えるお店が対象です。',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '対象のコンビニのうち、メルカードが使えるお店が対' },
  },
  {
    title: 'Left the description of the convenience stores on the restaurants',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '対象の飲食店のお支払いにメルカードを使うと',
        with: '対象のコンビニのお支払いにメルカードを使うと',
      },
    ],
    at: {
      file: 'campaigns/202309-1/restaurant.yaml',
      text: '｛月｝中、対象のコンビニのお支払いにメルカードを使うと、常時｛常',
    },
  },
  {
    title: 'Gave two campaigns the same title',
    topic: 'between',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  食欲の秋を、\n  もっとおトクに。',
        with: '  秋の夜長の夜食に、\n  ポイントをひとつ。',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '秋の夜長の夜食に、' },
  },
  {
    title: 'Forgot to list a campaign in the month',
    topic: 'between',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/month.yaml', replace: '  - bonus\n', with: '' }],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'campaigns:' },
  },
  {
    title: 'Listed a campaign twice',
    topic: 'between',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/month.yaml', replace: '  - selling-fee\n', with: '  - selling-fee\n  - apple\n' },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'campaigns:' },
  },
  {
    title: 'Listed a campaign that does not exist',
    topic: 'between',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/month.yaml', replace: '  - selling-fee', with: '  - selling-fees' }],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'ling-fees' },
  },
  {
    title: 'Listed a campaign of another month by its path',
    topic: 'between',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: '  - fashion-dress',
        with: '  - fashion-dress\n  - 202308-1/8th-day',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: '- 202308-1/8th-day' },
  },
  {
    title: "Said another campaign's cap in the month's description",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: '飲食店で｛restaurantの上乗せ｝（上限 ｛restaurantの上限｝）',
        with: '飲食店で｛restaurantの上乗せ｝（上限 ｛appleの上限｝）',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: '乗せ｝（上限 ｛appleの上限｝）、｛8th-dayの開始日：' },
  },
  {
    title: "Said another campaign's day in the month's description",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: '｛8th-dayの開始日：日と曜日｝',
        with: '｛appleの開始日：日と曜日｝',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'tの上限｝）、｛appleの開始日：日と曜日｝のお買い物に｛8t' },
  },
  {
    title: 'Told in the month that nothing needs entry while one campaign does',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: 'エントリーが必要なキャンペーンもあります。',
        with: 'どのキャンペーンも、エントリーは要りません。',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'に上乗せします。どのキャンペーンも、エントリーは要りません。' },
  },
  {
    title: 'Said in the month that no campaign has a cap',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: 'エントリーが必要なキャンペーンもあります。',
        with: 'どのキャンペーンにも、上限はありません。',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'に上乗せします。どのキャンペーンにも、上限はありません。' },
  },
  {
    title: 'Spoke of bookshops in the month, where none takes part',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: 'コンビニで｛convenience-storeの上乗せ｝',
        with: '書店で｛convenience-storeの上乗せ｝',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'n: ｛月｝は、書店で｛convenience-storeの上乗' },
  },
  {
    title: 'Raised the reward of the offer on the entry page only',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/entry.yaml', replace: '          figure: 2', with: '          figure: 6' }],
    at: { file: 'screens/entry.yaml', text: 'figure: 6' },
  },
  {
    title: 'Typed a zero too much into the cap of the offer on the entry page',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/entry.yaml', replace: 'maximumGrantPoint: 300', with: 'maximumGrantPoint: 3000' }],
    at: { file: 'screens/entry.yaml', text: 'int: 3000' },
  },
  {
    title: "Moved the grant day of the entry page away from the campaign's",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: '      start: 2023-09-01 00:00\n      end: 2023-09-30 23:59\n    grantBy: 2023-10-31',
        with: '      start: 2023-09-01 00:00\n      end: 2023-09-30 23:59\n    grantBy: 2023-12-31',
      },
    ],
    at: { file: 'screens/entry.yaml', text: ': 2023-12-31' },
  },
  {
    title: "Showed a shop on the month's page that the campaign's page leaves out",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace:
          '  - src: images/logos/tsukinowa.svg\n    alt: 喫茶 つきのわ堂\n  - src: images/logos/rokuba-curry.svg',
        with: '  - src: images/logos/rokuba-curry.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'logosOnDetail:' },
  },
  {
    title: "Stretched last month's campaign into this month's",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202308-1/selling-fee.yaml',
        replace: '  end: 2023-08-31 23:59',
        with: '  end: 2023-09-30 23:59',
      },
    ],
    at: { file: 'campaigns/202308-1/selling-fee.yaml', text: ': 2023-09-30 23:59' },
  },
  {
    title: "Left the shop's old name in the texts of the other shop",
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.mdx',
        replace: '結婚式やお祝いの席の服と小物をそろえた',
        with: 'SOLA CLOSETは、結婚式やお祝いの席の服と小物をそろえた',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.mdx', text: 'SOLA CLOSETは、結婚式やお祝いの席の服' },
  },
  {
    title: 'Said no cap in the description of a campaign with a cap',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'に｛上乗せ｝（上限 ｛上限｝）を上乗せして',
        with: 'に｛上乗せ｝（上限なし）を上乗せして',
      },
    ],
    at: {
      file: 'campaigns/202309-1/fashion-dress.yaml',
      text: '｛上乗せ｝（上限なし）を上乗せして、合計｛合計｝のポイントを還元',
    },
  },
  {
    title: 'Gave a cap to a campaign whose texts say there is none',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/fashion.yaml', replace: 'maximumGrantPoint: null', with: 'maximumGrantPoint: 500' },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'tPoint: 500' },
  },
  {
    title: 'Took the cap away from a campaign whose note still names it',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'maximumGrantPoint: 200',
        with: 'maximumGrantPoint: null',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'tPoint: null' },
  },
  {
    title: 'Changed the rate and forgot the large figure',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/convenience-store.yaml', replace: 'reductionRate: 4', with: 'reductionRate: 2' },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'onRate: 2' },
  },
  {
    title: 'Typed the extra rate as the large total',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.yaml', replace: '  figure: 3', with: '  figure: 2' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'figure: 2' },
  },
  {
    title: 'Gave the shop payments note to a shop on the web',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.yaml',
        replace: '  - use: card-payments-online',
        with: '  - use: card-payments-in-shop',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'ayments-in-shop' },
  },
  {
    title: 'Counted web orders in the body while the note says only in shops',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '**持ち帰りも対象**です',
        with: '**ネットでのご注文も対象**です',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '栗の甘味も。**ネットでのご注文も対象**です。' },
  },
  {
    title: 'Said touch payments count in one answer while the note excludes them',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '対象になりません。上乗せの対象は、お店でカードを差し込むお支払いです。',
        with: '対象です。タッチ決済でも、コード払いでも上乗せします。',
      },
    ],
    at: {
      file: 'campaigns/202309-1/convenience-store.mdx',
      text: '対象です。タッチ決済でも、コード払いでも上乗せします',
    },
  },
  {
    title: 'Typed the cap of another month into its field',
    topic: 'between',
    harm: true,
    visible: false,
    edits: [
      { file: 'campaigns/202309-1/restaurant.yaml', replace: 'maximumGrantPoint: 450', with: 'maximumGrantPoint: 300' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'tPoint: 300' },
  },
  {
    title: 'Swapped two digits of a price',
    topic: 'between',
    harm: true,
    visible: false,
    edits: [{ file: 'campaigns/202309-1/apple.yaml', replace: 'price: 119800', with: 'price: 118900' }],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'rice: 118900' },
  },
  {
    title: 'Typed a price without its last digit',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/apple.yaml', replace: 'price: 92800', with: 'price: 9280' }],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'grantPoint: 4284' },
  },
  {
    title: 'Typed one point too few digits beside a dear item',
    topic: 'between',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/apple.yaml', replace: 'grantPoint: 5994', with: 'grantPoint: 599' }],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'itemName: ノートパソコン 13インチ' },
  },
  // loans
  {
    title: 'Set the highest rate over the ceiling of every loan',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  highest: 15', with: '  highest: 25' }],
    at: { file: 'screens/lending.yaml', text: 'ighest: 25' },
  },
  {
    title: 'Set the highest rate over the ceiling of loans of this size',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  highest: 15', with: '  highest: 18.5' }],
    at: { file: 'screens/lending.yaml', text: 'ghest: 18.5' },
  },
  {
    title: 'Left the old ceiling as the rate of late payment',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  遅延損害金: 20.0%', with: '  遅延損害金: 29.2%' }],
    at: { file: 'screens/lending.yaml', text: '遅延損害金: 29.2%' },
  },
  {
    title: 'Showed an example that takes more payments than allowed',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '      monthlyRepayAmount: 20000',
        with: '      monthlyRepayAmount: 8000',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'Amount: 8000' },
  },
  {
    title: 'Showed an example whose payment is less than its interest',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '      monthlyRepayAmount: 20000',
        with: '      monthlyRepayAmount: 6000',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'Amount: 6000' },
  },
  {
    title: 'Showed an example over the most that can be borrowed',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '    - loanAmount: 500000', with: '    - loanAmount: 800000' }],
    at: { file: 'screens/lending.yaml', text: 'Amount: 800000' },
  },
  {
    title: 'Showed an example under the least that can be borrowed',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '    - loanAmount: 10000\n      monthlyRepayAmount: 1000\n',
        with: '    - loanAmount: 800\n      monthlyRepayAmount: 100\n',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'Amount: 800' },
  },
  {
    title: 'Showed an example off the steps of the slider',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '    - loanAmount: 10000\n', with: '    - loanAmount: 10500\n' }],
    at: { file: 'screens/lending.yaml', text: 'ount: 10500' },
  },
  {
    title: 'Set the lowest rate over the highest',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  lowest: 9', with: '  lowest: 19' }],
    at: { file: 'screens/lending.yaml', text: 'lowest: 19' },
  },
  {
    title: 'Worked the examples at the lowest rate only',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  annualRate: 15', with: '  annualRate: 9' }],
    at: { file: 'screens/lending.yaml', text: 'alRate: 9' },
  },
  {
    title: 'Worked the examples at a rate over the highest',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  annualRate: 15', with: '  annualRate: 18' }],
    at: { file: 'screens/lending.yaml', text: 'lRate: 18' },
  },
  {
    title: 'Set the least amount over the most',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  minimum: 1000\n', with: '  minimum: 600000\n' }],
    at: { file: 'screens/lending.yaml', text: 'inimum: 600000' },
  },
  {
    title: 'Typed the range by hand with other limits',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      { file: 'screens/lending.yaml', replace: 'detail: ｛最小額｝〜｛最大額｝（', with: 'detail: 1万円〜30万円（' },
    ],
    at: { file: 'screens/lending.yaml', text: 'detail: 1万円〜30万円（審査によって決まります）' },
  },
  {
    title: 'Wrote the rate as a fraction of one',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  highest: 15', with: '  highest: 0.15' }],
    at: { file: 'screens/lending.yaml', text: 'ighest: 0.15' },
  },
  {
    title: 'Typed a zero too much into the most that can be borrowed',
    topic: 'loans',
    harm: true,
    visible: false,
    edits: [{ file: 'screens/lending.yaml', replace: '  最大額: 500,000円', with: '  最大額: 5,000,000円' }],
    at: { file: 'screens/lending.yaml', text: '最大額: 5,000,000円' },
  },
  {
    title: 'Typed another day of payment',
    topic: 'loans',
    harm: true,
    visible: false,
    edits: [{ file: 'screens/lending.yaml', replace: '  返済日: 26日', with: '  返済日: 25日' }],
    at: { file: 'screens/lending.yaml', text: '返済日: 25日' },
  },
  {
    title: 'Set the day of payment to one most months do not have',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  返済日: 26日', with: '  返済日: 32日' }],
    at: { file: 'screens/lending.yaml', text: '返済日: 32日' },
  },
  {
    title: 'Typed another rate of late payment into an answer',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '年率｛遅延損害金｝の遅延損害金がかかります',
        with: '年率18.0%の遅延損害金がかかります',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'の翌日から、年率18.0%の遅延損害金がかかります。新しいお借入' },
  },
  {
    title: 'Typed the old most into a label at the top',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  - 上限 ｛最大額｝', with: '  - 上限 100万円' }],
    at: { file: 'screens/lending.yaml', text: '- 上限 100万円' },
  },
  {
    title: 'Removed the registration number',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '  - term: 貸金業者登録番号\n    detail: |-\n      関東財務局長（3）\n      第09871号\n',
        with: '',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'termsHeading: 貸付条件' },
  },
  {
    title: 'Removed the rate of late payment from the terms',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      { file: 'screens/lending.yaml', replace: '  - term: 遅延損害金\n    detail: 年率 ｛遅延損害金｝\n', with: '' },
    ],
    at: { file: 'screens/lending.yaml', text: 'termsHeading: 貸付条件' },
  },
  {
    title: 'Removed the yearly rate from the terms',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '  - term: 実質年率\n    detail: ｛最低利率｝〜｛最高利率｝\n',
        with: '',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'termsHeading: 貸付条件' },
  },
  {
    title: 'Removed the way of repayment from the terms',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  - term: 返済方式\n    detail: 元利定額返済\n', with: '' }],
    at: { file: 'screens/lending.yaml', text: 'termsHeading: 貸付条件' },
  },
  {
    title: 'Removed the number of payments from the terms',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '  - term: 返済の期間と回数\n    detail: 最長｛最長の期間｝、1回〜｛最多の回数｝\n',
        with: '',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'termsHeading: 貸付条件' },
  },
  {
    title: 'Removed security and guarantor from the terms',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  - term: 担保・保証人\n    detail: 不要\n', with: '' }],
    at: { file: 'screens/lending.yaml', text: 'termsHeading: 貸付条件' },
  },
  {
    title: 'Removed the body for disputes from the terms',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '  - term: 指定紛争解決機関\n    detail: 日本貸金業協会 貸金業相談・紛争解決センター\n',
        with: '',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'termsHeading: 貸付条件' },
  },
  {
    title: 'Left a sample registration number',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '      第09871号', with: '      第00000号（見本）' }],
    at: { file: 'screens/lending.yaml', text: '第00000号（見本）' },
  },
  {
    title: 'Left the name of the body for disputes as a sample',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '    detail: 日本貸金業協会 貸金業相談・紛争解決センター',
        with: '    detail: 加入する機関の名前',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'detail: 加入する機関の名前' },
  },
  {
    title: 'Said no examination in a label',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  - 審査があります', with: '  - 審査なし' }],
    at: { file: 'screens/lending.yaml', text: '- 審査なし' },
  },
  {
    title: 'Turned the warning on borrowing into an invitation',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '  title: 貸付条件を確認し、借りすぎに注意しましょう',
        with: '  title: 今すぐ借りて、ほしいものを手に入れましょう',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'title: 今すぐ借りて、ほしいものを手に入れましょう' },
  },
  {
    title: 'Wrote the rate label as monthly',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  label: 実質年率', with: '  label: 月利' }],
    at: { file: 'screens/lending.yaml', text: 'label: 月利' },
  },
  {
    title: 'Gave two examples the same loan',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      { file: 'screens/lending.yaml', replace: '    - loanAmount: 100000\n', with: '    - loanAmount: 500000\n' },
    ],
    at: { file: 'screens/lending.yaml', text: 'monthlyRepayAmount: 10000' },
  },
  {
    title: 'Allowed more years than payments',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  最長の期間: 5年', with: '  最長の期間: 10年' }],
    at: { file: 'screens/lending.yaml', text: '最長の期間: 10年' },
  },
  {
    title: 'Swapped the names in the line of too little',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      { file: 'screens/lending.yaml', replace: '  tooLittle: "{minimum}円以上', with: '  tooLittle: "{maximum}円以上' },
    ],
    at: { file: 'screens/lending.yaml', text: 'tle: "{maximum}円以上の金額を入力してください"' },
  },
  {
    title: 'Left the interest out of what is read aloud',
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '  spoken: 返済総額{total}円、うち利息{interest}円、完済',
        with: '  spoken: 返済総額{total}円、完済',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'total}円、完済予定は{month}です。' },
  },
  {
    title: 'Misspelt a placeholder of the simulator',
    topic: 'loans',
    harm: false,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: '  more: "{step}円増やす"', with: '  more: "{stpe}円増やす"' }],
    at: { file: 'screens/lending.yaml', text: 're: "{stpe}円増やす"' },
  },
  {
    title: "Typed the example's rate instead of its placeholder",
    topic: 'loans',
    harm: true,
    visible: true,
    edits: [
      { file: 'screens/lending.yaml', replace: '  lead: 実質年率{rate}%で借りて', with: '  lead: 実質年率9%で借りて' },
    ],
    at: { file: 'screens/lending.yaml', text: 'ad: 実質年率9%で借りて、毎月同じ額を返したとき' },
  },
  // screens
  {
    title: "Changed the invitation's bonus to an old amount in the one field that says it",
    topic: 'screens',
    harm: true,
    visible: false,
    edits: [{ file: 'screens/invitation.yaml', replace: 'bonus: 3000', with: 'bonus: 300' }],
    at: { file: 'screens/invitation.yaml', text: 'bonus: 300' },
  },
  {
    title: 'Doubled the most of the invitation but not the number of friends',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/invitation.yaml', replace: '  上限: 15,000ポイント', with: '  上限: 30,000ポイント' }],
    at: { file: 'screens/invitation.yaml', text: '上限: 30,000ポイント' },
  },
  {
    title: 'Lowered the number of friends but not the most',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/invitation.yaml', replace: '  人数: 5人', with: '  人数: 3人' }],
    at: { file: 'screens/invitation.yaml', text: '人数: 3人' },
  },
  {
    title: 'Copied the share text without the code',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace: '  招待コード：{code}\n  {url}\ncopyText',
        with: '  {url}\ncopyText',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: 'shareText: |-' },
  },
  {
    title: 'Copied the copy text without the address',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/invitation.yaml', replace: '  {url}\ntag: 友だち', with: 'tag: 友だち' }],
    at: { file: 'screens/invitation.yaml', text: 'copyText: |-' },
  },
  {
    title: "Put the share text's code in full-width braces",
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace: '  招待コード：{code}\n  {url}\ncopyText',
        with: '  招待コード：｛code｝\n  {url}\ncopyText',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: '招待コード：｛code｝' },
  },
  {
    title: "Typed a real person's code into the share text",
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace: '  招待コード：{code}\n  {url}\ncopyText',
        with: '  招待コード：ABCDEF\n  {url}\ncopyText',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: '招待コード：ABCDEF' },
  },
  {
    title: 'Ended the invitation before it began',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/invitation.yaml', replace: '  end: 2023-09-30 23:59', with: '  end: 2023-01-31 23:59' }],
    at: { file: 'screens/invitation.yaml', text: ': 2023-01-31 23:59' },
  },
  {
    title: 'Reversed start and end of an entry page',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: '戻ってくるPのコイン\n    period:\n      start: 2023-08-01 00:00\n      end: 2023-09-30 23:59',
        with: '戻ってくるPのコイン\n    period:\n      start: 2023-09-30 23:59\n      end: 2023-08-01 00:00',
      },
    ],
    at: { file: 'screens/entry.yaml', text: 'start: 2023-09-30 23:59' },
  },
  {
    title: 'Granted the points of an entry page before it ends',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace:
          '      end: 2023-09-30 23:59\n    grantBy: 2023-10-31\n    target: 有効なメルカードをお持ちで、期間中にアプリから',
        with: '      end: 2023-09-30 23:59\n    grantBy: 2023-08-31\n    target: 有効なメルカードをお持ちで、期間中にアプリから',
      },
    ],
    at: { file: 'screens/entry.yaml', text: 'y: 2023-08-31' },
  },
  {
    title: 'Used one promotion key for two offers',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      { file: 'screens/entry.yaml', replace: 'promotionKey: autumn-online', with: 'promotionKey: autumn-drugstore' },
    ],
    at: { file: 'screens/entry.yaml', text: 'tag: ネットショップ' },
  },
  {
    title: 'Wrote a reward of points as a percentage',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: '          figure: 500\n          unit: "P"',
        with: '          figure: 500\n          unit: "%"',
      },
    ],
    at: { file: 'screens/entry.yaml', text: 'figure: 500' },
  },
  {
    title: 'Declared that a reward is given nought times',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: '一回の下限: 3,000円\n          回数: 1回',
        with: '一回の下限: 3,000円\n          回数: 0回',
      },
    ],
    at: { file: 'screens/entry.yaml', text: '回数: 0回' },
  },
  {
    title: "Set an offer's cap to nothing",
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/entry.yaml', replace: 'maximumGrantPoint: 800', with: 'maximumGrantPoint: 0' }],
    at: { file: 'screens/entry.yaml', text: 'tPoint: 0' },
  },
  {
    title: 'Wrote the least amount of an offer differently in its label',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/entry.yaml',
        replace: '          - 1回 ｛一回の下限｝以上\n        description: 宿泊',
        with: '          - 1回 3,000円以上\n        description: 宿泊',
      },
    ],
    at: { file: 'screens/entry.yaml', text: '- 1回 3,000円以上' },
  },
  {
    title: 'Gave the state of examination the title of the finished state',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/easypay-guide.yaml', replace: '    title: 審査中', with: '    title: 登録済み' }],
    at: { file: 'screens/easypay-guide.yaml', text: 'REVIEWING:' },
  },
  {
    title: 'Removed the words for one state of registration',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/easypay-guide.yaml',
        replace:
          '  REVIEWING:\n    title: 審査中\n    message: お申し込みを受け付け、審査をしています。結果はアプリのお知らせでお伝えします。\n',
        with: '',
      },
    ],
    at: { file: 'screens/easypay-guide.yaml', text: 'statuses:' },
  },
  {
    title: 'Named another age than the case is for',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/easypay-guide.yaml',
        replace: '    title: 20歳からお申し込みいただけます',
        with: '    title: 18歳からお申し込みいただけます',
      },
    ],
    at: { file: 'screens/easypay-guide.yaml', text: '20歳未満の方は定額払い' },
  },
  {
    title: 'Wrote the wrong age under the case of under eighteen',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      { file: 'screens/easypay-guide.yaml', replace: '18歳未満の方は定額払いを', with: '16歳未満の方は定額払いを' },
    ],
    at: { file: 'screens/easypay-guide.yaml', text: 'れ入りますが、16歳未満の方は定額払いをご利用になれません。' },
  },
  {
    title: "Swapped the names of the two stores' buttons",
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/install-app.yaml',
        replace: 'ios: iPhone・iPadに入れる\nandroid: Androidに入れる',
        with: 'ios: Androidに入れる\nandroid: iPhone・iPadに入れる',
      },
    ],
    at: { file: 'screens/install-app.yaml', text: 'ios: Androidに入れる' },
  },
  {
    title: "Typed the store's rating without its point",
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'provider.yaml', replace: '    rating: 4.6', with: '    rating: 46' }],
    at: { file: 'provider.yaml', text: 'ating: 46' },
  },
  {
    title: 'Gave a falling rate the title of a rising one',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/loyalty.yaml',
        replace: '      title: 還元率が下がりました',
        with: '      title: 還元率が上がりました',
      },
    ],
    at: { file: 'screens/loyalty.yaml', text: 'DOWN:' },
  },
  {
    title: "Set the usual rate to nought in the provider's file",
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'provider.yaml', replace: 'baseRate: 1', with: 'baseRate: 0' }],
    at: { file: 'provider.yaml', text: 'seRate: 0' },
  },
  {
    title: 'Dropped that the card has no yearly fee',
    topic: 'screens',
    harm: false,
    visible: false,
    edits: [
      { file: 'screens/mercard-application.yaml', replace: '入会金と年会費は無料です', with: '入会金は無料です' },
    ],
    at: {
      file: 'screens/mercard-application.yaml',
      text: 'ead: 入会金は無料です。お申し込みから本人確認まで、アプリの',
    },
  },
  {
    title: 'Wrote an in-app path without its slash',
    topic: 'screens',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'screens/mercard-application.yaml',
        replace: 'appPath: /card/application',
        with: 'appPath: card/application',
      },
    ],
    at: { file: 'screens/mercard-application.yaml', text: 'ppPath: card/application' },
  },
  {
    title: 'Wrote a whole address where an in-app path belongs',
    topic: 'screens',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'screens/loyalty.yaml',
        replace: '    appPath: /loyalty',
        with: '    appPath: https://card.example.jp/jp/loyalty/',
      },
    ],
    at: { file: 'screens/loyalty.yaml', text: 'ppPath: https://card.example.jp/' },
  },
  {
    title: 'Wrote that the invitation goes on after its end',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace: 'ended: キャンペーンは終了しました',
        with: 'ended: キャンペーンは10月も続いています',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: 'キャンペーンは10月も続いています' },
  },
  {
    title: 'Turned the button of an offer that has been entered into an invitation to enter',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/entry.yaml', replace: '  entered: エントリー済み', with: '  entered: エントリーする' }],
    at: { file: 'screens/entry.yaml', text: 'entered: エントリーする' },
  },
  {
    title: 'Left the text to copy empty',
    topic: 'screens',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace:
          'copyText: |-\n  メルペイの招待キャンペーン！下の招待コードを登録すると、招待した人にも招待された人にも｛特典：P前｝がもらえます。\n  招待コード：{code}\n  {url}\n',
        with: 'copyText: ""\n',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: 'pyText: ""' },
  },
  // law
  {
    title: "Said limited time on a campaign's button",
    topic: 'law',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'externalPageLabel: 対象のコンビニをさがす',
        with: 'externalPageLabel: 期間限定！対象のコンビニへ',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'eLabel: 期間限定！対象のコンビニへ' },
  },
  {
    title: 'Said only now on a page without any period',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/loyalty.yaml',
        replace: '    lead: フリマでのお取引やお支払いのご利用に応じて、ポイントの還元率が変わります。',
        with: '    lead: 今だけ、フリマでのお取引やお支払いに応じて、ポイントの還元率が上がります。',
      },
    ],
    at: { file: 'screens/loyalty.yaml', text: 'lead: 今だけ、フリマでのお取引やお支払いに応じて、ポイ' },
  },
  {
    title: 'Said limited time on the application page without a period',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/mercard-application.yaml',
        replace: '  tag: メルカードのお申し込み',
        with: '  tag: 期間限定のお申し込み',
      },
    ],
    at: { file: 'screens/mercard-application.yaml', text: 'tag: 期間限定のお申し込み' },
  },
  {
    title: 'Claimed to be number one without a source',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '日用品も、お菓子も、目薬も。',
        with: 'ポイント還元率No.1。日用品も、お菓子も。',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.mdx',
      text: 'お店が対象です。ポイント還元率No.1。日用品も、お菓子も。',
    },
  },
  {
    title: 'Claimed the best in Japan',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: 'きのこのカレーも、栗の甘味も。',
        with: '日本一おトクなカレーも、栗の甘味も。',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '日本一おトクなカレーも、栗の甘味も。**持ち帰り' },
  },
  {
    title: 'Promised that everybody always gains',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: '秋のトップスから羽織りものまで',
        with: '必ず得をします。秋のトップスから羽織りものまで',
      },
    ],
    at: {
      file: 'campaigns/202309-1/fashion.mdx',
      text: 'ョンの通販です。必ず得をします。秋のトップスから羽織りものまで、',
    },
  },
  {
    title: 'Said absolutely the cheapest in the description',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'アプリのショップで1回｛一回の下限｝以上をメルカードで支払った方に、',
        with: '絶対に最安値のアプリのショップで1回｛一回の下限｝以上をメルカードで支払った方に、',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'n: ｛月｝中、絶対に最安値のアプリのショップで1回｛一回の下限' },
  },
  {
    title: 'Called the rate the highest of the trade',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: 'レジで「カードで」と伝えてください。セルフ',
        with: '業界最高水準の還元です。レジで「カードで」と伝えてください。セルフ',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '業界最高水準の還元です。レジで「カードで」と伝え' },
  },
  {
    title: 'Said that everybody gets it where conditions apply',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '新米も、秋の花も、手づくりの器も。どのショップも対象です。',
        with: 'メルカードをお持ちの方、全員にもれなくプレゼント。',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'メルカードをお持ちの方、全員にもれなくプレゼント' },
  },
  {
    title: 'Showed prices without tax',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/apple.mdx', replace: '値段は、どれも税込です。', with: '値段は、どれも税抜です。' },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: '値段は、どれも税抜です。' },
  },
  {
    title: 'Removed every word that prices include tax',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/apple.mdx', replace: '値段は、どれも税込です。\n\n', with: '' },
      { file: 'campaigns/202309-1/apple.mdx', replace: '"値段（税込）"', with: '"値段"' },
      {
        file: 'annotations/apple-responsibility.yaml',
        replace: '表示の価格は税込で、変わることがあります。',
        with: '表示の価格は、変わることがあります。',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: 'columns={["商品", "値段"' },
  },
  {
    title: "Removed the advertisement mark and its note from a partner's page",
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/fashion.yaml', replace: 'tag: 【PR】｛月｝', with: 'tag: ｛月｝' },
      { file: 'campaigns/202309-1/fashion.yaml', replace: '  - use: affiliate-advertisement\n', with: '' },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'tag: ｛月｝のSOLA' },
  },
  {
    title: "Removed the note that a partner's page is an advertisement",
    topic: 'law',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion-dress.yaml', replace: '  - use: affiliate-advertisement\n', with: '' }],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'annotationLists:' },
  },
  {
    title: "Wrote that a partner's page is no advertisement",
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: '着回しやすい服を、色から選べる',
        with: '広告ではありません。着回しやすい服を、色から選べる',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: '広告ではありません。着回しやすい服を、色から選べ' },
  },
  {
    title: 'Folded the conditions of the bonus into a question',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '付与は、期間中お一人さま｛回数｝です。2つ以上のショップで購入しても、｛特典｝のままです。',
        with: '',
      },
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '    アプリのポイントの履歴で確認できます。\n',
        with: '    アプリのポイントの履歴で確認できます。付与は、期間中お一人さま｛回数｝です。\n',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '' },
  },
  {
    title: 'Moved the note on shops that do not count into a question',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  - title: ※2\n    detail: 商業施設の中のお店や一部の店舗では、対象にならないことがあります。\n',
        with: '',
      },
      { file: 'campaigns/202309-1/restaurant.mdx', replace: '## 対象のお店※2', with: '## 対象のお店' },
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '    分けて支払えます。上乗せ分は、',
        with: '    商業施設の中のお店は、対象にならないことがあります。分けて支払えます。上乗せ分は、',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '商業施設の中のお店は' },
  },
  {
    title: 'Gave a premium of half the least purchase',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: '  figure: 500', with: '  figure: 1500' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'figure: 1500' },
  },
  {
    title: 'Lowered the least purchase below the premium',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: '  一回の下限: 3,000円', with: '  一回の下限: 500円' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '一回の下限: 500円' },
  },
  {
    title: 'Put a usual price beside a price without saying where from',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: '    itemName: ワイヤレスイヤホン',
        with: '    itemName: ワイヤレスイヤホン（通常49,800円）',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'イヤレスイヤホン（通常49,800円）' },
  },
  {
    title: 'Promised an effect on health',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '日用品も、お菓子も、目薬も。',
        with: '日用品も、飲むだけでやせるお茶も。',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'です。日用品も、飲むだけでやせるお茶も。' },
  },
  {
    title: 'Refused all responsibility in the shared note',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'annotations/responsibility.yaml',
        replace: 'ポイントの付与は当社が責任を持って行います。',
        with: '当社は一切の責任を負いません。',
      },
    ],
    at: {
      file: 'annotations/responsibility.yaml',
      text: 'は当社が主催し、当社は一切の責任を負いません。商品やサービスの内',
    },
  },
  {
    title: 'Reserved changes that reach back',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'annotations/campaign-change.yaml',
        replace: '変更する前のお支払いや取引には、変更前の内容でポイントを付与します。',
        with: '変更は、変更する前のお支払いや取引にもさかのぼって適用します。',
      },
    ],
    at: {
      file: 'annotations/campaign-change.yaml',
      text: 'らせします。変更は、変更する前のお支払いや取引にもさかのぼって適',
    },
  },
  {
    title: 'Called the campaign official of another company',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'annotations/apple-sponsorship.yaml',
        replace: 'このキャンペーンは当社が行うもので、Appleは主催も協賛もしていません。',
        with: 'このキャンペーンは、Apple公認です。',
      },
    ],
    at: { file: 'annotations/apple-sponsorship.yaml', text: 'のキャンペーンは、Apple公認です。Appleは、米国および他' },
  },
  {
    title: 'Promised a loan to everybody at once',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: 'description: お申し込みの前に、',
        with: 'description: どなたでもすぐに借りられます。お申し込みの前に、',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'iption: どなたでもすぐに借りられます。お申し込みの前に、' },
  },
  {
    title: 'Offered loans to people who owe elsewhere already',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '    detail: 本人確認書類。金額によっては',
        with: '    detail: 他社で断られた方もご相談ください。本人確認書類。金額によっては',
      },
    ],
    at: { file: 'screens/lending.yaml', text: 'detail: 他社で断られた方もご相談ください。本人確認書類。' },
  },
  {
    title: 'Called the bonus a draw without saying how many win',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'tag: ｛月｝のショップキャンペーン',
        with: 'tag: ｛月｝の抽選キャンペーン',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'ag: ｛月｝の抽選キャンペーン' },
  },
  {
    title: 'Hurried people with few left',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.mdx',
        replace: '購入が対象で、レンタルは',
        with: '残りわずかです。購入が対象で、レンタルは',
      },
    ],
    at: {
      file: 'campaigns/202309-1/fashion-dress.mdx',
      text: 'ョンの通販です。残りわずかです。購入が対象で、レンタルは対象にな',
    },
  },
  {
    title: 'Quoted a share of content customers without a source',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/mercard-application.yaml',
        replace: '  lead: 入会金と年会費は無料です。',
        with: '  lead: お客さま満足度98%。入会金と年会費は無料です。',
      },
    ],
    at: { file: 'screens/mercard-application.yaml', text: 'lead: お客さま満足度98%。入会金と年会費は無料です。' },
  },
  {
    title: 'Said the reward is cash',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.mdx',
        replace: '加わりません。販売手数料は通常どおり差し引かれ、その｛特典｝をあとからポイントで付与します。',
        with: '加わります。その｛特典｝を現金でお返しします。',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '加わります。その｛特典｝を現金でお返しします。' },
  },
  {
    title: 'Called the extra points for the partner shop free of conditions',
    topic: 'law',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: '対象になりません。購入の前に、アプリのこのページのボタンから、もう一度ショップへ進んでください。',
        with: 'どこから開いても対象です。',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: 'どこから開いても対象です。' },
  },
  // links
  {
    title: 'Wrote http without the s',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'externalPageLink: https://',
        with: 'externalPageLink: http://',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'nk: http://help.example.jp/shops' },
  },
  {
    title: 'Left the address of the staging host',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.yaml',
        replace: 'externalPageLink: https://help.example.jp',
        with: 'externalPageLink: https://stg-help.example.jp',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: 'https://stg-help.example.jp/shop' },
  },
  {
    title: "Left the address of one's own machine",
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '(/jp/card/202309-1/8th-day/)',
        with: '(http://localhost:3000/jp/card/202309-1/8th-day/)',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: 'キャンペーン](http://localhost:3000/jp' },
  },
  {
    title: 'Misspelt the host',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'externalPageLink: https://help.example.jp',
        with: 'externalPageLink: https://help.exanple.jp',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'help.exanple.jp/shops/restaurant' },
  },
  {
    title: 'Pasted an address with utm parameters',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: 'externalPageLink: https://help.example.jp/selling-fee',
        with: 'externalPageLink: https://help.example.jp/selling-fee?utm_source=slack&utm_medium=social&utm_campaign=test',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: 'ling-fee?utm_source=slack&utm_me' },
  },
  {
    title: 'Pasted an address with a click id',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'externalPageLink: https://help.example.jp/shops/app',
        with: 'externalPageLink: https://help.example.jp/shops/app?gclid=Cj0KCQjw6KunBhDxARIsAKFUGs8',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'hops/app?gclid=Cj0KCQjw6KunBhDxA' },
  },
  {
    title: "Pasted a shop's address with one's own session",
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: 'href: https://apple.example.jp/store/phone',
        with: 'href: https://apple.example.jp/store/phone;jsessionid=8F2A61C0D3B94E7A?sid=1f0c9e',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 're/phone;jsessionid=8F2A61C0D3B9' },
  },
  {
    title: "Wrote out this site's own address",
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '[エントリーのページ](/jp/card/entry/)',
        with: '[エントリーのページ](https://card.example.jp/jp/card/entry/)',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'リーのページ](https://card.example.jp/' },
  },
  {
    title: 'Linked from the web to a page that is in the app only',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '(/jp/card/202309-1/8th-day/)',
        with: '(/jp/card/202309-1/fashion/)',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '02309-1/fashion/)の条件も満たすお支払いには、そ' },
  },
  {
    title: 'Linked to the in-app page from the web',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '(/jp/card/202309-1/8th-day/)',
        with: '(/jp/card/202309-1/8th-day/in-app/)',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '8th-day/in-app/)の条件も満たすお支払いには、それ' },
  },
  {
    title: "Linked to last month's campaign, which is over",
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '(/jp/card/202309-1/8th-day/)',
        with: '(/jp/card/202308-1/)',
      },
    ],
    at: {
      file: 'campaigns/202309-1/convenience-store.mdx',
      text: 'rd/202308-1/)の条件も満たすお支払いには、それぞれの',
    },
  },
  {
    title: 'Linked to a campaign of last month that has no page',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '(/jp/card/202309-1/8th-day/)',
        with: '(/jp/card/202308-1/8th-day/)',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: 'rd/202308-1/8th-day/)の条件も満たすお支払い' },
  },
  {
    title: 'Misspelt a page of this site',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '(/jp/card/202309-1/8th-day/)',
        with: '(/jp/card/202309-1/8thday/)',
      },
    ],
    at: {
      file: 'campaigns/202309-1/convenience-store.mdx',
      text: '09-1/8thday/)の条件も満たすお支払いには、それぞれの',
    },
  },
  {
    title: 'Linked to an anchor that is not there',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '日用品も、お菓子も、目薬も。',
        with: 'くわしくは[対象外のもの](#taishogai)へ。',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'お店が対象です。くわしくは[対象外のもの](#taishogai' },
  },
  {
    title: 'Linked to an anchor on another page that is not there',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '(/jp/card/202309-1/8th-day/)',
        with: '(/jp/card/202309-1/8th-day/#campaign-yakusoku)',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '8th-day/#campaign-yakusoku)の条件も満' },
  },
  {
    title: 'Linked to a mailbox',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '    アプリのポイントの履歴で確認できます。\n',
        with: '    アプリのポイントの履歴で確認できます。[お問い合わせ](mailto:tanaka@example.jp)もどうぞ。\n',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'で確認できます。[お問い合わせ](mailto:tanaka@e' },
  },
  {
    title: 'Linked to a script',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '**持ち帰りも対象**です',
        with: '[持ち帰りも対象](javascript:void(0))です',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'も、栗の甘味も。[持ち帰りも対象](javascript:voi' },
  },
  {
    title: 'Left a link to nowhere',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant.mdx', replace: '**持ち帰りも対象**です', with: '[持ち帰りも対象](#)です' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'も、栗の甘味も。[持ち帰りも対象](#)です。' },
  },
  {
    title: 'Left a link with no address',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '[エントリーのページ](/jp/card/entry/)',
        with: '[エントリーのページ]()',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.mdx',
      text: 'リーのページ]()に進み、「ドラッグストア」を選びます。',
    },
  },
  {
    title: 'Pasted the address of a shared document',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'externalPageLink: https://help.example.jp/shops/app',
        with: 'externalPageLink: https://docs.google.com/spreadsheets/d/1aBcD/edit#gid=0',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'https://docs.google.com/spreadsh' },
  },
  {
    title: 'Pasted a shortened address',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.yaml',
        replace: 'affiliateUrl: https://sola-closet.example.jp/',
        with: 'affiliateUrl: https://bit.ly/3xYzAbC',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'https://bit.ly/3xYzAbC' },
  },
  {
    title: "Pasted a path on one's own disk",
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'externalPageLink: https://help.example.jp/shops/app',
        with: 'externalPageLink: file:///C:/Users/tanaka/Desktop/shops.html',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'geLink: file:///C:/Users/tanaka/' },
  },
  {
    title: 'Typed the address in full-width letters',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: 'externalPageLink: https://help',
        with: 'externalPageLink: ｈｔｔｐｓ：／／help',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: 'geLink: ｈｔｔｐｓ：／／help.example.jp/' },
  },
  {
    title: 'Left out the scheme',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.yaml',
        replace: 'externalPageLink: https://help.example.jp/shops',
        with: 'externalPageLink: help.example.jp/shops',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: 'eLink: help.example.jp/shops' },
  },
  {
    title: 'Pasted the scheme twice',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: 'externalPageLink: https://apple',
        with: 'externalPageLink: https://https://apple',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'https://https://apple.example.jp' },
  },
  {
    title: 'Left a full stop at the end of the address',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'externalPageLink: https://help.example.jp/shops/restaurants',
        with: 'externalPageLink: https://help.example.jp/shops/restaurants。',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'taurants。' },
  },
  {
    title: 'Left a space inside the address',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '/shops/convenience-stores',
        with: '/shops/ convenience-stores',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: '/shops/ convenience-stores' },
  },
  {
    title: 'Showed one address and linked to another',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '[エントリーのページ](/jp/card/entry/)',
        with: '[https://card.example.jp/jp/card/loyalty/](/jp/card/entry/)',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'ジのボタンから[https://card.example.jp/' },
  },
  {
    title: 'Pasted a bare address into the body',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: 'どのショップも対象です。',
        with: 'どのショップも対象です。https://help.example.jp/shops/app',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'ップも対象です。https://help.example.jp/' },
  },
  {
    title: "Forgot this site's first folder in a path",
    topic: 'links',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.mdx', replace: '(/jp/card/entry/)', with: '(/card/entry/)' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'ーのページ](/card/entry/)に進み、「ドラッグストア' },
  },
  {
    title: 'Wrote a relative link',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '(/jp/card/202309-1/8th-day/)',
        with: '(../8th-day.mdx)',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: 'キャンペーン](../8th-day.mdx)の条件も満たすお支' },
  },
  {
    title: "Left last spring's campaign code in the partner's address",
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'affiliateUrl: https://dressy-note.example.jp/',
        with: 'affiliateUrl: https://dressy-note.example.jp/?campaign=202305',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'mple.jp/?campaign=202305' },
  },
  {
    title: "Misspelt the page for the card's application",
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace: 'href: /r/mercard-application/',
        with: 'href: /r/mercard-aplication/',
      },
    ],
    at: { file: 'screens/invitation.yaml', text: 'rcard-aplication/' },
  },
  {
    title: "Pasted one store's address under the other's name",
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'provider.yaml',
        replace: '    url: https://apps.example.jp/ios/merpay',
        with: '    url: https://apps.example.jp/android/merpay',
      },
    ],
    at: { file: 'provider.yaml', text: 'ios:' },
  },
  {
    title: 'Sent an item to a page its shop does not have',
    topic: 'links',
    harm: true,
    visible: false,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: 'href: https://apple.example.jp/store/tablet',
        with: 'href: https://apple.example.jp/store/tab',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'price: 92800' },
  },
  {
    title: 'Sent the button to another list of the same site',
    topic: 'links',
    harm: true,
    visible: false,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '/shops/convenience-stores',
        with: '/shops/online',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'p/shops/online' },
  },
  {
    title: 'Linked to the entry page inside the app from the web',
    topic: 'links',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '[エントリーのページ](/jp/card/entry/)',
        with: '[エントリーのページ](/jp/card/campaign/in-app/)',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'jp/card/campaign/in-app/)に進み、「ドラ' },
  },
  {
    title: 'Used full-width brackets for a link',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '[エントリーのページ](/jp/card/entry/)',
        with: '［エントリーのページ］（/jp/card/entry/）',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.mdx',
      text: 'ージのボタンから［エントリーのページ］（/jp/card/ent',
    },
  },
  {
    title: 'Put a password into an address',
    topic: 'links',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: 'externalPageLink: https://apple',
        with: 'externalPageLink: https://test:test1234@apple',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'https://test:test1234@apple.exam' },
  },
  // pictures
  {
    title: 'Misspelt the file of a picture',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  src: images/restaurant.svg',
        with: '  src: images/restaurants.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'staurants.svg' },
  },
  {
    title: "Wrote the month's picture as a shared one",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: '  src: images/entry-drugstore.svg',
        with: '  src: /images/entry-drugstore.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'src: /images/entry-drugstore.' },
  },
  {
    title: "Took the picture from another month's folder",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: '  src: images/month.svg',
        with: '  src: ../202308-1/images/month.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'src: ../202308-1/images/month' },
  },
  {
    title: "Copied last month's picture over this month's",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/images/month.svg', copyOf: 'campaigns/202308-1/images/month.svg' }],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'src: images/month.svg' },
  },
  {
    title: "Left last month's picture under a new name",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/images/month-autumn.svg', copyOf: 'campaigns/202308-1/images/month.svg' },
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: '  src: images/month.svg',
        with: '  src: images/month-autumn.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'src: images/month-autumn.svg' },
  },
  {
    title: 'Saved one picture under two names and used both',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/images/bonus-large.svg', copyOf: 'campaigns/202309-1/images/entry-drugstore.svg' },
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  src: images/bonus.svg',
        with: '  src: images/bonus-large.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'src: images/bonus-large.svg' },
  },
  {
    title: 'Left a picture that nothing uses',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/images/bonus-old.svg', copyOf: 'campaigns/202309-1/images/bonus.svg' }],
    at: { file: 'campaigns/202309-1/images/bonus-old.svg', text: '' },
  },
  {
    title: 'Exported an empty artboard',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/entry-drugstore.svg',
        write: '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 375 210"></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/entry-drugstore.svg', text: '' },
  },
  {
    title: 'Exported with every layer hidden',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/bonus.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 375 210"><g opacity="0"><rect x="100" y="40" width="180" height="120" fill="#d92b3a"/></g></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/bonus.svg', text: '' },
  },
  {
    title: 'Exported shapes without any colour',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/bonus-summary.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="none"/></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/bonus-summary.svg', text: '' },
  },
  {
    title: 'Put words into a picture that its alt text does not say',
    topic: 'pictures',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/bonus.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 375 210"><rect width="375" height="210" fill="#8fdcc3"/><text x="60" y="120" font-size="48">最大50%還元</text></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'alt: 緑と白の日よけのお店と、まわりに舞うPのコイン' },
  },
  {
    title: 'Left text in a font in the picture',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/restaurant-summary.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 160 120"><circle cx="80" cy="60" r="40" fill="#ff7a3d"/><text x="62" y="66" font-family="Meiryo UI" font-size="20">丼</text></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/restaurant-summary.svg', text: '' },
  },
  {
    title: 'Stated enormous dimensions in a picture',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/bonus.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="75000" height="42000" viewBox="0 0 375 210"><rect width="300" height="160" fill="#2f7d5b"/></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/bonus.svg', text: '' },
  },
  {
    title: 'Exported a picture of one pixel',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/bonus.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="#2f7d5b"/></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/bonus.svg', text: '' },
  },
  {
    title: 'Exported a picture that loads a counter from elsewhere',
    topic: 'pictures',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/bonus.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 375 210"><rect width="300" height="160" fill="#2f7d5b"/><image href="http://track.example.com/p.gif?u=1" width="1" height="1"/></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/bonus.svg', text: '' },
  },
  {
    title: 'Exported a picture with a script in it',
    topic: 'pictures',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/bonus.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 375 210"><script>document.title="x"</script><rect width="300" height="160" fill="#2f7d5b"/></svg>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/bonus.svg', text: '' },
  },
  {
    title: 'Renamed a vector picture to png',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/images/bonus.png', copyOf: 'campaigns/202309-1/images/bonus.svg' },
      { file: 'campaigns/202309-1/bonus.yaml', replace: '  src: images/bonus.svg', with: '  src: images/bonus.png' },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'src: images/bonus.png' },
  },
  {
    title: 'Saved an error page as a picture',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/bonus.svg',
        write: '<!DOCTYPE html>\n<html><head><title>403 Forbidden</title></head><body>403 Forbidden</body></html>\n',
      },
    ],
    at: { file: 'campaigns/202309-1/images/bonus.svg', text: '' },
  },
  {
    title: 'Saved a picture of no bytes',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/images/restaurant.svg', write: '' }],
    at: { file: 'campaigns/202309-1/images/restaurant.svg', text: '' },
  },
  {
    title: 'Cut a picture off in the middle while saving',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/images/restaurant.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 375 210"><path d="M0 164Q90 142 190 162T375',
      },
    ],
    at: { file: 'campaigns/202309-1/images/restaurant.svg', text: '' },
  },
  {
    title: 'Stated a width and a height that the picture does not have',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  src: images/bonus.svg',
        with: '  src: images/bonus.svg\n  width: 1200\n  height: 600',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'width: 1200' },
  },
  {
    title: 'Wrote picture as the alt text',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  alt: 緑と白の日よけのお店と、まわりに舞うPのコイン',
        with: '  alt: 画像',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'alt: 画像' },
  },
  {
    title: "Wrote the file's name as the alt text",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: '  alt: 薬のびんと、だいだい色のチューブ、まわりに舞うPのコイン',
        with: '  alt: entry-drugstore.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'alt: entry-drugstore.svg' },
  },
  {
    title: "Left the camera's name as the alt text",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  alt: 湯気の立つどんぶりと、箸でつまんだPのコイン',
        with: '  alt: IMG_2034',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'alt: IMG_2034' },
  },
  {
    title: 'Left the alt text empty',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: '  alt: 値札のついた荷物と、半分になったPのコイン',
        with: '  alt: ""',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: 'alt: ""' },
  },
  {
    title: 'Wrote the alt text of another picture',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: '  alt: 薬のびんと、だいだい色のチューブ、まわりに舞うPのコイン',
        with: '  alt: 緑と白の日よけのお店と、まわりに舞うPのコイン',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'alt: 緑と白の日よけのお店と、まわりに舞うPのコイン' },
  },
  {
    title: "Left last month's alt text on the month's picture",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: '  alt: 満月の下のすすきと月見だんご、まわりに舞うPのコイン',
        with: '  alt: 大きなすいかとひまわり、Pのコインから開く2つの花火、まわりに舞うPのコイン',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: 'alt: 大きなすいかとひまわり、Pのコインから開く2つの' },
  },
  {
    title: "Wrote logo as the alt text of a shop's logo",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'logosOnDetail:\n  - src: images/logos/dressy-note.svg\n    alt: dressy note',
        with: 'logosOnDetail:\n  - src: images/logos/dressy-note.svg\n    alt: ロゴ',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'alt: ロゴ' },
  },
  {
    title: "Swapped two shops' names under their logos on one of the two lists",
    topic: 'pictures',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace:
          'logosOnDetail:\n  - src: images/logos/yorimichi.svg\n    alt: ヨリミチ\n  - src: images/logos/pocket-day.svg\n    alt: POCKET DAY\n',
        with: 'logosOnDetail:\n  - src: images/logos/yorimichi.svg\n    alt: POCKET DAY\n  - src: images/logos/pocket-day.svg\n    alt: ヨリミチ\n',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'logosOnDetail:' },
  },
  {
    title: 'Gave a second shop the logo of the first',
    topic: 'pictures',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '  - src: images/logos/machikado.svg\n',
        with: '  - src: images/logos/yorimichi.svg\n',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'alt: まちかど商店' },
  },
  {
    title: 'Swapped the small and the large picture',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  src: images/bonus.svg',
        with: '  src: images/bonus-summary.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'detailKv:' },
  },
  {
    title: "Took the other shop's picture for the window",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.yaml',
        replace: '  src: images/sola-closet-modal.svg',
        with: '  src: images/dressy-note-modal.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'images/dressy-note-modal.svg' },
  },
  {
    title: "Used another campaign's large picture",
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  src: images/restaurant.svg\n',
        with: '  src: images/convenience-store.svg\n',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'images/convenience-store.svg' },
  },
  {
    title: 'Wrote a path of Windows as the picture',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.yaml', replace: '  src: images/bonus.svg', with: '  src: images\\bonus.svg' },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: ': images\\bonus.svg' },
  },
  {
    title: 'Named the picture in capitals',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/images/Bonus.SVG', copyOf: 'campaigns/202309-1/images/bonus.svg' },
      { file: 'campaigns/202309-1/bonus.yaml', replace: '  src: images/bonus.svg', with: '  src: images/Bonus.SVG' },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'src: images/Bonus.SVG' },
  },
  {
    title: 'Gave a picture a name with a space',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/images/bonus final.svg', copyOf: 'campaigns/202309-1/images/bonus.svg' },
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  src: images/bonus.svg',
        with: '  src: images/bonus final.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'src: images/bonus final.svg' },
  },
  {
    title: 'Linked a picture on the web',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  src: images/bonus.svg',
        with: '  src: https://cdn.example.com/bonus.svg',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'src: https://cdn.example.com/' },
  },
  {
    title: 'Chose a ground too dark for black letters',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/entry-drugstore.yaml', replace: 'bgcolor: "#a5e0c8"', with: 'bgcolor: "#26332d"' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'olor: "#26332d"' },
  },
  {
    title: 'Deleted a picture that is still used',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/images/logos/rokuba-curry.svg', delete: true }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'src: images/logos/rokuba-curry.svg' },
  },
  {
    title: 'Wrote the name of a colour',
    topic: 'pictures',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: 'bgcolor: "#ff9e6d"', with: 'bgcolor: オレンジ' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'gcolor: オレンジ' },
  },
  // characters
  {
    title: 'Pasted decomposed kana from a file name',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'tag: ｛月｝の飲食店キャンペーン',
        with: 'tag: ｛月｝の飲食店キャンヘ\u309aーン',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '｝の飲食店キャンヘ\u309aーン' },
  },
  {
    title: 'Pasted a zero-width space into the name of a fact',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '    detail: 最長｛最長の期間｝、',
        with: '    detail: 最長｛最長の期間\u200b｝、',
      },
    ],
    at: { file: 'screens/lending.yaml', text: '最長｛最長の期間\u200b｝、1回〜｛最多の回数｝' },
  },
  {
    title: 'Pasted the name of a fact in decomposed kana',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: '"｛phoneのポイント：P｝"',
        with: '"｛phoneのホ\u309aイント：P｝"',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: '"｛phoneのホ\u309aイント：P｝"],' },
  },
  {
    title: 'Left half-width katakana from the old system',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/convenience-store.mdx', replace: '電子マネーのチャージ、', with: '電子ﾏﾈｰのﾁｬｰｼﾞ、' },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '- 電子ﾏﾈｰのﾁｬｰｼﾞ、プリペイドカードやギフトカー' },
  },
  {
    title: 'Pasted a no-break space from Word',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '上乗せ分は、期間中のお食事',
        with: '上乗せ分は、\u00a0期間中のお食事',
      },
    ],
    at: {
      file: 'campaigns/202309-1/restaurant.mdx',
      text: '上乗せ分は、\u00a0期間中のお食事の合計が｛上限に届く金額｝になる',
    },
  },
  {
    title: 'Pasted a zero-width space from a chat',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '新米も、秋の花も', with: '新米も、\u200b秋の花も' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '新米も、\u200b秋の花も、手づくりの器も。どのショップも対象で' },
  },
  {
    title: 'Left a zero-width joiner between two kana',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.mdx', replace: '着回しやすい', with: '着回し\u200dやすい' }],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: '着回し\u200dやすい服を、色から選べるファッションの通販です' },
  },
  {
    title: 'Left a byte-order mark in the middle of a file',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.mdx',
        replace: '## ポイントの付与時期',
        with: '\ufeff## ポイントの付与時期',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '\ufeff## ポイントの付与時期' },
  },
  {
    title: 'Pasted soft hyphens from a PDF',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion-dress.mdx', replace: '結婚式やお祝い', with: '結婚\u00ad式やお祝い' }],
    at: {
      file: 'campaigns/202309-1/fashion-dress.mdx',
      text: '結婚\u00ad式やお祝いの席の服と小物をそろえた、ファッショ',
    },
  },
  {
    title: 'Pasted a line separator from a design tool',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'target: 期間中にエントリーし、',
        with: 'target: 期間中にエントリーし、\u2028',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.yaml',
      text: 'にエントリーし、\u2028ドラッグストアのお支払いにメルカードを使った方',
    },
  },
  {
    title: 'Pasted a next-line control from a mainframe',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'target: 対象のコンビニのお支払いに、',
        with: 'target: 対象のコンビニのお支払いに、\u0085',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'ニのお支払いに、\u0085メルカードを使った方' },
  },
  {
    title: "Left a private character of one's own machine in a person-facing name",
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'storeName: dressy note',
        with: 'storeName: dressy \ue000 note',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'dressy \ue000 note' },
  },
  {
    title: 'Left a replacement character where a word was',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/entry-drugstore.mdx', replace: '- 処方せんの調剤', with: '- 処方\ufffd\ufffdの調剤' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '- 処方\ufffd\ufffdの調剤、切手、公共料金の収納' },
  },
  {
    title: 'Left a noncharacter',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  - title: 付与時期\n    detail: ｛特典｝は',
        with: '  - title: 付与時期\n    detail: \ufffe｛特典｝は',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'detail: \ufffe｛特典｝は、｛付与日｝までに付与します。常時｛' },
  },
  {
    title: 'Left an Arabic letter mark',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: 'Appleの公式オンラインストアでの',
        with: 'Apple\u061cの公式オンラインストアでの',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.mdx', text: 'Apple\u061cの公式オンラインストアでの購入が対象です。｛終' },
  },
  {
    title: 'Left a right-to-left override before an amount',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      { file: 'screens/invitation.yaml', replace: '  支払いの下限: 15,000円', with: '  支払いの下限: \u202e15,000円' },
    ],
    at: { file: 'screens/invitation.yaml', text: '支払いの下限: \u202e15,000円' },
  },
  {
    title: 'Left a right-to-left override in a sentence with a term',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.mdx',
        replace: '上限の｛上限｝まで上乗せします',
        with: '上限の\u202e｛上限｝まで上乗せします',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: '合計して、上限の\u202e｛上限｝まで上乗せします。' },
  },
  {
    title: 'Used a blank braille cell as an indent',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.mdx', replace: 'きのこのカレーも', with: '\u2800きのこのカレーも' }],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '\u2800きのこのカレーも、栗の甘味も。**持ち帰りも対' },
  },
  {
    title: 'Filled a required text with a Hangul filler',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'externalPageLabel: アプリのショップを見る',
        with: 'externalPageLabel: \u3164',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'eLabel: \u3164' },
  },
  {
    title: 'Filled a required text with full-width spaces',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'externalPageLabel: 対象のコンビニをさがす',
        with: 'externalPageLabel: "\u3000\u3000"',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'eLabel: "\u3000\u3000"' },
  },
  {
    title: 'Filled a note with zero-width spaces only',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'annotations/points-fraud.yaml',
        replace:
          'detail: 不正な利用や、規約に反する利用とわかったときは、ポイントを付与しないことや、付与したポイントを取り消すことがあります。',
        with: 'detail: "\u200b\u200b"',
      },
    ],
    at: { file: 'annotations/points-fraud.yaml', text: 'detail: "\u200b\u200b"' },
  },
  {
    title: 'Pasted invisible tag letters from a generated text',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: 'サイトの商品が対象です。',
        with: 'サイトの商品が対象です。\u{e0041}\u{e0042}\u{e0043}',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: '商品が対象です。\u{e0041}\u{e0042}\u{e0043}' },
  },
  {
    title: 'Left a backspace from a terminal',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '手づくりの器も', with: '手づくりの\u0008器も' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '花も、手づくりの\u0008器も。どのショップも対象です。' },
  },
  {
    title: "Left a vertical tab from a spreadsheet's cell",
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: 'target: メルカードをお持ちで、',
        with: 'target: メルカードをお持ちで、\u000b',
      },
    ],
    at: {
      file: 'campaigns/202309-1/selling-fee.yaml',
      text: 'ードをお持ちで、\u000b新しく出品※2した商品の取引が完了した方',
    },
  },
  {
    title: 'Left the escape a spreadsheet writes for a line end',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'detail: 商業施設の中のお店や',
        with: 'detail: 商業施設の中のお店や_x000D_',
      },
    ],
    at: {
      file: 'campaigns/202309-1/restaurant.yaml',
      text: '施設の中のお店や_x000D_一部の店舗では、対象にならないこと',
    },
  },
  {
    title: 'Pasted a Kangxi radical from a PDF into the name of a fact',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'tag: ｛月｝のドラッグ',
        with: 'tag: ｛\u2f49｝のドラッグ',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'tag: ｛\u2f49｝のドラッグストアキャンペーン' },
  },
  {
    title: 'Pasted a Kangxi radical from a PDF into a sentence',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'エントリーは毎月必要ですか',
        with: 'エントリーは毎\u2f49必要ですか',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '"エントリーは毎\u2f49必要ですか">' },
  },
  {
    title: "Typed a Cyrillic letter for a Latin one in a shop's name",
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.mdx',
        replace: '購入が対象で、レンタルは',
        with: 'dr\u0435ssy noteでの購入が対象で、レンタルは',
      },
    ],
    at: {
      file: 'campaigns/202309-1/fashion-dress.mdx',
      text: 'ョンの通販です。dr\u0435ssy noteでの購入が対象で、レンタル',
    },
  },
  {
    title: 'Saved mojibake over a sentence',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '- 切手、はがき、収入印紙の購入',
        with: '- 蛻・焔縲√・縺後″縲∝庶蜈･蜊ｰ邏吶・雉ｼ蜈･',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '- 蛻・焔縲√・縺後″縲∝庶蜈･蜊ｰ邏吶・雉ｼ蜈･' },
  },
  {
    title: 'Saved mojibake of the Latin kind over a label',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'externalPageLabel: アプリのショップを見る',
        with: 'externalPageLabel: ã‚¢ãƒ—ãƒªã®',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'eLabel: ã‚¢ãƒ—ãƒªã®' },
  },
  {
    title: 'Wrote bold stars in a field',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'detail: 商業施設の中のお店や',
        with: 'detail: "**商業施設**の中のお店や',
      },
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '対象にならないことがあります。\n  - use: points-base',
        with: '対象にならないことがあります。"\n  - use: points-base',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'detail: "**商業施設**の中のお店や一部の店舗では、対' },
  },
  {
    title: 'Wrote a line break tag in a field',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'detail: クーポンの割引、',
        with: 'detail: クーポンの割引、<br>',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'クーポンの割引、<br>送料、手数料を除いた、1回の税込の商品代' },
  },
  {
    title: "Wrote a link of the body's kind in a field",
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'エントリーは｛終了日：時刻つき｝まで受け付けます。',
        with: '[エントリー](/jp/card/entry/)は｛終了日：時刻つき｝まで受け付けます。',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'detail: [エントリー](/jp/card/entry/)' },
  },
  {
    title: 'Left an entity from a web page in a field',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.yaml',
        replace: 'storeName: dressy note',
        with: 'storeName: dressy&nbsp;note',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: ': dressy&nbsp;note' },
  },
  {
    title: 'Left an entity from a web page in the body',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '新米も、秋の花も', with: '新米も、&amp;秋の花も' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '新米も、&amp;秋の花も、手づくりの器も。どのショップ' },
  },
  {
    title: 'Left a to-do in the body',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: '着回しやすい服を',
        with: 'TODO: 紹介文をもらう。着回しやすい服を',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: 'TODO: 紹介文をもらう。着回しやすい服を、色' },
  },
  {
    title: 'Left to be confirmed in a note',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'detail: 商業施設の中のお店や',
        with: 'detail: ※要確認\u3000商業施設の中のお店や',
      },
    ],
    at: {
      file: 'campaigns/202309-1/restaurant.yaml',
      text: 'detail: ※要確認\u3000商業施設の中のお店や一部の店舗では、対',
    },
  },
  {
    title: 'Left XX for a rate in an answer',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.mdx',
        replace: '合計して、上限の｛上限｝まで',
        with: '合計して、XX%、上限の｛上限｝まで',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: '払いを合計して、XX%、上限の｛上限｝まで上乗せします。' },
  },
  {
    title: 'Left circles for a date',
    topic: 'characters',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'エントリーした後、｛終了日：時刻つき｝まで',
        with: 'エントリーした後、○月○日まで',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'ントリーした後、○月○日までのお支払いが対象です。' },
  },
  {
    title: 'Left dummy in a label',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.yaml', replace: '  - エントリーが必要', with: '  - ダミー' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: '- ダミー' },
  },
  {
    title: 'Left Latin filler text in the body',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.mdx',
        replace: '結婚式やお祝いの席の服と小物をそろえた',
        with: 'Lorem ipsum dolor sit amet. 服と小物をそろえた',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion-dress.mdx', text: 'Lorem ipsum dolor sit am' },
  },
  {
    title: "Left the template's words to put a text here",
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '新米も、秋の花も、手づくりの器も。',
        with: 'ここに説明文が入ります。',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'ここに説明文が入ります。どのショップも対象です。' },
  },
  {
    title: 'Left a row of the same kana as filler',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.yaml',
        replace: '      subText: サイトで支払いが終わらないもの',
        with: '      subText: あああああ',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'ubText: あああああ' },
  },
  {
    title: 'Left the mark of a copied month that has not been looked through',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'tag: ｛月｝の飲食店キャンペーン',
        with: 'tag: ｛月｝の飲食店キャンペーン # 見直す',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '店キャンペーン # 見直す' },
  },
  {
    title: 'Typed a list with middle dots',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '- コード払い、タッチ決済、ネットでのお支払い\n- デリバリー',
        with: '・コード払い、タッチ決済、ネットでのお支払い\n・デリバリー',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '・コード払い、タッチ決済、ネットでのお支払い' },
  },
  {
    title: 'Typed a list without the space after the dash',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.mdx',
        replace: '- 期間中に取引が完了しなかった商品',
        with: '-期間中に取引が完了しなかった商品',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '-期間中に取引が完了しなかった商品、キャンセルした' },
  },
  {
    title: 'Typed a numbered list with full-width figures',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '- メルカードを使わないお支払い',
        with: '１．メルカードを使わないお支払い',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '１．メルカードを使わないお支払い' },
  },
  {
    title: 'Typed a list with bullets inside a field',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '    detail: ｛特典｝は、｛付与日｝までに付与します。常時',
        with: '    detail: ・｛特典｝は、｛付与日｝までに付与します。・常時',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'detail: ・｛特典｝は、｛付与日｝までに付与します。・常時' },
  },
  {
    title: 'Typed bold stars with spaces inside',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '**持ち帰りも対象**です',
        with: '** 持ち帰りも対象 **です',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'の甘味も。** 持ち帰りも対象 **です。' },
  },
  {
    title: 'Left one pair of stars open',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant.mdx', replace: '**持ち帰りも対象**です', with: '**持ち帰りも対象です' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '*持ち帰りも対象です。' },
  },
  {
    title: 'Wrote stars full-width',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '**持ち帰りも対象**です',
        with: '＊＊持ち帰りも対象＊＊です',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'も、栗の甘味も。＊＊持ち帰りも対象＊＊です。' },
  },
  {
    title: 'Left quote marks of a mail reply',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: 'ドラッグストアと薬局のうち',
        with: '> > ドラッグストアと薬局のうち',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '> > ドラッグストアと薬局のうち、メルカードが' },
  },
  {
    title: "Left a colleague's mention from a chat",
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: 'レジで「カードで」と伝えてください。セルフ',
        with: '@tanaka ここ直しました。レジで「カードで」と伝えてください。セルフ',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '@tanaka ここ直しました。レジで「カードで' },
  },
  {
    title: 'Left an emoji code of a chat',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: 'サイトの商品が対象です。',
        with: 'サイトの商品が対象です :sparkles:',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: '商品が対象です :sparkles:' },
  },
  {
    title: 'Left a footnote mark of an encyclopedia',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion-dress.mdx',
        replace: '購入が対象で、レンタルは',
        with: '購入[要出典]が対象で、レンタルは',
      },
    ],
    at: {
      file: 'campaigns/202309-1/fashion-dress.mdx',
      text: 'の通販です。購入[要出典]が対象で、レンタルは対象になりません。',
    },
  },
  {
    title: 'Left a struck-out word',
    topic: 'characters',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: 'どのショップも対象です。',
        with: '~~一部の~~どのショップも対象です。',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '手づくりの器も。~~一部の~~どのショップも対象です。' },
  },
  // yaml
  {
    title: "Typed a full-width colon after a field's name",
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant.yaml', replace: 'entry: not-required', with: 'entry：not-required' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'entry：not-required' },
  },
  {
    title: 'Typed a full-width space after the colon',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'entry: not-required',
        with: 'entry:\u3000not-required',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'entry:\u3000not-required' },
  },
  {
    title: 'Indented with a full-width space',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: '  kind: total', with: '\u3000kind: total' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '\u3000kind: total' },
  },
  {
    title: 'Indented with a tab',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.yaml', replace: '  kind: total', with: '\tkind: total' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: '\tkind: total' },
  },
  {
    title: 'Left a quotation mark open',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: '  unit: "%"', with: '  unit: "%' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'label: |-' },
  },
  {
    title: 'Pasted curly quotation marks',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.yaml', replace: '  unit: "%"', with: '  unit: “%”' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'unit: “%”' },
  },
  {
    title: 'Lost the indent of one line',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/convenience-store.yaml', replace: '  figure: 5', with: 'figure: 5' }],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'figure: 5' },
  },
  {
    title: 'Left a stray line between fields',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.yaml',
        replace: 'entry: not-required',
        with: 'おつかれさまです\nentry: not-required',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: 'おつかれさまです' },
  },
  {
    title: 'Left the marks of a conflict',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'maximumGrantPoint: 450',
        with: '<<<<<<< HEAD\nmaximumGrantPoint: 450\n=======\nmaximumGrantPoint: 500\n>>>>>>> autumn',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '<<<<<<< HEAD' },
  },
  {
    title: 'Wrote the rate twice',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'maximumGrantPoint: 300',
        with: 'reductionRate: 3\nmaximumGrantPoint: 300',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'reductionRate: 3' },
  },
  {
    title: 'Left out the space after a colon',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/convenience-store.yaml', replace: 'reductionRate: 4', with: 'reductionRate:4' },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'ionRate:4' },
  },
  {
    title: 'Wrote a colour without quotation marks',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: 'bgcolor: "#ff9e6d"', with: 'bgcolor: #ff9e6d' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'gcolor: #ff9e6d' },
  },
  {
    title: 'Wrote a percent sign without quotation marks',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/convenience-store.yaml', replace: '  unit: "%"', with: '  unit: %' }],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'unit: %' },
  },
  {
    title: 'Wrote a colon and a space in a text',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: 'target: アプリの', with: 'target: 対象: アプリの' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'target: 対象: アプリのショップで、1回｛一回の下限｝以' },
  },
  {
    title: 'Began a text with an at sign',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: 'target: 対象の', with: 'target: @対象の' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'target: @対象の飲食店のお支払いに、メルカードを使った方' },
  },
  {
    title: 'Wrote less-than before an amount in the body',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: 'どのショップも対象です。',
        with: '<1,000円のものも、どのショップも対象です。',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '手づくりの器も。<1,000円のものも、どのショップも対象です。' },
  },
  {
    title: 'Left empty braces in the body',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '手づくりの器も。', with: '手づくりの器も{}。' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '、手づくりの器も{}。どのショップも対象です。' },
  },
  {
    title: 'Wrote none for a number',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/fashion.yaml', replace: 'maximumGrantPoint: null', with: 'maximumGrantPoint: なし' },
    ],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'tPoint: なし' },
  },
  {
    title: 'Wrote points with their unit into a number',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'maximumGrantPoint: 200',
        with: 'maximumGrantPoint: 200P',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'int: 200P' },
  },
  {
    title: 'Wrote a number in full-width figures',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'maximumGrantPoint: 450',
        with: 'maximumGrantPoint: ４５０',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'tPoint: ４５０' },
  },
  {
    title: 'Wrote a number with a comma for thousands',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/apple.yaml', replace: 'maximumGrantPoint: 3000', with: 'maximumGrantPoint: 3,000' },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'Point: 3,000' },
  },
  {
    title: 'Wrote the rate with a percent sign',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/entry-drugstore.yaml', replace: 'reductionRate: 2', with: 'reductionRate: 2%' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'nRate: 2%' },
  },
  {
    title: 'Wrote the rating with a decimal comma',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'provider.yaml', replace: '    rating: 4.6', with: '    rating: 4,6' }],
    at: { file: 'provider.yaml', text: 'ating: 4,6' },
  },
  {
    title: 'Wrote yes in Japanese for true',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.yaml', replace: 'isEighthDay: true', with: 'isEighthDay: はい' }],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: 'hthDay: はい' },
  },
  {
    title: 'Wrote true in quotation marks',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.yaml', replace: 'isAffiliate: true', with: 'isAffiliate: "true"' }],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'iliate: "true"' },
  },
  {
    title: 'Misspelt the field of notes',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion-dress.yaml', replace: 'annotationLists:', with: 'anotationLists:' }],
    at: { file: 'campaigns/202309-1/fashion-dress.yaml', text: 'anotationLists:' },
  },
  {
    title: 'Misspelt the field of the cap',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'maximumGrantPoint: 300',
        with: 'maxGrantPoint: 300',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'maxGrantPoint: 300' },
  },
  {
    title: "Wrote a field's name in the wrong case",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: 'reductionRate: 3', with: 'reductionrate: 3' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'eductionrate: 3' },
  },
  {
    title: 'Misspelt a block',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.mdx', replace: '<LogoGrid />', with: '<LogoGird />' }],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '<LogoGird />' },
  },
  {
    title: "Wrote a block's name in lower case",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/convenience-store.mdx', replace: '<LogoGrid />', with: '<logogrid />' }],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '<logogrid />' },
  },
  {
    title: "Left out a step's title",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '<Step title="レジでメルカードを出す">',
        with: '<Step>',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '<Step>' },
  },
  {
    title: "Left out a table's columns",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '  columns={["お店", "ポイント", "回数"]}\n', with: '' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '<RateTable' },
  },
  {
    title: 'Left the steps open',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '</Steps>\n', with: '' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '<Steps>' },
  },
  {
    title: 'Left a question open',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '    分けて支払えます。上乗せ分は、期間中の対象のお支払いを合計して計算します。\n  </Question>\n',
        with: '    分けて支払えます。上乗せ分は、期間中の対象のお支払いを合計して計算します。\n',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '<Question title="会計を分けてもよいですか">' },
  },
  {
    title: 'Wrote a block with full-width angle brackets',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion-dress.mdx', replace: '<LogoGrid />', with: '＜LogoGrid /＞' }],
    at: { file: 'campaigns/202309-1/fashion-dress.mdx', text: '＜LogoGrid /＞' },
  },
  {
    title: "Left out the space after a heading's marks",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.mdx', replace: '## 対象のお店', with: '##対象のお店' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '##対象のお店' },
  },
  {
    title: "Wrote a heading's marks full-width",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.mdx', replace: '## ポイントの付与時期', with: '＃＃ ポイントの付与時期' },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '＃＃ ポイントの付与時期' },
  },
  {
    title: "Wrote a heading of the page's own level",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/selling-fee.mdx', replace: '## 還元の内訳', with: '# 還元の内訳' }],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '# 還元の内訳' },
  },
  {
    title: 'Broke a line with a tag in the body',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: 'きのこのカレーも、栗の甘味も。',
        with: 'きのこのカレーも、<br>栗の甘味も。',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'のこのカレーも、<br>栗の甘味も。**持ち帰りも対象**です。' },
  },
  {
    title: 'Pasted a table in HTML',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', append: '\n<table border="1"><tr><td>お店</td></tr></table>\n' }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '<table border="1"><tr><t' },
  },
  {
    title: 'Pasted a table of the pipe kind',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/selling-fee.mdx',
        append: '\n| 手数料 | ポイント |\n| --- | --- |\n| 400円 | 200P |\n',
      },
    ],
    at: { file: 'campaigns/202309-1/selling-fee.mdx', text: '| 手数料 | ポイント |' },
  },
  {
    title: 'Left a comment of HTML in the body',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: '## 対象のショップ',
        with: '<!-- 先方確認中 -->\n\n## 対象のショップ',
      },
    ],
    at: { file: 'campaigns/202309-1/fashion.mdx', text: '<!-- 先方確認中 -->' },
  },
  {
    title: 'Wrote an import at the top of the body',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.mdx',
        replace: '## 還元率の内訳',
        with: 'import RateTable from "./RateTable"\n\n## 還元率の内訳',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: 'import RateTable from ".' },
  },
  {
    title: 'Left a cell out of one row of a table',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '["｛例2｝", "｛例2の常時：P｝", "｛例2の上乗せ：P｝"',
        with: '["｛例2｝", "｛例2の上乗せ：P｝"',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '", "｛例2の上乗せ：P｝", "｛例2の合計：P｝"],' },
  },
  {
    title: 'Put a cell too many into one row of a table',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.mdx', replace: '["アプリのショップ", ', with: '["アプリのショップ", "対象", ' },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'のショップ", "対象", "｛特典：P｝", "お一人さま｛回' },
  },
  {
    title: 'Left out a comma between two rows',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.mdx', replace: '"｛例1の合計：P｝"],', with: '"｛例1の合計：P｝"]' }],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: '["｛例2｝", "｛例2の常時：P｝", "｛' },
  },
  {
    title: "Pasted curly quotation marks into a block's property",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '<Step title="メルカードで支払う">',
        with: '<Step title=“メルカードで支払う”>',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'p title=“メルカードで支払う”>' },
  },
  {
    title: "Wrote quotation marks inside a block's quoted property",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '<Question title="会計を分けてもよいですか">',
        with: '<Question title="「"割り勘"」にしてもよいですか">',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'title="「"割り勘"」にしてもよいですか">' },
  },
  {
    title: 'Wrote a minus before the rate',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: 'reductionRate: 3', with: 'reductionRate: -3' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'onRate: -3' },
  },
  {
    title: 'Wrote the rate as a part of one',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/entry-drugstore.yaml', replace: 'reductionRate: 2', with: 'reductionRate: 0.02' },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'onRate: 0.02' },
  },
  {
    title: 'Wrote the kind of figure in Japanese',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: '  kind: total', with: '  kind: 合計' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'kind: 合計' },
  },
  {
    title: 'Wrote the kind of figure as extra while showing the total',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/convenience-store.yaml', replace: '  kind: total', with: '  kind: extra' }],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'kind: extra' },
  },
  {
    title: 'Answered the field on entry in Japanese',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.yaml', replace: 'entry: required', with: 'entry: 必要' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'entry: 必要' },
  },
  {
    title: 'Misspelt the way the page is made',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/fashion.yaml', replace: 'pages: in-app-only', with: 'pages: inapp-only' }],
    at: { file: 'campaigns/202309-1/fashion.yaml', text: 'ages: inapp-only' },
  },
  {
    title: "Misspelt a shared note's name",
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant.yaml', replace: '  - use: points-expiry', with: '  - use: point-expiry' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'e: point-expiry' },
  },
  {
    title: "Wrote a shared note's name in capitals",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '  - use: points-base',
        with: '  - use: Points-Base',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: '- use: Points-Base' },
  },
  {
    title: 'Lost the dash before a note',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: '  - use: points-fraud', with: '    use: points-fraud' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'use: points-fraud' },
  },
  {
    title: 'Wrote the percent sign full-width as the unit',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/8th-day.yaml', replace: '  unit: "%"', with: '  unit: "％"' }],
    at: { file: 'campaigns/202309-1/8th-day.yaml', text: 'unit: "％"' },
  },
  {
    title: 'Left a number empty',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'maximumGrantPoint: 300',
        with: 'maximumGrantPoint:',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'entry: required' },
  },
  {
    title: "Wrote two of the month's campaigns on one line",
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: '  - 8th-day\n  - convenience-store\n',
        with: '  - 8th-day, convenience-store\n',
      },
    ],
    at: { file: 'campaigns/202309-1/month.yaml', text: '8th-day, convenience-store' },
  },
  {
    title: 'Began a label with a star',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: '    label: 対象の本体の購入で※2',
        with: '    label: *対象の本体の購入で※2',
      },
    ],
    at: { file: 'campaigns/202309-1/apple.yaml', text: 'label: *対象の本体の購入で※2' },
  },
  {
    title: 'Left a document line in the middle of a file',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/selling-fee.yaml', replace: 'headline:', with: '---\nheadline:' }],
    at: { file: 'campaigns/202309-1/selling-fee.yaml', text: '---' },
  },
  {
    title: 'Wrote the period on one line',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'period:\n  start: 2023-09-01 00:00\n  end: 2023-09-30 23:59',
        with: 'period: 9月1日から9月30日まで',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: 'period: 9月1日から9月30日まで' },
  },
  {
    title: 'Commented the cap out',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'maximumGrantPoint: 450',
        with: '# maximumGrantPoint: 450',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '# maximumGrantPoint: 450' },
  },
  {
    title: 'Indented the grant day so that it falls among the facts',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'grantBy: 2023-10-31',
        with: '  grantBy: 2023-10-31',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.yaml', text: 'grantBy: 2023-10-31' },
  },
  {
    title: 'Wrote the points with their unit as the figure',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', replace: '  figure: 500', with: '  figure: 500P' }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'ure: 500P' },
  },
  {
    title: 'Gave two shared notes on payments that disagree',
    topic: 'yaml',
    harm: true,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  - use: points-fraction\n',
        with: '  - use: points-fraction\n  - use: card-payments-online\n',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '- use: card-payments-onl' },
  },
  {
    title: 'Gave a note both a name and a text of its own',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  - use: points-cancel\n',
        with: '  - use: points-cancel\n    detail: キャンセルしたときは、対象になりません。\n',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'detail: キャンセルしたときは、対象になり' },
  },
  {
    title: 'Wrote a condition as one text instead of a list',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'entry: not-required',
        with: 'entry: not-required\nconditions: お店でのお支払いが対象',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'conditions: お店でのお支払いが対象' },
  },
  {
    title: 'Left a note without a text',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace:
          '  - title: 付与時期\n    detail: ｛特典｝は、｛付与日｝までに付与します。常時｛常時｝分は、お支払いの金額が確定したときに付与します。\n',
        with: '  - title: 付与時期\n',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '- use: points-base' },
  },
  {
    title: 'Put a sum in braces into the body',
    topic: 'yaml',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant.mdx', replace: 'きのこのカレーも', with: '{1 + 2}つのきのこのカレーも' },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '{1 + 2}つのきのこのカレーも、栗の甘味も。' },
  },
  // files
  {
    title: 'Left a backup of a campaign',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml.bak', copyOf: 'campaigns/202309-1/restaurant.yaml' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml.bak', text: '' },
  },
  {
    title: "Left an editor's backup with a tilde",
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.mdx~', copyOf: 'campaigns/202309-1/restaurant.mdx' }],
    at: { file: 'campaigns/202309-1/restaurant.mdx~', text: '' },
  },
  {
    title: 'Left the planning spreadsheet in the month',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/9月キャンペーン一覧.xlsx', write: 'PK\u0003\u0004' }],
    at: { file: 'campaigns/202309-1/9月キャンペーン一覧.xlsx', text: '' },
  },
  {
    title: 'Left the lock file of an open document',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/~$plan.docx', write: 'tanaka' }],
    at: { file: 'campaigns/202309-1/~$plan.docx', text: '' },
  },
  {
    title: "Left Windows' folder settings",
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/images/desktop.ini', write: '[.ShellClassInfo]\n' }],
    at: { file: 'campaigns/202309-1/images/desktop.ini', text: '' },
  },
  {
    title: 'Left the other half a Mac writes on a shared disk',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/._apple.yaml', write: '\u0000\u0005\u0016\u0007' }],
    at: { file: 'campaigns/202309-1/._apple.yaml', text: '' },
  },
  {
    title: "Left a Mac's folder settings",
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/.DS_Store', write: '\u0000\u0000\u0000\u0001Bud1' }],
    at: { file: 'campaigns/202309-1/.DS_Store', text: '' },
  },
  {
    title: 'Left a copy made in the file window',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/restaurant のコピー.yaml', copyOf: 'campaigns/202309-1/restaurant.yaml' },
      { file: 'campaigns/202309-1/restaurant のコピー.mdx', copyOf: 'campaigns/202309-1/restaurant.mdx' },
    ],
    at: { file: 'campaigns/202309-1/restaurant のコピー.yaml', text: '' },
  },
  {
    title: 'Left a second download of a campaign',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/apple (1).yaml', copyOf: 'campaigns/202309-1/apple.yaml' }],
    at: { file: 'campaigns/202309-1/apple (1).yaml', text: '' },
  },
  {
    title: 'Put a campaign beside the months instead of in one',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/bakery.yaml', copyOf: 'campaigns/202309-1/restaurant.yaml' },
      { file: 'campaigns/bakery.mdx', copyOf: 'campaigns/202309-1/restaurant.mdx' },
    ],
    at: { file: 'campaigns/bakery.yaml', text: '' },
  },
  {
    title: 'Put a campaign into the folder of pictures',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/images/bakery.mdx', copyOf: 'campaigns/202309-1/restaurant.mdx' }],
    at: { file: 'campaigns/202309-1/images/bakery.mdx', text: '' },
  },
  {
    title: "Put a shared note into the month's folder",
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/annotations/points-lottery.yaml',
        write: 'title: 抽選\ndetail: 抽選の結果は、アプリのお知らせでお伝えします。\n',
      },
    ],
    at: { file: 'campaigns/202309-1/annotations/points-lottery.yaml', text: '' },
  },
  {
    title: 'Named a campaign in capitals',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/Bakery.yaml', copyOf: 'campaigns/202309-1/restaurant.yaml' },
      { file: 'campaigns/202309-1/Bakery.mdx', copyOf: 'campaigns/202309-1/restaurant.mdx' },
    ],
    at: { file: 'campaigns/202309-1/Bakery.yaml', text: '' },
  },
  {
    title: 'Lost the body of a campaign',
    topic: 'files',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', delete: true }],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: '' },
  },
  {
    title: 'Lost the fields of a campaign',
    topic: 'files',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bonus.yaml', delete: true }],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '' },
  },
  {
    title: 'Added a body without fields',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bakery.mdx', write: '## 対象のお店\n\n街のパン屋さんが対象です。\n' }],
    at: { file: 'campaigns/202309-1/bakery.mdx', text: '' },
  },
  {
    title: 'Saved the fields with the short ending',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bakery.yml', copyOf: 'campaigns/202309-1/restaurant.yaml' },
      { file: 'campaigns/202309-1/bakery.mdx', copyOf: 'campaigns/202309-1/restaurant.mdx' },
    ],
    at: { file: 'campaigns/202309-1/bakery.yml', text: '' },
  },
  {
    title: 'Saved the body as plain markdown',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/bakery.md', copyOf: 'campaigns/202309-1/restaurant.mdx' }],
    at: { file: 'campaigns/202309-1/bakery.md', text: '' },
  },
  {
    title: 'Saved a campaign as a text file',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml.txt', copyOf: 'campaigns/202309-1/restaurant.yaml' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml.txt', text: '' },
  },
  {
    title: 'Named a month with a thirteenth month',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202313-1/month.yaml', copyOf: 'campaigns/202309-1/month.yaml' }],
    at: { file: 'campaigns/202313-1/month.yaml', text: '' },
  },
  {
    title: 'Named a month with a hyphen after the year',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/2023-10/month.yaml', copyOf: 'campaigns/202309-1/month.yaml' }],
    at: { file: 'campaigns/2023-10/month.yaml', text: '' },
  },
  {
    title: "Made a month's folder without its page",
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202310-1/8th-day.yaml', copyOf: 'campaigns/202309-1/8th-day.yaml' },
      { file: 'campaigns/202310-1/8th-day.mdx', copyOf: 'campaigns/202309-1/8th-day.mdx' },
    ],
    at: { file: 'campaigns/202310-1/8th-day.yaml', text: '' },
  },
  {
    title: "Deleted the month's page",
    topic: 'files',
    harm: true,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/month.yaml', delete: true }],
    at: { file: 'campaigns/202309-1/month.yaml', text: '' },
  },
  {
    title: "Deleted a screen's words",
    topic: 'files',
    harm: true,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', delete: true }],
    at: { file: 'screens/lending.yaml', text: '' },
  },
  {
    title: 'Added a screen that the site does not have',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'screens/faq.yaml', write: 'title: よくあるご質問\n' }],
    at: { file: 'screens/faq.yaml', text: '' },
  },
  {
    title: 'Named a shared note in Japanese',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'annotations/注意事項.yaml', write: 'title: 注意\ndetail: 内容をお確かめください。\n' }],
    at: { file: 'annotations/注意事項.yaml', text: '' },
  },
  {
    title: 'Added a shared note that nothing uses',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'annotations/points-transfer.yaml',
        write: 'title: ポイントの譲渡\ndetail: 付与したポイントを、ほかの方に譲ることはできません。\n',
      },
    ],
    at: { file: 'annotations/points-transfer.yaml', text: '' },
  },
  {
    title: "Saved a campaign's fields as an empty file",
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', write: '' }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '' },
  },
  {
    title: 'Gave a campaign a reserved name',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/in-app.yaml', copyOf: 'campaigns/202309-1/restaurant.yaml' },
      { file: 'campaigns/202309-1/in-app.mdx', copyOf: 'campaigns/202309-1/restaurant.mdx' },
    ],
    at: { file: 'campaigns/202309-1/in-app.yaml', text: '' },
  },
  {
    title: 'Deleted a shared note that campaigns use',
    topic: 'files',
    harm: true,
    visible: true,
    edits: [{ file: 'annotations/points-cancel.yaml', delete: true }],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: 'use: points-cancel' },
  },
  {
    title: "Put an underscore into a campaign's name",
    topic: 'files',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/drug_store.yaml', copyOf: 'campaigns/202309-1/restaurant.yaml' },
      { file: 'campaigns/202309-1/drug_store.mdx', copyOf: 'campaigns/202309-1/restaurant.mdx' },
    ],
    at: { file: 'campaigns/202309-1/drug_store.yaml', text: '' },
  },
  {
    title: 'Left an animated picture of the old site',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/images/banner.gif', write: 'GIF89a' }],
    at: { file: 'campaigns/202309-1/images/banner.gif', text: '' },
  },
  {
    title: 'Left the source file of a drawing program',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/images/month.ai', write: '%PDF-1.5\n' }],
    at: { file: 'campaigns/202309-1/images/month.ai', text: '' },
  },
  {
    title: 'Left a compressed copy of the month',
    topic: 'files',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1.zip', write: 'PK\u0003\u0004' }],
    at: { file: 'campaigns/202309-1.zip', text: '' },
  },
  // copy
  {
    title: 'Wrote a title line too long for the stage',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  食欲の秋を、',
        with: '  食欲の秋に行きたいお店のお食事を、',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.yaml', text: '食欲の秋に行きたいお店のお食事を、' },
  },
  {
    title: 'Wrote a title of three lines',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: '  エントリーして、\n',
        with: '  秋のはじめに、\n  エントリーして、\n',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.yaml', text: '秋のはじめに、' },
  },
  {
    title: 'Linked the word here',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '[エントリーのページ](/jp/card/entry/)',
        with: '[こちら](/jp/card/entry/)',
      },
    ],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: 'ジのボタンから[こちら](/jp/card/entry/)に進み' },
  },
  {
    title: 'Ended a sentence twice',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.mdx', replace: 'どのショップも対象です。', with: 'どのショップも対象です。。' },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: 'ップも対象です。。' },
  },
  {
    title: 'Forgot to close a quotation',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: 'レジで「カードで」と伝えてください。',
        with: 'レジで「カードでと伝えてください。',
      },
    ],
    at: {
      file: 'campaigns/202309-1/restaurant.mdx',
      text: 'レジで「カードでと伝えてください。コード払いとタッチ決済は対象に',
    },
  },
  {
    title: 'Wrote the same heading twice',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.mdx', replace: '## ポイントの付与時期', with: '## ポイントのもらいかた' },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '<Facts>' },
  },
  {
    title: 'Wrote a heading with nothing under it',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/restaurant.mdx', append: '\n## お知らせ\n' }],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '## お知らせ' },
  },
  {
    title: 'Left an answer empty',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      { file: 'campaigns/202309-1/bonus.mdx', replace: '    アプリのポイントの履歴で確認できます。\n', with: '' },
    ],
    at: { file: 'campaigns/202309-1/bonus.mdx', text: '<Question title="ポイントはどこで確認できますか">' },
  },
  {
    title: "Typed the provider's name with a hiragana letter",
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [{ file: 'screens/lending.yaml', replace: 'tag: メルペイのお借入れ', with: 'tag: メルぺイのお借入れ' }],
    at: { file: 'screens/lending.yaml', text: 'tag: メルぺイのお借入れ' },
  },
  {
    title: "Misspelt the card's name",
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '<Step title="レジでメルカードを出す">',
        with: '<Step title="レジでメルカドを出す">',
      },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '="レジでメルカドを出す">' },
  },
  {
    title: 'Typed a particle twice',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: '着回しやすい服を、色から',
        with: '着回しやすい服をを、色から',
      },
    ],
    at: {
      file: 'campaigns/202309-1/fashion.mdx',
      text: '着回しやすい服をを、色から選べるファッションの通販です。秋のトッ',
    },
  },
  {
    title: 'Left summer holidays in an autumn text',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/8th-day.mdx',
        replace: '月見の団子も、運動会のお弁当の材料も。',
        with: '帰省の手みやげも、夏休みの水筒も。',
      },
    ],
    at: { file: 'campaigns/202309-1/8th-day.mdx', text: '帰省の手みやげも、夏休みの水筒も。街でもネットで' },
  },
  {
    title: "Left the button's words as button",
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'externalPageLabel: アプリのショップを見る',
        with: 'externalPageLabel: ボタン',
      },
    ],
    at: { file: 'campaigns/202309-1/bonus.yaml', text: 'eLabel: ボタン' },
  },
  {
    title: 'Asked the same question twice',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '<Question title="会計を分けてもよいですか">',
        with: '<Question title="エントリーは必要ですか">',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: '分けて支払えます。' },
  },
  {
    title: 'Said that take-away does not count where it does',
    topic: 'copy',
    harm: true,
    visible: false,
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '**持ち帰りも対象**です',
        with: '**持ち帰りは対象外**です',
      },
    ],
    at: { file: 'campaigns/202309-1/restaurant.mdx', text: 'も。**持ち帰りは対象外**です。' },
  },
  {
    title: 'Left out one of the kinds of payments that do not count',
    topic: 'copy',
    harm: true,
    visible: false,
    edits: [
      { file: 'campaigns/202309-1/convenience-store.mdx', replace: '- 切手、はがき、収入印紙の購入\n', with: '' },
    ],
    at: { file: 'campaigns/202309-1/convenience-store.mdx', text: '## 対象にならないもの' },
  },
  {
    title: 'Wrote the tag far too long',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'tag: ｛月｝のドラッグストアキャンペーン',
        with: 'tag: ｛月｝のドラッグストアでお買い物をしてポイントをたくさんもらえるとてもおトクなキャンペーン',
      },
    ],
    at: {
      file: 'campaigns/202309-1/entry-drugstore.yaml',
      text: 'のドラッグストアでお買い物をしてポイントをたくさんもらえるとても',
    },
  },
  {
    title: 'Skipped a level of headings',
    topic: 'copy',
    harm: false,
    visible: true,
    edits: [{ file: 'campaigns/202309-1/entry-drugstore.mdx', replace: '## 対象のお店', with: '##### 対象のお店' }],
    at: { file: 'campaigns/202309-1/entry-drugstore.mdx', text: '##### 対象のお店' },
  },
]

export const fineEdits: FineEdit[] = [
  {
    title: 'Spoke of one rice ball',
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: 'おにぎり1つのお支払い',
        with: 'おにぎり1個と、お茶1本のお支払い',
      },
    ],
  },
  {
    title: 'Named a phone with a number',
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: '    itemName: スマートフォン 128GB',
        with: '    itemName: iPhone 15 128GB',
      },
    ],
  },
  {
    title: 'Spoke of shops open around the clock',
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '日用品も、お菓子も、目薬も。',
        with: '日用品も、お菓子も、目薬も。24時間営業のお店もあります。',
      },
    ],
  },
  {
    title: 'Announced three steps',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '## ポイントのもらいかた',
        with: '## ポイントのもらいかた、3ステップ',
      },
    ],
  },
  {
    title: 'Named the colours and sizes of a shop',
    edits: [
      {
        file: 'campaigns/202309-1/fashion.mdx',
        replace: 'サイトの商品が対象です。',
        with: 'サイトの商品が対象です。15色から選べるニットもあります。',
      },
    ],
  },
  {
    title: 'Named a shop with a number in its name',
    edits: [{ file: 'campaigns/202309-1/restaurant.mdx', replace: '栗の甘味も。', with: '「珈琲1930」の栗の甘味も。' }],
  },
  {
    title: 'Spoke of a third-generation master',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: 'きのこのカレーも、栗の甘味も。',
        with: '3代目の店主がつくる、きのこのカレーも、栗の甘味も。',
      },
    ],
  },
  {
    title: 'Said the shop is on the second floor',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: 'きのこのカレーも、栗の甘味も。',
        with: '駅ビルの2階のお店で、きのこのカレーも、栗の甘味も。',
      },
    ],
  },
  {
    title: 'Wrote a price-free set for two',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '栗の甘味も。',
        with: '栗の甘味も、ふたりで分ける定食も。',
      },
    ],
  },
  {
    title: 'Emphasised a phrase',
    edits: [{ file: 'campaigns/202309-1/bonus.mdx', replace: '新米も、秋の花も', with: '**新米**も、秋の花も' }],
  },
  {
    title: 'Added an item to a list',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '- 個人の出品者からの購入',
        with: '- 個人の出品者からの購入\n- 送料、手数料',
      },
    ],
  },
  {
    title: 'Added a question and an answer',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '  <Question title="ポイントはどこで確認できますか">',
        with: '  <Question title="コード払いでも対象ですか">\n    対象になりません。メルカードでのお支払いが対象です。\n  </Question>\n  <Question title="ポイントはどこで確認できますか">',
      },
    ],
  },
  {
    title: 'Added a step',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '  <Step title="メルカードで支払う">',
        with: '  <Step title="お店で注文する">\n    季節のおすすめは、お店の黒板にあります。\n  </Step>\n  <Step title="メルカードで支払う">',
      },
    ],
  },
  {
    title: 'Declared a new example and used it',
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: '  例3: 6,000円',
        with: '  例3: 6,000円\n  例4: 4,000円',
      },
      {
        file: 'campaigns/202309-1/convenience-store.mdx',
        replace: '    ["｛例3｝",',
        with: '    ["｛例4｝", "｛例4の常時：P｝", "｛例4の上乗せ：P｝", "｛例4の合計：P｝"],\n    ["｛例3｝",',
      },
    ],
  },
  {
    title: "Declared a fact of one's own name and used it",
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '  安い例: 1,400円',
        with: '  送料の例: 300円\n  安い例: 1,400円',
      },
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '- 個人の出品者からの購入',
        with: '- 個人の出品者からの購入\n- 送料（｛送料の例｝など）',
      },
    ],
  },
  {
    title: 'Changed the cap in its one field',
    edits: [
      { file: 'campaigns/202309-1/restaurant.yaml', replace: 'maximumGrantPoint: 450', with: 'maximumGrantPoint: 600' },
    ],
  },
  {
    title: "Changed an example's amount in its one field",
    edits: [{ file: 'campaigns/202309-1/fashion.yaml', replace: '  例の値段: 8,000円', with: '  例の値段: 9,500円' }],
  },
  {
    title: 'Changed the rate and its large figure together',
    edits: [
      { file: 'campaigns/202309-1/fashion.yaml', replace: '  figure: 4', with: '  figure: 5' },
      { file: 'campaigns/202309-1/fashion.yaml', replace: 'reductionRate: 3', with: 'reductionRate: 4' },
    ],
  },
  {
    title: "Set a later grant day at a month's end",
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'grantBy: 2023-10-31',
        with: 'grantBy: 2023-11-30',
      },
    ],
  },
  {
    title: 'Started the campaign on goods a few days later',
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: '  start: 2023-09-15 00:00',
        with: '  start: 2023-09-18 00:00',
      },
    ],
  },
  {
    title: 'Let the campaign on goods run into October',
    edits: [
      { file: 'campaigns/202309-1/apple.yaml', replace: '  end: 2023-09-30 23:59', with: '  end: 2023-10-10 23:59' },
      { file: 'campaigns/202309-1/apple.yaml', replace: 'grantBy: 2023-10-31', with: 'grantBy: 2023-11-30' },
    ],
  },
  {
    title: "Linked to the month's page",
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '栗の甘味も。',
        with: '栗の甘味も。ほかのキャンペーンは[今月のページ](/jp/card/202309-1/)で見られます。',
      },
    ],
  },
  {
    title: 'Linked to another campaign of the month',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '栗の甘味も。',
        with: '栗の甘味も。[コンビニのキャンペーン](/jp/card/202309-1/convenience-store/)もあります。',
      },
    ],
  },
  {
    title: 'Linked to the loyalty page',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '    アプリのポイントの履歴で確認できます。\n',
        with: '    アプリのポイントの履歴で確認できます。還元率は、[還元率のページ](/jp/card/loyalty/)で確認できます。\n',
      },
    ],
  },
  {
    title: "Linked to the provider's help",
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '    アプリのポイントの履歴で確認できます。\n',
        with: '    アプリのポイントの履歴で確認できます。[ヘルプ](https://help.example.jp/)もご覧ください。\n',
      },
    ],
  },
  {
    title: 'Left a comment in the fields',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'maximumGrantPoint: 450',
        with: '# 企画書の第2案\nmaximumGrantPoint: 450',
      },
    ],
  },
  {
    title: 'Left a comment at the end of a line',
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.yaml',
        replace: 'entry: required',
        with: 'entry: required # エントリーのページは九月分',
      },
    ],
  },
  {
    title: 'Left blank lines between fields',
    edits: [
      { file: 'campaigns/202309-1/restaurant.yaml', replace: 'entry: not-required', with: '\n\nentry: not-required\n' },
    ],
  },
  {
    title: 'Left blank lines at the end of the body',
    edits: [{ file: 'campaigns/202309-1/restaurant.mdx', append: '\n\n' }],
  },
  {
    title: 'Quoted a text with double quotation marks',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: 'target: 対象の飲食店のお支払いに、メルカードを使った方',
        with: 'target: "対象の飲食店のお支払いに、メルカードを使った方"',
      },
    ],
  },
  {
    title: 'Quoted a text with single quotation marks',
    edits: [
      {
        file: 'campaigns/202309-1/convenience-store.yaml',
        replace: 'externalPageLabel: 対象のコンビニをさがす',
        with: "externalPageLabel: '対象のコンビニをさがす'",
      },
    ],
  },
  {
    title: 'Folded a long text over lines',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '    detail: クーポンの割引、送料、手数料を除いた、1回の税込の商品代金です。いくつか',
        with: '    detail: >-\n      クーポンの割引、送料、手数料を除いた、1回の税込の商品代金です。いくつか',
      },
    ],
  },
  {
    title: 'Saved a shared note with the line ends of Windows',
    edits: [
      {
        file: 'annotations/points-expiry.yaml',
        write:
          'title: ポイントの有効期限\r\ndetail: 付与したポイントには有効期限があります。期限は、アプリのポイントの履歴で確認できます。\r\n',
      },
    ],
  },
  {
    title: 'Wrote a longer text in a shared note',
    edits: [
      {
        file: 'annotations/points-cancel.yaml',
        replace: 'お支払いをキャンセルしたときや、返品したときは',
        with: 'お支払いをキャンセルしたときや、返品したとき、お店の都合で返金されたときは',
      },
    ],
  },
  {
    title: 'Quoted an ordinary day so that it stays',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '新米も、秋の花も、手づくりの器も。',
        with: '新米も、秋の花も、｛「8月」｝から並ぶ手づくりの器も。',
      },
    ],
  },
  {
    title: 'Wrote an emoji',
    edits: [
      { file: 'campaigns/202309-1/bonus.mdx', replace: 'どのショップも対象です。', with: 'どのショップも対象です🍂' },
    ],
  },
  {
    title: 'Wrote a name with a variant of a kanji',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '栗の甘味も。',
        with: '栗の甘味も。葛\u{e0100}餅もあります。',
      },
    ],
  },
  {
    title: 'Wrote a subheading',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '## 対象にならないもの',
        with: '### 持ち帰りのとき\n\nお店で受け取り、レジで支払ってください。\n\n## 対象にならないもの',
      },
    ],
  },
  {
    title: 'Added a notice',
    edits: [
      {
        file: 'campaigns/202309-1/entry-drugstore.mdx',
        replace: '## ポイントのもらいかた',
        with: '<Notice title="エントリーは先に">\n  エントリーした後のお支払いが対象です。\n</Notice>\n\n## ポイントのもらいかた',
      },
    ],
  },
  {
    title: "Reordered the month's campaigns",
    edits: [
      {
        file: 'campaigns/202309-1/month.yaml',
        replace: '  - bonus\n  - selling-fee\n',
        with: '  - selling-fee\n  - bonus\n',
      },
    ],
  },
  {
    title: 'Said the last day in a step by its name',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: '期間中のお支払いが対象です。エントリーは',
        with: '｛終了日：年なし時刻つき｝までのお支払いが対象です。エントリーは',
      },
    ],
  },
  {
    title: "Changed a campaign's colour",
    edits: [{ file: 'campaigns/202309-1/restaurant.yaml', replace: 'bgcolor: "#ff9e6d"', with: 'bgcolor: "#ffd0b0"' }],
  },
  {
    title: 'Added a shop with its logo',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  - src: images/logos/tsukinowa.svg\n    alt: 喫茶 つきのわ堂\nlogosOnDetail:',
        with: '  - src: images/logos/tsukinowa.svg\n    alt: 喫茶 つきのわ堂\n  - src: images/logos/rokuba-curry.svg\n    alt: カレー工房 ろくば\nlogosOnDetail:',
      },
    ],
  },
  {
    title: 'Added a drawn logo of a new shop',
    edits: [
      {
        file: 'campaigns/202309-1/images/logos/kinoko-tei.svg',
        write:
          '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="192" viewBox="0 0 240 96"><path d="M70 56A50 44 0 0 1 170 56Z" fill="#d92b3a"/><rect x="106" y="56" width="28" height="30" rx="8" fill="#1c1b22"/></svg>\n',
      },
      {
        file: 'campaigns/202309-1/restaurant.yaml',
        replace: '  - src: images/logos/rokuba-curry.svg',
        with: '  - src: images/logos/kinoko-tei.svg\n    alt: きのこ亭\n  - src: images/logos/rokuba-curry.svg',
      },
    ],
  },
  {
    title: 'Added an excluded kind at the partner shop',
    edits: [
      {
        file: 'campaigns/202309-1/fashion.yaml',
        replace: '    - text: 予約商品\n',
        with: '    - text: 福袋\n      subText: 秋の福袋を含みます\n    - text: 予約商品\n',
      },
    ],
  },
  {
    title: 'Added a new item with its own id',
    edits: [
      {
        file: 'campaigns/202309-1/apple.yaml',
        replace: '    price: 39800\n    grantPoint: 1194',
        with: '    price: 36800\n    grantPoint: 1104',
      },
    ],
  },
  {
    title: "Reworded the invitation's lead",
    edits: [
      {
        file: 'screens/invitation.yaml',
        replace: '  lead: あなたの招待コードを、友だちに送ってください。',
        with: '  lead: あなたの招待コードを、友だちやご家族に送ってください。',
      },
    ],
  },
  {
    title: 'Added a question to the loans page',
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '  - title: 途中でまとめて返せますか',
        with: '  - title: 申し込みのあとで金額を変えられますか\n    detail: 契約の前であれば変えられます。\n  - title: 途中でまとめて返せますか',
      },
    ],
  },
  {
    title: 'Changed the example of a loan within the range',
    edits: [
      {
        file: 'screens/lending.yaml',
        replace: '      monthlyRepayAmount: 20000',
        with: '      monthlyRepayAmount: 25000',
      },
    ],
  },
  {
    title: 'Reworded a step of the instalment guide',
    edits: [{ file: 'screens/easypay-guide.yaml', replace: '  - title: 登録完了', with: '  - title: 登録が完了' }],
  },
  {
    title: 'Said that the bonus may be had with one purchase',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.mdx',
        replace: 'どのショップも対象です。',
        with: 'どのショップも対象です。ひとつの注文でも、まとめ買いでも。',
      },
    ],
  },
  {
    title: 'Wrote of two people sharing a bill in an answer',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '分けて支払えます。上乗せ分は',
        with: '2人で分けて支払えます。上乗せ分は',
      },
    ],
  },
  {
    title: 'Used a Latin word and a version',
    edits: [
      {
        file: 'campaigns/202309-1/apple.mdx',
        replace: 'Appleの公式オンラインストアでの購入が対象です。',
        with: 'Appleの公式オンラインストアでの購入が対象です。USB-Cのケーブルも選べます。',
      },
    ],
  },
  {
    title: 'Spoke of the hundredth birthday of a shop',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '栗の甘味も。',
        with: '栗の甘味も。創業100年のお店もあります。',
      },
    ],
  },
  {
    title: 'Left two blank lines before a list',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '次のお支払いは、上乗せの対象になりません。\n\n- コード払い',
        with: '次のお支払いは、上乗せの対象になりません。\n\n\n- コード払い',
      },
    ],
  },
  {
    title: 'Wrote a colon in a quoted text',
    edits: [
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: 'target: アプリのショップで',
        with: 'target: "対象: アプリのショップで',
      },
      {
        file: 'campaigns/202309-1/bonus.yaml',
        replace: '以上をメルカードで支払った方\nexternalPageLink',
        with: '以上をメルカードで支払った方"\nexternalPageLink',
      },
    ],
  },
  {
    title: 'Said the end by its weekday and day',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '栗の甘味も。',
        with: '栗の甘味も。｛終了日：日と曜日｝までお待ちしています。',
      },
    ],
  },
  {
    title: 'Spoke of a room of eight mats',
    edits: [
      {
        file: 'campaigns/202309-1/restaurant.mdx',
        replace: '栗の甘味も。',
        with: '栗の甘味も。八畳の個室で、月見の料理も。',
      },
    ],
  },
]
