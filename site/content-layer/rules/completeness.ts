import type { CampaignDefinition } from '#schemas/campaign.ts'
import type { Requirement, Subject } from '#schemas/requirements.ts'

import type { Diagnostic } from '../diagnostic.ts'

/** What a page says: its texts with facts written out, the facts that they name, and the shared notes that it uses. */
export type Said = {
  texts: readonly string[]
  facts: ReadonlySet<string>
  notes: { texts: readonly string[]; facts: ReadonlySet<string>; used: readonly string[] }
}

type Place = Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'>

/** What requirements concern a campaign, by its fields. */
export function subjectsOf(definition: CampaignDefinition): ReadonlySet<Subject> {
  const { reductionRate, maximumGrantPoint, headline, isEighthDay, isAffiliate, affiliateItems, entry } = definition
  const is: Readonly<Partial<Record<Subject, boolean>>> = {
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
  return new Set((Object.keys(is) as Subject[]).filter((subject) => is[subject]))
}

function isSaid(requirement: Requirement, said: Said): boolean {
  const { texts, facts } = requirement.in === 'notes' ? said.notes : said
  return (
    requirement.facts.some((name) => facts.has(name)) ||
    requirement.words.some((word) => texts.some((text) => text.includes(word))) ||
    requirement.notes.some((note) => said.notes.used.includes(note))
  )
}

/** The requirements that a page does not meet. */
export function completenessDiagnostics(
  requirements: readonly Requirement[],
  subjects: ReadonlySet<Subject>,
  said: Said,
  place: Place,
): Diagnostic[] {
  return requirements.flatMap((requirement): Diagnostic[] => {
    const { id, name, how, reason, of, mentions } = requirement
    const concerns = mentions === undefined || said.texts.some((text) => text.includes(mentions))
    return !subjects.has(of) || !concerns || isSaid(requirement, said)
      ? []
      : [{ ...place, kind: 'not-said', details: { id, name, how, reason } }]
  })
}
