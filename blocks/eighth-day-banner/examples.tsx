import { examplePeriods, type Example } from '../example.ts'

export const eighthDayBannerExamples = [
  {
    title: '毎月8日、上限あり',
    props: { period: examplePeriods.upcomingDay, reductionRate: 8, maximumGrantPoint: 300 },
  },
  {
    title: '小数の率で、上限なし',
    props: {
      period: { start: '2099-12-08 00:00', end: '2099-12-08 23:59' },
      reductionRate: 10.5,
      maximumGrantPoint: null,
    },
  },
  {
    title: '終了すると灰色になる',
    props: {
      period: { start: '2020-11-08 00:00', end: '2020-11-08 23:59' },
      reductionRate: 8,
      maximumGrantPoint: 1_000_000,
    },
  },
] satisfies Example<'EighthDayBanner'>[]
