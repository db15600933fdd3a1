/**
 * Role of a fact: what it means for readers, regardless of its name. Rules use it to find a fact that is stated where
 * another one belongs, such as the cap as an amount to pay.
 */
export type Role =
  // Days: of a period (its end is also that of a month: 終了翌月末日), of the grant of points, and months.
  | 'start'
  | 'end'
  | 'before-start'
  | 'month-end'
  | 'grant'
  | 'month'
  | 'next-month'
  // Caps: in points, and the amount in yen at which they are reached.
  | 'cap'
  | 'cap-amount'
  // Rates of points, and points that are no rate.
  | 'base'
  | 'extra'
  | 'total'
  | 'bonus'
  // Amounts in yen: prices, examples and limits.
  | 'price'
  | 'example'
  | 'lowest-amount'
  | 'highest-amount'
  // Points for an amount or an item.
  | 'item-points'
  | 'points'
  | 'points-base'
  | 'points-extra'
  | 'points-total'
  // Rates of loans, in percent.
  | 'lowest-rate'
  | 'highest-rate'
  // Counts of items, shops and campaigns, of times and of people.
  | 'count'
  | 'campaign-count'
  | 'times'
  | 'people'
  // Length of a period in days.
  | 'days'
