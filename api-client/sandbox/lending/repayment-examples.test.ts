import { expect, test } from 'vitest'

import { lendingTerms } from './lending-terms.ts'
import { repaymentSchedule } from './repayment-schedule.ts'

// Worked out by hand at 15 % a year, which is 1.25 % or 1/80 a month: interest = balance / 80, rounded down; new
// balance = balance + interest - payment.
const november2023 = Date.parse('2023-11-10T12:00:00+09:00')

// month  1:  10,000 / 80 = 125       10,000 + 125 - 1,000 = 9,125
// month  2:   9,125 / 80 = 114.06     9,125 + 114 - 1,000 = 8,239
// month  3:   8,239 / 80 = 102.98     8,239 + 102 - 1,000 = 7,341   (rounding to the nearest would charge 103)
// month  4:   7,341 / 80 =  91.76     7,341 +  91 - 1,000 = 6,432
// month  5:   6,432 / 80 =  80.4      6,432 +  80 - 1,000 = 5,512
// month  6:   5,512 / 80 =  68.9      5,512 +  68 - 1,000 = 4,580
// month  7:   4,580 / 80 =  57.25     4,580 +  57 - 1,000 = 3,637
// month  8:   3,637 / 80 =  45.46     3,637 +  45 - 1,000 = 2,682
// month  9:   2,682 / 80 =  33.52     2,682 +  33 - 1,000 = 1,715
// month 10:   1,715 / 80 =  21.43     1,715 +  21 - 1,000 =   736
// month 11:     736 / 80 =   9.2        736 +   9 = 745, the last payment
// interest: 125+114+102+91+80+68+57+45+33+21+9 = 745; in all 10 × 1,000 + 745 = 10,745
test('10,000 yen by 1,000 yen a month takes eleven months and costs 745 yen', () => {
  const schedule = repaymentSchedule({ principal: 10_000, monthlyAmount: 1_000, annualRate: 15, start: november2023 })
  expect(schedule.instalments.map(({ interest }) => interest)).toEqual([125, 114, 102, 91, 80, 68, 57, 45, 33, 21, 9])
  expect(schedule.instalments.map(({ balance }) => balance)).toEqual([
    9_125, 8_239, 7_341, 6_432, 5_512, 4_580, 3_637, 2_682, 1_715, 736, 0,
  ])
  expect(schedule.instalments[0]).toEqual({
    month: '2023-12',
    payment: 1_000,
    interest: 125,
    principal: 875,
    balance: 9_125,
  })
  expect(schedule.instalments[1]?.month).toBe('2024-01')
  expect(schedule.instalments[10]).toEqual({ month: '2024-10', payment: 745, interest: 9, principal: 736, balance: 0 })
  expect(schedule).toMatchObject({ totalInterest: 745, totalRepayment: 10_745, completeMonth: '2024-10' })
})

// month  1: 100,000 / 80 = 1,250      100,000 + 1,250 - 10,000 = 91,250
// month  2:  91,250 / 80 = 1,140.63    91,250 + 1,140 - 10,000 = 82,390
// month  3:  82,390 / 80 = 1,029.88    82,390 + 1,029 - 10,000 = 73,419
// month  4:  73,419 / 80 =   917.74    73,419 +   917 - 10,000 = 64,336
// month  5:  64,336 / 80 =   804.2     64,336 +   804 - 10,000 = 55,140
// month  6:  55,140 / 80 =   689.25    55,140 +   689 - 10,000 = 45,829
// month  7:  45,829 / 80 =   572.86    45,829 +   572 - 10,000 = 36,401
// month  8:  36,401 / 80 =   455.01    36,401 +   455 - 10,000 = 26,856
// month  9:  26,856 / 80 =   335.7     26,856 +   335 - 10,000 = 17,191
// month 10:  17,191 / 80 =   214.89    17,191 +   214 - 10,000 =  7,405
// month 11:   7,405 / 80 =    92.56     7,405 +    92 = 7,497, the last payment
// interest: 1,250+1,140+1,029+917+804+689+572+455+335+214+92 = 7,497; in all 10 × 10,000 + 7,497 = 107,497
test('100,000 yen by 10,000 yen a month takes eleven months and costs 7,497 yen', () => {
  const schedule = repaymentSchedule({ principal: 100_000, monthlyAmount: 10_000, annualRate: 15, start: november2023 })
  expect(schedule.instalments.map(({ interest }) => interest)).toEqual([
    1_250, 1_140, 1_029, 917, 804, 689, 572, 455, 335, 214, 92,
  ])
  expect(schedule.instalments.map(({ balance }) => balance)).toEqual([
    91_250, 82_390, 73_419, 64_336, 55_140, 45_829, 36_401, 26_856, 17_191, 7_405, 0,
  ])
  expect(schedule.instalments.at(-1)).toEqual({
    month: '2024-10',
    payment: 7_497,
    interest: 92,
    principal: 7_405,
    balance: 0,
  })
  expect(schedule).toMatchObject({ totalInterest: 7_497, totalRepayment: 107_497, completeMonth: '2024-10' })
})

