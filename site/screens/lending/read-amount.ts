/** Lowest and highest amount, and the step between amounts, in yen. */
export type Limits = { minimum: number; maximum: number; step: number }

/** Why an amount is invalid; the names are keys of the content. */
type AmountIssue = 'notNumber' | 'tooLittle' | 'tooMuch' | 'offStep'

export type AmountReading = { amount: number } | { fault: AmountIssue } | 'empty'

/** Converts full-width digits, commas and signs to half-width ones. */
function narrow(text: string): string {
  return text.replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
}

/** Digits, plain or grouped in threes by commas or spaces. */
const digits = /^(?:\d{1,16}|\d{1,3}(?:[, ]\d{3}){1,5})$/

/**
 * Parses an amount in yen as people type it: 10000, 10,000, １０，０００円, ￥10,000 or 1万. Never rounds: an amount that does
 * not fit is an error. `1.5` and `1,5` are not amounts.
 */
export function readAmount(text: string, { minimum, maximum, step }: Limits): AmountReading {
  const written = narrow(text.replace(/[、，]/g, ',').replace(/\u3000/g, ' ')).trim()
  if (written === '') return 'empty'
  const bare = written.replace(/^[\\¥￥]\s*/, '').replace(/\s*円$/, '')
  const [, tenThousands, rest = ''] = /^(\d{1,4})万(\d{1,4})?$/.exec(bare) ?? []
  const amount =
    tenThousands !== undefined
      ? Number(tenThousands) * 10_000 + Number(rest)
      : digits.test(bare)
        ? Number(bare.replace(/[, ]/g, ''))
        : undefined
  if (amount === undefined) return { fault: 'notNumber' }
  if (amount < minimum) return { fault: 'tooLittle' }
  if (amount > maximum) return { fault: 'tooMuch' }
  return amount % step === 0 ? { amount } : { fault: 'offStep' }
}
