import { examplePeriods, type Example } from '../example.ts'

const common = { baseRate: 1, isEntryRequired: false, conditions: [] }

export const headlineRateExamples = [
  {
    title: '常時分と上乗せの合計を見せる',
    props: {
      ...common,
      headline: { kind: 'total', figure: 5, unit: '%', label: 'ポイント\n還元※1' },
      reductionRate: 4,
      maximumGrantPoint: 300,
    },
  },
  {
    title: '上乗せだけを見せ、条件の札を並べる',
    props: {
      ...common,
      headline: { kind: 'extra', figure: 8, unit: '%', label: 'ポイント\n還元※1' },
      reductionRate: 8,
      maximumGrantPoint: null,
      isEntryRequired: true,
      conditions: ['1回3,000円以上のお支払い※2', 'アプリから購入', 'はじめての方だけ'],
    },
  },
  {
    title: '率ではない特典は、三桁でも一行に収まる',
    props: {
      ...common,
      headline: {
        kind: 'bonus',
        figure: 888,
        unit: 'P',
        label: 'もれなく\nプレゼント',
        plus: { points: 12_500, label: '対象の88ショップをはじめてご利用で※1' },
      },
    },
  },
  {
    title: '小数の率と、桁の大きな上限',
    props: {
      ...common,
      headline: { kind: 'total', figure: 10.5, unit: '%', label: 'ポイント\n還元' },
      reductionRate: 9.5,
      maximumGrantPoint: 1_000_000,
    },
    period: examplePeriods.ended,
  },
] satisfies Example<'HeadlineRate'>[]
