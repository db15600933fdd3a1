import type { LendingTerms } from '#api-client/entities/lending.ts'

import { agreesWith, repayBalance, type Repayment } from './repay-balance.ts'
import type { Result } from './use-simulation.ts'

/**
 * The rate in percent that a simulation was computed with, and its instalments, found by trying the visitor's rates: the
 * server names neither. Where no rate leads to the server's figures, the rate is the one that would apply, and there are
 * no instalments to show.
 */
export function explainResult(
  { simulation, answeredAt, ...loan }: Result,
  { interestRate, preferentialInterestRate }: Pick<LendingTerms, 'interestRate' | 'preferentialInterestRate'>,
): { annualRate: number | undefined; repayment: Repayment | undefined } {
  for (const annualRate of [preferentialInterestRate, interestRate]) {
    const repayment = annualRate === undefined ? undefined : repayBalance({ ...loan, annualRate })
    if (repayment && agreesWith(repayment, { ...simulation, answeredAt })) return { annualRate, repayment }
  }
  return { annualRate: preferentialInterestRate ?? interestRate, repayment: undefined }
}
