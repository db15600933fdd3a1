/** Digits of a whole number of yen from the server: ASCII, no sign, no separators, no leading zeros. */
const integerYen = /^(?:0|[1-9]\d{0,15})$/

/** Converts -0, which is a number in JSON and would be formatted as `-0`, to 0. */
function withoutMinusZero(value: number): number {
  return value + 0
}

/**
 * Parses yen in a response: a whole, non-negative number, or its plain digits as text (specification §5). "10,000" is
 * refused: a server that sends numbers as text sends digits only, and ignoring separators would turn 1,5 into 15.
 * Undefined for anything else, never NaN and never an assumed 0.
 */
export function parseYen(value: unknown): number | undefined {
  const amount = typeof value === 'string' && integerYen.test(value) ? Number(value) : value
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0
    ? withoutMinusZero(amount)
    : undefined
}

/** Digits of a percentage from the server: at most three before the point and six after it, no sign: `15.0`. */
const plainPercent = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,6})?$/

/** Parses a rate in percent, 0 to 100: a number, or its plain digits as text ("15.0"). Undefined for anything else. */
export function parsePercent(value: unknown): number | undefined {
  const rate = typeof value === 'string' && plainPercent.test(value) ? Number(value) : value
  return typeof rate === 'number' && rate >= 0 && rate <= 100 ? withoutMinusZero(rate) : undefined
}
