import { examplePeriods, type Example } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'

const card = {
  href: 'https://card.example.jp/jp/card/209902-1/restaurant/',
  title: '街のごはんが、\nちょっとおトクに。',
  bgcolor: '#ff9e6d',
  keyVisual: examplePictures.item,
  headline: { kind: 'total', figure: 5, unit: '%', label: 'ポイント還元' },
  maximumGrantPoint: 300,
  conditions: [],
  period: examplePeriods.running,
} satisfies Example<'RelatedCampaigns'>['props']['campaigns'][number]

export const relatedCampaignsExamples = [
  {
    title: '同じ月のキャンペーンが三つ',
    props: {
      heading: 'この月のほかのキャンペーン',
      campaigns: [
        card,
        {
          ...card,
          href: 'https://card.example.jp/jp/card/209902-1/8th-day/',
          title: '8日は、どこでも8%。',
          bgcolor: '#ffc93c',
          headline: { kind: 'extra', figure: 8, unit: '%', label: 'ポイント還元' },
          period: examplePeriods.upcomingDay,
        },
        {
          ...card,
          href: 'https://card.example.jp/jp/card/209902-1/learning/',
          title: '学びの一冊に。',
          bgcolor: '#c6b5f7',
          maximumGrantPoint: null,
          period: examplePeriods.ended,
        },
      ],
    },
  },
  {
    title: '長い見出しと、大きな特典',
    props: {
      heading: 'ほかのキャンペーン',
      campaigns: [
        {
          ...card,
          title: 'わたしたちの町のみほん百貨店\nオンラインストア開店記念',
          bgcolor: '#ffd9a0',
          headline: { kind: 'bonus', figure: 12_500, unit: 'P', label: 'プレゼント' },
          maximumGrantPoint: 1_000_000,
          conditions: ['アプリから購入', 'はじめてのご利用で'],
        },
      ],
    },
  },
] satisfies Example<'RelatedCampaigns'>[]
