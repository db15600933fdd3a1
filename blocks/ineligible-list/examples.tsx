import type { Example } from '../example.ts'

export const ineligibleListExamples = [
  {
    title: '補足と注記がつく',
    props: {
      list: [
        { text: 'ほかの通販サイトや家電店での購入', subText: '公式ストアでの購入だけが対象です' },
        { text: '送料、手数料', subText: '商品の代金だけが対象です' },
      ],
      annotationList: [
        '下取りがあるときは、差し引いた後の金額が対象です。',
        '返品したときは、還元の対象になりません。',
      ],
    },
  },
  { title: '一つだけで、注記がない', props: { list: [{ text: '法人のお客さまのお支払い' }], annotationList: [] } },
  {
    title: '長い言葉と、※の印',
    props: {
      list: [
        {
          text: '電子マネーへのチャージ、商品券・ギフトカード・プリペイドカードの購入、ふるさと納税の寄附※1',
          subText:
            'https://help.example.jp/card/campaigns/ineligible-payments-and-exceptions にある一覧のお支払いも含みます',
        },
      ],
      annotationList: ['1,000,000円を超えるお支払いは、内容を確認することがあります※2。'],
    },
  },
] satisfies Example<'IneligibleList'>[]
