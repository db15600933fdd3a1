import { examplePeriods, type Example } from '../example.ts'

export const periodFactsExamples = [
  { title: '開催中', props: { period: examplePeriods.running, target: '対象の飲食店で、カードで支払った方' } },
  {
    title: '一日だけの期間で、開催前',
    props: { period: examplePeriods.upcomingDay, target: 'この日にカードで支払った方※1' },
  },
  {
    title: '終了し、対象の説明が長い',
    props: {
      period: examplePeriods.ended,
      target:
        'アプリの「ショップ」からお店のサイトへ進み、期間中にご注文とお支払い手続きの両方を済ませた方\n（法人のお客さまと、家族カードをお使いの方は除きます）',
    },
  },
] satisfies Example<'PeriodFacts'>[]
