import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import type { Requirement } from '#schemas/files/requirements.ts'

import { getPeriodSpan, parseMonthFolder } from '../common/days.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Position, PositionOf } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from '../entries/body.ts'
import type { PlannedRow } from '../plan/planned.ts'
import type { Reference } from '../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import { checkContradictions } from './agreement/contradictions.ts'
import { collectCampaignTexts } from './agreement/page-texts.ts'
import { checkPremiums } from './claims/premiums.ts'
import { checkClaims, checkUrgency } from './claims/refused-phrases.ts'
import { checkRequirements, listRequirementTargets, type StatedContent } from './claims/requirements.ts'
import { checkLostAffiliate } from './copies/affiliates.ts'
import { checkRepeatedEntries, checkRepeatedUrls } from './copies/duplicates.ts'
import { checkEntryFields, checkEntryTexts } from './entry/entry-agreement.ts'
import { checkFaqAnswers } from './entry/faq-answers.ts'
import { checkDeclaredFacts, checkGiftTotal } from './figures/declared-facts.ts'
import { checkImageNames } from './images/named-images.ts'
import { checkLinkTargets } from './links/link-targets.ts'
import { checkMainButtonLabel } from './links/unspecific-labels.ts'
import { compareCampaignWithPlan } from './plan/compare-campaign.ts'
import { checkCapScopes } from './rates/cap-scopes.ts'
import { checkDeniedCap, checkZeroCap } from './rates/caps.ts'
import { checkBonus, checkHeadlineRate } from './rates/headline.ts'
import { checkItemPoints, checkUnusualItemPoints } from './rates/item-points.ts'
import { checkCampaignTimes } from './time/campaign-times.ts'
import { checkSeasons } from './time/seasons.ts'
import { checkShareDescription } from './titles/share-texts.ts'
import { checkTag, checkTitle } from './titles/title-limits.ts'
import { checkAssumedFields } from './values/assumed.ts'

/** A campaign with the texts of its page, as input for the rules that need no other file. */
export type LintedCampaign = {
  file: string
  /** The month's folder, such as 202309-1. */
  month: string
  definition: CampaignDefinition
  planned: PlannedRow | undefined
  body: readonly BodyNode[]
  /** The texts that visitors read, with facts written out. */
  plainTexts: readonly Reference[]
  links: readonly Reference[]
  stated: StatedContent
  provider: ProviderDefinition
  requirements: readonly Requirement[]
  phrases: CompiledPhrases
  positionOf: PositionOf
  positionOfNode: (node: BodyNode) => Position
}

/** Runs the rules between the fields of a campaign. */
function checkFields({ month, definition, provider, planned }: LintedCampaign): FieldDiagnostic[] {
  return [
    ...checkCampaignTimes(definition, month),
    ...checkRepeatedUrls(definition),
    ...checkPremiums(definition),
    ...checkEntryFields(definition),
    ...checkTitle(definition.title),
    ...checkTag(definition),
    ...checkShareDescription(definition),
    ...checkMainButtonLabel(definition),
    ...checkHeadlineRate(definition, provider.baseRate),
    ...checkBonus(definition),
    ...checkLostAffiliate(definition),
    ...checkZeroCap(definition),
    ...checkItemPoints(definition, provider.baseRate),
    ...checkUnusualItemPoints(definition, provider.baseRate),
    ...checkRepeatedEntries(definition),
    ...checkImageNames(definition),
    ...checkDeclaredFacts(definition.facts),
    ...checkAssumedFields(definition),
    ...checkGiftTotal(definition),
    ...compareCampaignWithPlan(definition, planned),
  ]
}

/** Finds required statements that the page lacks. */
function checkRequiredStatements({ file, definition, requirements, stated, positionOf }: LintedCampaign): Diagnostic[] {
  return checkRequirements({
    requirements,
    targets: listRequirementTargets(definition),
    content: stated,
    positionOf: (part) => {
      const field = part === 'lead' ? 'description' : 'annotationLists'
      return { file, field, ...positionOf([field]) }
    },
  })
}

/** Returns all diagnostics that need only the campaign's own files: of its fields, then of its texts. */
export function lintCampaign(campaign: LintedCampaign): Diagnostic[] {
  const { file, month, definition, plainTexts, links, provider, phrases, positionOf } = campaign
  const { first, last } = getPeriodSpan(definition.period)
  const days = last - first + 1
  return [
    ...locateDiagnostics(file, checkFields(campaign), positionOf),
    ...checkEntryTexts(definition, plainTexts),
    ...checkFaqAnswers(campaign),
    ...checkClaims(plainTexts, phrases),
    ...checkUrgency(plainTexts, days, phrases),
    ...checkContradictions(collectCampaignTexts(campaign)),
    ...checkDeniedCap(definition, plainTexts),
    ...checkCapScopes(definition.maximumGrantPoint, plainTexts, days),
    ...checkSeasons(plainTexts, parseMonthFolder(month).month, phrases),
    ...checkLinkTargets(links, provider, month),
    ...checkRequiredStatements(campaign),
  ]
}