// month  1: 500,000 / 80 = 6,250      500,000 + 6,250 - 20,000 = 486,250
// month  2: 486,250 / 80 = 6,078.13   486,250 + 6,078 - 20,000 = 472,328
// month  3: 472,328 / 80 = 5,904.1    472,328 + 5,904 - 20,000 = 458,232
// and so on, the balances each month being those below, until
// month 30:  22,922 / 80 =   286.53    22,922 +   286 - 20,000 =   3,208
// month 31:   3,208 / 80 =    40.1      3,208 +    40 = 3,248, the last payment
// in all 30 × 20,000 + 3,248 = 603,248, of which interest 603,248 - 500,000 = 103,248; November 2023 + 31 months = June
// 2026
test('500,000 yen by 20,000 yen a month takes thirty-one months and costs 103,248 yen', () => {
  const schedule = repaymentSchedule({ principal: 500_000, monthlyAmount: 20_000, annualRate: 15, start: november2023 })
  const firstTen = [486_250, 472_328, 458_232, 443_959, 429_508, 414_876, 400_061, 385_061, 369_874, 354_497]
  const nextTen = [338_928, 323_164, 307_203, 291_043, 274_681, 258_114, 241_340, 224_356, 207_160, 189_749]
  const rest = [172_120, 154_271, 136_199, 117_901, 99_374, 80_616, 61_623, 42_393, 22_922, 3_208, 0]
  expect(schedule.instalments.map(({ balance }) => balance)).toEqual([...firstTen, ...nextTen, ...rest])
  expect(schedule.instalments.at(-1)).toEqual({
    month: '2026-06',
    payment: 3_248,
    interest: 40,
    principal: 3_208,
    balance: 0,
  })
  expect(schedule).toMatchObject({ totalInterest: 103_248, totalRepayment: 603_248, completeMonth: '2026-06' })
})

// 9 % is 0.75 % or 3/400 a month: 10,000 × 3 / 400 = 75, then 5,075 × 3 / 400 = 38.06, then 113 × 3 / 400 = 0.85
test('10,000 yen by 5,000 yen a month at the preferential rate costs 113 yen, the last month nothing', () => {
  const schedule = repaymentSchedule({
    principal: 10_000,
    monthlyAmount: 5_000,
    annualRate: lendingTerms.preferentialInterestRate,
    start: november2023,
  })
  expect(schedule.instalments.map(({ payment, interest, balance }) => [payment, interest, balance])).toEqual([
    [5_000, 75, 5_075],
    [5_000, 38, 113],
    [113, 0, 0],
  ])
  expect(schedule).toMatchObject({ totalInterest: 113, totalRepayment: 10_113, completeMonth: '2024-02' })
})

test('borrowed at midnight of New Year in Japan, the first instalment falls in February', () => {
  const choice = { principal: 10_000, monthlyAmount: 10_000, annualRate: 15 }
  const newYear = Date.parse('2024-01-01T00:00:00+09:00')
  expect(repaymentSchedule({ ...choice, start: newYear - 1 }).instalments.map(({ month }) => month)).toEqual([
    '2024-01',
    '2024-02',
  ])
  expect(repaymentSchedule({ ...choice, start: newYear }).instalments.map(({ month }) => month)).toEqual([
    '2024-02',
    '2024-03',
  ])
})
