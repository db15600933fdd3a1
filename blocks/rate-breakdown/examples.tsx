import type { Example } from '../example.ts'

export const rateBreakdownExamples = [
  { title: '常時1%に4%を上乗せする', props: { baseRate: 1, reductionRate: 4, maximumGrantPoint: 300 } },
  { title: '上限がない', props: { baseRate: 1, reductionRate: 2, maximumGrantPoint: null } },
  { title: '小数の率と、桁の大きな上限', props: { baseRate: 0.5, reductionRate: 12.5, maximumGrantPoint: 1_000_000 } },
] satisfies Example<'RateBreakdown'>[]
