/** Yen: the least and the most that can be chosen, and the step between amounts. */
export type Limits = { minimum: number; maximum: number; step: number }

/** What is wrong with an amount; the names are those of the words in the content. */
type AmountIssue = 'notNumber' | 'tooLittle' | 'tooMuch' | 'offStep'

export type AmountReading = { amount: number } | { fault: AmountIssue } | 'empty'

/** Full-width digits, commas and signs in their usual width. */
function narrow(text: string): string {
  return text.replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
}

/** Digits as people group them: plain, or in threes with a comma or a space. */
const digits = /^(?:\d{1,16}|\d{1,3}(?:[, ]\d{3}){1,5})$/

/**
 * An amount in yen as a person types it: 10000, 10,000, １０，０００円, ￥10,000 or 1万. Never rounded: what does not fit
 * is told. `1.5` and `1,5` are no amounts here.
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
