import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import type { Requirement } from '#schemas/files/requirements.ts'

import { getPeriodSpan, parseMonthFolder } from '../common/days.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Position, PositionOf } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from '../entries/body.ts'
import type { PlannedCampaign } from '../plan/planned.ts'
import type { Reference } from '../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import { contradictionDiagnostics } from './agreement/contradictions.ts'
import { collectCampaignTexts } from './agreement/page-texts.ts'
import { premiumDiagnostics } from './claims/premiums.ts'
import { claimDiagnostics, urgencyDiagnostics } from './claims/refused-phrases.ts'
import { requirementDiagnostics, listSubjects, type StatedContent } from './claims/requirements.ts'
import { targetDiagnostics } from './claims/target-card.ts'
import { duplicateValueDiagnostics, duplicateIdDiagnostics } from './copies/duplicates.ts'
import { lostAffiliateDiagnostics } from './copies/lost-affiliate.ts'
import { entryDiagnostics } from './entry/entry-agreement.ts'
import { entryFieldDiagnostics } from './entry/entry-fields.ts'
import { faqDiagnostics } from './entry/faq-answers.ts'
import { localFactDiagnostics, sumDiagnostics } from './figures/declared-facts.ts'
import { shopCountDiagnostics } from './figures/shop-counts.ts'
import { namedImageDiagnostics } from './images/named-images.ts'
import { linkDiagnostics } from './links/link-targets.ts'
import { buttonDiagnostics, itemLinkDiagnostics, labelDiagnostics } from './links/unspecific-targets.ts'
import { planDiagnostics } from './plan/compare-campaign.ts'
import { capUnitDiagnostics, capDiagnostics, zeroCapDiagnostics } from './rates/caps.ts'
import { bonusDiagnostics, headlineLabelDiagnostics } from './rates/headline-label.ts'
import { headlineDiagnostics } from './rates/headline.ts'
import { itemPointDiagnostics, unusualItemPointDiagnostics } from './rates/item-points.ts'
import { itemDiagnostics, plusDiagnostics } from './roles/unrelated-items.ts'
import { campaignTimeDiagnostics } from './time/campaign-times.ts'
import { seasonDiagnostics } from './time/seasons.ts'
import { shareDiagnostics } from './titles/share-texts.ts'
import { tagDiagnostics, titleDiagnostics } from './titles/title-limits.ts'
import { assumedDiagnostics } from './values/assumed.ts'
import { factDiagnostics } from './values/facts.ts'

/** A campaign with the texts of its page, as input for the rules that need no other file. */
export type LintedCampaign = {
  file: string
  month: string
  definition: CampaignDefinition
  planned: PlannedCampaign | undefined
  body: readonly BodyNode[]
  plainTexts: readonly Reference[]
  /** Source texts of the title, the description and the body, with the names of their terms. */
  written: readonly Reference[]
  links: readonly Reference[]
  stated: StatedContent
  provider: ProviderDefinition
  requirements: readonly Requirement[]
  vocabulary: CompiledPhrases
  positionOf: PositionOf
  positionOfNode: (node: BodyNode) => Position
}

/** Runs the rules between the fields of a campaign. */
function fieldDiagnostics({ month, definition, provider, planned }: LintedCampaign): FieldDiagnostic[] {
  const ofHeadline = headlineDiagnostics(definition, provider.baseRate)
  return [
    ...campaignTimeDiagnostics(definition, month),
    ...duplicateValueDiagnostics(definition),
    ...premiumDiagnostics(definition),
    ...entryFieldDiagnostics(definition),
    ...targetDiagnostics(definition, provider),
    ...titleDiagnostics(definition.title),
    ...tagDiagnostics(definition),
    ...shareDiagnostics(definition),
    ...labelDiagnostics(definition),
    ...itemLinkDiagnostics(definition),
    ...buttonDiagnostics(definition, provider),
    ...ofHeadline,
    // A figure of the wrong kind is already reported.
    ...(ofHeadline.length > 0 ? [] : headlineLabelDiagnostics(definition)),
    ...bonusDiagnostics(definition),
    ...lostAffiliateDiagnostics(definition),
    ...zeroCapDiagnostics(definition),
    ...itemPointDiagnostics(definition, provider.baseRate),
    ...unusualItemPointDiagnostics(definition, provider.baseRate),
    ...duplicateIdDiagnostics(definition),
    ...namedImageDiagnostics(definition),
    ...factDiagnostics(definition.facts),
    ...assumedDiagnostics(definition),
    ...localFactDiagnostics(definition),
    ...sumDiagnostics(definition),
    ...planDiagnostics(definition, planned),
  ]
}

/** Finds required statements that the page lacks. */
function requiredDiagnostics({ file, definition, requirements, stated, positionOf }: LintedCampaign): Diagnostic[] {
  return requirementDiagnostics(requirements, listSubjects(definition), stated, (part) => {
    const field = part === 'lead' ? 'description' : 'annotationLists'
    return { file, field, ...positionOf([field]) }
  })
}

/** Returns all diagnostics that need only the campaign's own files: of its fields, then of its texts. */
export function lintCampaign(campaign: LintedCampaign): Diagnostic[] {
  const { file, month, definition, plainTexts, links, provider, vocabulary, positionOf } = campaign
  const { first, last } = getPeriodSpan(definition.period)
  const days = last - first + 1
  return [
    ...locateDiagnostics(file, fieldDiagnostics(campaign), positionOf),
    ...entryDiagnostics(definition, plainTexts),
    ...faqDiagnostics(campaign),
    ...itemDiagnostics(definition, campaign.written),
    ...plusDiagnostics(definition, plainTexts),
    ...claimDiagnostics(plainTexts, vocabulary),
    ...urgencyDiagnostics(plainTexts, days, vocabulary),
    ...contradictionDiagnostics(collectCampaignTexts(campaign)),
    ...capDiagnostics(definition, plainTexts),
    ...shopCountDiagnostics(definition, plainTexts),
    ...capUnitDiagnostics(definition.maximumGrantPoint, plainTexts, days),
    ...seasonDiagnostics(plainTexts, parseMonthFolder(month).month, vocabulary),
    ...linkDiagnostics(links, provider, month),
    ...requiredDiagnostics(campaign),
  ]
}
