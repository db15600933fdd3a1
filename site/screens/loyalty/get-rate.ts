import type { OutputOf } from '#api-client/calls/call.ts'
import type { getLoyalty } from '#api-client/calls/get-loyalty.ts'

/** A rate that the page has a label for: of payments in the app's market, or of all others. */
export type RateName = 'inner' | 'outer'

/** Returns a visitor's point rate, in percent. */
export function getRate(
  { pointRateForInnerPay, pointRateForOuterPay }: OutputOf<typeof getLoyalty>,
  name: RateName,
): number {
  return name === 'inner' ? pointRateForInnerPay : pointRateForOuterPay
}
