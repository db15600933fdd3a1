import type { CampaignDefinition } from '#schemas/campaign.ts'
import type { ProviderDefinition } from '#schemas/provider.ts'
import type { Requirement } from '#schemas/requirements.ts'

import type { BodyNode } from '../documents/body.ts'
import { periodSpan } from '../calendar.ts'
import type { Reference } from '../read/fields/collect.ts'
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import { locateDiagnostics, type FieldDiagnostic, type Path } from '../read/fields/validate.ts'
import { claimDiagnostics, premiumDiagnostics, urgencyDiagnostics, type PlacedText } from './claims/claims.ts'
import { seasonDiagnostics } from './time/seasons.ts'
import { completenessDiagnostics, subjectsOf, type Said } from './claims/completeness.ts'
import { contradictionDiagnostics } from './agreement/contradictions.ts'
import { countingOfCampaign } from './agreement/counting.ts'
import { duplicateDiagnostics } from './copies/double-ids.ts'
import { answerDiagnostics } from './entry/answers.ts'
import { buttonDiagnostics, itemLinkDiagnostics } from './links/items.ts'
import { labelDiagnostics } from './links/labels.ts'
import { namedPictureDiagnostics } from './pictures/named-pictures.ts'
import type { PlannedCampaign } from '../read/plan/planned.ts'
import { planDiagnostics } from './plan/hold-to-plan.ts'
import { targetDiagnostics } from './claims/target.ts'
import { bonusDiagnostics, labelMisfits } from './rates/headline-words.ts'
import { lostAffiliateDiagnostics } from './copies/lost-affiliate.ts'
import { ownFactDiagnostics, sumDiagnostics } from './figures/own-facts.ts'
import { shopCountDiagnostics } from './figures/shop-counts.ts'
import { itemDiagnostics, plusDiagnostics } from './roles/items-of-others.ts'
import { headlineDiagnostics } from './rates/headline.ts'
import { capUnitDiagnostics } from './rates/cap-units.ts'
import { capDiagnostics, noughtCapDiagnostics } from './rates/stated-caps.ts'
import { grantDiagnostics, periodDiagnostics } from './time/period.ts'
import { tagDiagnostics, titleDiagnostics } from './titles/title-lines.ts'
import { entryFieldDiagnostics } from './entry/entry-fields.ts'
import { doubleDiagnostics } from './copies/doubles.ts'
import { itemPointDiagnostics, unusualItemPointDiagnostics } from './rates/item-points.ts'
import { entryDiagnostics } from './entry/entry.ts'
import { assumedDiagnostics } from './values/assumed.ts'
import { factDiagnostics } from './values/facts.ts'
import { linkDiagnostics } from './links/links.ts'
import type { Words } from './word-lists.ts'
import { campaignTimeDiagnostics } from './time/time.ts'

/** A campaign with what its page says, to be judged by the rules that need no other file. */
export type Judged = {
  file: string
  month: string
  definition: CampaignDefinition
  planned: PlannedCampaign | undefined
  body: readonly BodyNode[]
  words: readonly PlacedText[]
  /** The title, the description and the body as they were written, with the names of their terms. */
  written: readonly Reference[]
  links: readonly Reference[]
  said: Said
  provider: ProviderDefinition
  requirements: readonly Requirement[]
  vocabulary: Words
  positionOf: (path: Path) => Position
  placeOf: (node: BodyNode) => Position
}

/** Everything that one campaign's own files tell against it. */
export function judgeCampaign(judged: Judged): Diagnostic[] {
  const { file, month, definition, words, links, said, provider, requirements, vocabulary, positionOf } = judged
  const { first, last } = periodSpan(definition.period)
  const ofHeadline = headlineDiagnostics(definition, provider.baseRate)
  const fields: FieldDiagnostic[] = [
    ...campaignTimeDiagnostics(definition, month),
    ...doubleDiagnostics(definition),
    ...premiumDiagnostics(definition),
    ...entryFieldDiagnostics(definition),
    ...targetDiagnostics(definition, provider),
    ...titleDiagnostics(definition.title),
    ...tagDiagnostics(definition),
    ...labelDiagnostics(definition),
    ...itemLinkDiagnostics(definition),
    ...buttonDiagnostics(definition, provider),
    ...ofHeadline,
    // A figure of the other kind has told that already.
    ...(ofHeadline.length > 0 ? [] : labelMisfits(definition)),
    ...bonusDiagnostics(definition),
    ...lostAffiliateDiagnostics(definition),
    ...noughtCapDiagnostics(definition),
    ...itemPointDiagnostics(definition, provider.baseRate),
    ...unusualItemPointDiagnostics(definition, provider.baseRate),
    ...periodDiagnostics(definition, month),
    ...grantDiagnostics(definition),
    ...duplicateDiagnostics(definition),
    ...namedPictureDiagnostics(definition),
    ...factDiagnostics(definition.facts),
    ...assumedDiagnostics(definition),
    ...ownFactDiagnostics(definition),
    ...sumDiagnostics(definition),
    ...planDiagnostics(definition, judged.planned),
  ]
  const placeFor = (part: Requirement['in']) => {
    const field = part === 'lead' ? 'description' : 'annotationLists'
    return { file, field, ...positionOf([field]) }
  }
  return [
    ...locateDiagnostics(file, fields, positionOf),
    ...entryDiagnostics(definition, words),
    ...answerDiagnostics(judged),
    ...itemDiagnostics(definition, judged.written),
    ...plusDiagnostics(definition, words),
    ...claimDiagnostics(words, vocabulary),
    ...urgencyDiagnostics(words, last - first + 1, vocabulary),
    ...contradictionDiagnostics(countingOfCampaign(judged)),
    ...capDiagnostics(definition, words),
    ...shopCountDiagnostics(definition, words),
    ...capUnitDiagnostics(definition.maximumGrantPoint, words, last - first + 1),
    ...seasonDiagnostics(words, month, vocabulary),
    ...linkDiagnostics(links, provider, month),
    ...completenessDiagnostics(requirements, subjectsOf(definition), said, placeFor),
  ]
}
