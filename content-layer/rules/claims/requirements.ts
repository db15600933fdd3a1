import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { Requirement, RequirementTarget } from '#schemas/files/requirements.ts'

import type { Diagnostic, FieldPosition } from '../../diagnostics/diagnostic.ts'
import { normalizeText } from '../../placeholders/normalize-text.ts'

/** The part of a page in which something is required. */
type PagePart = Requirement['in']

/** Texts with facts written out, and the names of these facts. */
type StatedTexts = { texts: readonly string[]; facts: ReadonlySet<string> }

/** Texts on a page, including its lead, its notes and the terms of a screen. */
export type StatedContent = StatedTexts & {
  blocks?: ReadonlySet<string>
  lead?: StatedTexts
  notes: StatedTexts
  terms?: StatedTexts
}

/** Returns the targets of requirements that a campaign is, by its fields. */
export function listRequirementTargets(definition: CampaignDefinition): ReadonlySet<RequirementTarget> {
  const { reductionRate, maximumGrantPoint, headline, isEighthDay, isAffiliate, affiliateItems, entry } = definition
  const appliesTo: Readonly<Partial<Record<RequirementTarget, boolean>>> = {
    all: true,
    rate: reductionRate !== undefined,
    capped: typeof maximumGrantPoint === 'number',
    uncapped: maximumGrantPoint === null,
    bonus: headline.kind === 'bonus',
    'eighth-day': isEighthDay,
    affiliate: isAffiliate,
    items: affiliateItems.length > 0,
    'entry-required': entry === 'required',
  }
  return new Set((Object.keys(appliesTo) as RequirementTarget[]).filter((target) => appliesTo[target]))
}

/** Returns whether one of the texts, which are normalized, contains a phrase. */
function containPhrase({ texts }: StatedTexts, phrase: string): boolean {
  const normalizedPhrase = normalizeText(phrase).text
  return texts.some((text) => text.includes(normalizedPhrase))
}

/** Returns whether the required part of a page, or the whole page if it has no such part, states what is required. */
function isStated({ in: part, facts, words: phrases, blocks }: Requirement, content: StatedContent): boolean {
  const parts: Readonly<Partial<Record<PagePart, StatedTexts>>> = content
  const stated = parts[part] ?? content
  return (
    facts.some((name) => stated.facts.has(name)) ||
    phrases.some((phrase) => containPhrase(stated, phrase)) ||
    blocks.some((block) => content.blocks?.has(block))
  )
}

/** A page with the requirements that may apply to it. `positionOf` is where something missing in a part is reported. */
type Page = {
  requirements: readonly Requirement[]
  targets: ReadonlySet<RequirementTarget>
  content: StatedContent
  positionOf: (part: PagePart) => FieldPosition
}

/** Finds the requirements that a page does not meet. */
export function checkRequirements({ requirements, targets, content, positionOf }: Page): Diagnostic[] {
  const applicable = requirements.filter(
    ({ of: target, mentions }) => targets.has(target) && (mentions === undefined || containPhrase(content, mentions)),
  )
  return applicable
    .filter((requirement) => !isStated(requirement, content))
    .map(({ in: part, name, how, reason, words: phrases }) => ({
      ...positionOf(part),
      kind: 'not-said',
      details: { name, how, reason, phrases: phrases.map((phrase) => `「${phrase}」`).join('、') },
    }))
}
