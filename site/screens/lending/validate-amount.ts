import { parseTypedYen } from '#domain/money/parse-yen.ts'

/** Minimum and maximum amount, and the step between amounts, in yen. */
export type Limits = { minimum: number; maximum: number; step: number }

/** Reasons why an amount is invalid; the names are keys of the content. */
type AmountIssue = 'notNumber' | 'tooLittle' | 'tooMuch' | 'offStep'

/** A parsed amount in yen, or why it is invalid; neither where nothing is typed. */
type AmountReading = { amount?: number; issue?: AmountIssue }

/**
 * Parses an amount in yen as people type it (domain/money/parse-yen.ts). Never rounds: an amount that does not fit is an
 * error.
 */
export function readAmount(text: string, { minimum, maximum, step }: Limits): AmountReading {
  if (text.trim() === '') return {}
  const amount = parseTypedYen(text)
  if (amount === undefined) return { issue: 'notNumber' }
  if (amount < minimum) return { issue: 'tooLittle' }
  if (amount > maximum) return { issue: 'tooMuch' }
  return amount % step === 0 ? { amount } : { issue: 'offStep' }
}
