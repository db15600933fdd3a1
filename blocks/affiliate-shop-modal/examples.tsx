import { examplePeriods, type Example } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'

const image = examplePictures.wide
const url = 'https://shop.example.jp/'

export const affiliateShopModalExamples = [
  {
    title: 'ボタンを押すと、対象外を知らせる窓が開く',
    props: {
      storeName: '見本商店',
      image,
      url,
      period: examplePeriods.running,
      ineligible: {
        list: [
          { text: 'ほかの通販サイトでの購入', subText: '公式ストアでの購入だけが対象です' },
          { text: '送料、手数料' },
        ],
        annotationList: ['返品したときは、還元の対象になりません。'],
      },
    },
  },
  {
    title: '長い店名と、たくさんの対象外',
    props: {
      storeName: 'わたしたちの町のみほん百貨店オンラインストア',
      image,
      url,
      period: examplePeriods.running,
      ineligible: {
        list: [
          { text: 'クーポンやセールと併用したご注文', subText: '会員ランクの割引は併用できます' },
          { text: '商品券、ギフトカード、プリペイドカードの購入とチャージ' },
          { text: '修理、点検、延長保証、定期便の2回目からの料金' },
          {
            text: '店舗での受け取りを選び、店舗で支払ったご注文',
            subText: 'サイトで支払いを済ませた受け取りは対象です',
          },
          { text: '送料、手数料、包装の料金' },
        ],
        annotationList: [
          '途中でほかのサイトへ移ると、対象になりません。',
          'ご注文の内容を変えたときは、もう一度このページから進んでください。',
        ],
      },
    },
  },
  {
    title: '終了すると、ボタンの代わりに一言が出る',
    props: {
      storeName: '喫茶 つみき',
      image,
      url,
      period: examplePeriods.ended,
      ineligible: { list: [{ text: '店舗での飲食' }], annotationList: [] },
    },
  },
] satisfies Example<'AffiliateShopModal'>[]
