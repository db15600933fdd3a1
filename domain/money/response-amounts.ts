/** Digits of a whole number of yen from the server: ASCII, no sign, no separators, no leading zeros. */
const integerYen = /^(?:0|[1-9]\d{0,15})$/

/**
 * Parses yen in a response: a whole, non-negative number, or its plain digits as text (specification §5). "10,000" is
 * refused: a server that sends numbers as text sends digits only, and ignoring separators would turn 1,5 into 15.
 * Undefined for anything else, never NaN and never an assumed 0.
 */
export function parseYen(value: unknown): number | undefined {
  const amount = typeof value === 'string' && integerYen.test(value) ? Number(value) : value
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount + 0 : undefined
}

const decimal = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,6})?$/

/** Parses a rate in percent, 0 to 100: a number, or its plain digits as text ("15.0"). Undefined for anything else. */
export function parsePercent(value: unknown): number | undefined {
  const rate = typeof value === 'string' && decimal.test(value) ? Number(value) : value
  return typeof rate === 'number' && rate >= 0 && rate <= 100 ? rate + 0 : undefined
}
