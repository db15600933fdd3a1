import type { Scope } from '#blocks/block-props.ts'
import { PointsEstimate } from '#blocks/points-estimate/points-estimate.tsx'
import type { Grant } from '#domain/money/points.ts'

import type { BodyNode } from '#content-layer/documents/body.ts'
import type { CampaignDocument, Provider } from '#content-layer/documents/documents.ts'

type Rates = Pick<CampaignDocument, 'reductionRate' | 'maximumGrantPoint' | 'headline'>

/**
 * What a campaign grants for a sum; undefined where it has no rate, or one that brings nothing. A bonus that is a rate
 * stands for itself: nothing is granted always.
 */
export function grantOf(
  { reductionRate, maximumGrantPoint: cap, headline }: Rates,
  { baseRate }: Pick<Provider, 'baseRate'>,
): Grant | undefined {
  const isBonus = reductionRate === undefined && headline.kind === 'bonus' && headline.unit === '%'
  const extra = isBonus ? headline.figure : reductionRate
  if (!extra || cap === 0) return undefined
  return { base: isBonus ? 0 : baseRate, extra, cap: cap ?? null }
}

/**
 * Where a text has its estimate: behind the first block that tells how the rate is made up, else behind the first table;
 * at its head if it has neither.
 */
export function placeOfEstimate(body: readonly BodyNode[]): number {
  const at = (name: string) => body.findIndex((node) => node.type === 'block' && node.name === name) + 1
  return at('RateBreakdown') || at('RateTable')
}

type Props = { campaign: CampaignDocument; provider: Provider; scope: Scope }

/** 「いくら戻る？」 of a campaign with a rate (domain/money/points.ts). */
export function Estimate({ campaign, provider, scope }: Props) {
  const grant = grantOf(campaign, provider)
  return grant && <PointsEstimate grant={grant} of={campaign.rateOf ?? 'お支払い'} scope={scope} />
}
