import type { Scope } from '#blocks/block-props.ts'
import { PointsEstimate } from '#blocks/points-estimate/points-estimate.tsx'
import type { PointTerms } from '#domain/money/points.ts'
import { plainTitle } from '#domain/text/note-marks.ts'

import type { BodyNode } from '#content-layer/entries/body.ts'
import type { CampaignDocument, Provider } from '#content-layer/documents/document-types.ts'

type Rates = Pick<CampaignDocument, 'reductionRate' | 'maximumGrantPoint' | 'headline'>

/**
 * The rates that the estimate of a campaign uses; undefined without a positive rate. A bonus rate has no permanent
 * part.
 */
export function getEstimateTerms(
  { reductionRate, maximumGrantPoint: cap, headline }: Rates,
  { baseRate }: Pick<Provider, 'baseRate'>,
): PointTerms | undefined {
  const isBonus = reductionRate === undefined && headline.kind === 'bonus' && headline.unit === '%'
  const extra = isBonus ? headline.figure : reductionRate
  if (!extra || cap === 0) return undefined
  return { base: isBonus ? 0 : baseRate, extra, cap: cap ?? null }
}

/**
 * Returns the position of the estimate in a body: in place of the first block that breaks down the rate, otherwise
 * after the first table, otherwise at the start.
 */
export function estimatePosition(body: readonly BodyNode[]): { at: number; replaces: boolean } {
  const find = (name: string) => body.findIndex((node) => node.type === 'block' && node.name === name)
  const breakdown = find('RateBreakdown')
  return breakdown >= 0 ? { at: breakdown, replaces: true } : { at: find('RateTable') + 1, replaces: false }
}

type Props = { campaign: CampaignDocument; grant: PointTerms; scope: Scope; isPage: boolean }

/** 「いくら戻る？」 of a campaign with a rate (domain/money/points.ts), with its name where the page has several. */
export function Estimate({ campaign, grant, scope, isPage }: Props) {
  const name = isPage ? undefined : plainTitle(campaign.title)
  return (
    <div className="ended:hidden">
      <PointsEstimate grant={grant} rateAppliesTo={campaign.rateOf ?? 'お支払い'} name={name} scope={scope} />
    </div>
  )
}
