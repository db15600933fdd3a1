/**
 * What a term is for: a start, an end, the day of granting; a cap; the rate that is always given, what is added, both
 * together; a bonus; an amount of money, and the points that it brings; how many there are.
 */
export type Role =
  | 'start'
  | 'end'
  | 'before-start'
  | 'month-end'
  | 'grant'
  | 'day'
  | 'month'
  | 'cap'
  | 'cap-amount'
  | 'base'
  | 'extra'
  | 'total'
  | 'bonus'
  | 'amount'
  | 'lowest-amount'
  | 'points'
  | 'points-base'
  | 'points-extra'
  | 'points-total'
  | 'next-month'
  | 'loan-rate'
  | 'count'
  | 'days'
