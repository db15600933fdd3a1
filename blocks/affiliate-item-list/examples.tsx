import { examplePeriods, type Example } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'

const { src, alt, width, height } = examplePictures.item
const picture = { src, alt, width, height, href: 'https://shop.example.jp/items' }

const terms = {
  baseRate: 1,
  reductionRate: 2,
  maximumGrantPoint: 500,
  headline: {
    kind: 'total',
    figure: 3,
    unit: '%',
    label: 'ポイント還元',
    plus: { points: 1500, label: '木の家の購入で' },
  },
} as const satisfies Partial<Example<'AffiliateItemList'>['props']>

export const affiliateItemListExamples = [
  {
    title: '値段と、もらえるポイント',
    props: {
      ...terms,
      period: examplePeriods.running,
      items: [
        { ...picture, id: 'house', itemName: '積み木の家 12個入り', price: 4980, grantPoint: 1648 },
        {
          ...picture,
          id: 'town',
          itemName: '積み木の町 48個入り',
          price: 14_800,
          grantPoint: 543,
          givesPlus: false,
          itemPoint: 99,
        },
      ],
    },
  },
  {
    title: '商品が一つ',
    props: {
      ...terms,
      period: examplePeriods.upcoming,
      items: [{ ...picture, id: 'only', itemName: '積み木の橋', price: 99, grantPoint: 0, givesPlus: false }],
    },
  },
  {
    title: '長い商品名と大きな額で、終了している',
    props: {
      ...terms,
      period: examplePeriods.ended,
      items: [
        {
          ...picture,
          id: 'long',
          itemName:
            '国産のひのきで作った、はじめての積み木デラックスセット（収納トランク・専用クリーニングキット付き）',
          price: 1_498_000,
          grantPoint: 1_049_940,
          itemPoint: 1_032_960,
        },
        { ...picture, id: 'short', itemName: '木箱', price: 980, grantPoint: 28, givesPlus: false },
        {
          ...picture,
          id: 'latin',
          itemName: 'Building Blocks Extraordinaire Collection 2099',
          price: 24_800,
          grantPoint: 744,
          givesPlus: false,
        },
      ],
    },
  },
] satisfies Example<'AffiliateItemList'>[]
