/** A value of a campaign's field, by its path: `facts.回数`, `affiliateItems.0.price`. */
type Values = Readonly<Record<string, unknown>>

const eighthDay: Values = { reductionRate: 8, maximumGrantPoint: 300, 'headline.figure': 8 }

const sellingFee: Values = { 'headline.figure': 50, maximumGrantPoint: 3000 }

const apple: Values = {
  reductionRate: 2,
  maximumGrantPoint: 500,
  'headline.figure': 3,
  'headline.plus.points': 1500,
  'period.start': '2023-04-18 00:00',
  'period.end': '2023-05-17 23:59',
  'affiliateItems.0.price': 149_800,
  'affiliateItems.0.grantPoint': 4994,
}

function rate(extra: number, cap: number | null, headline: number): Values {
  return { reductionRate: extra, maximumGrantPoint: cap, 'headline.figure': headline }
}

/**
 * The terms that the specification gives for each campaign of its eight months (§9, with D8 and D20), typed from there.
 * Every other term was set by the project and has to be marked as assumed (D24).
 */
export const givenValues: Readonly<Record<string, Values>> = {
  '202302-1/8th-day': eighthDay,
  '202302-1/convenience-store': rate(2, 200, 3),
  '202302-1/restaurant': rate(4, 300, 5),
  '202302-1/fashion': rate(4, 500, 5),
  '202302-1/store': {
    'headline.figure': 888,
    'headline.plus.points': 100,
    'facts.一回の下限': '700円',
    'facts.両方': '988ポイント',
    'facts.店の数': '88ショップ',
  },
  '202303-1/8th-day': eighthDay,
  '202303-2/online-shops': rate(4, 400, 5),
  '202303-2/learning': rate(7, 686, 7),
  '202304-1/8th-day': eighthDay,
  '202304-1/apple': apple,
  '202305-1/apple': apple,
  '202305-1/sola-closet': rate(3, null, 4),
  '202305-1/hikari-denki': rate(1, null, 2),
  '202305-1/oriori-catalog': rate(1, null, 2),
  '202305-1/hidamari-bin': rate(1, null, 2),
  '202305-1/hibiki-books': rate(1, null, 2),
  '202305-1/airnest': rate(2, null, 3),
  '202305-1/dressy-note': rate(2, null, 3),
  '202306-1/8th-day': eighthDay,
  '202306-1/selling-fee': sellingFee,
  '202307-1/8th-day': eighthDay,
  '202307-1/selling-fee': sellingFee,
  '202308-1/8th-day': eighthDay,
  '202308-1/selling-fee': sellingFee,
}
