import type { CampaignDefinition } from '#schemas/campaign.ts'
import type { Requirement, Subject } from '#schemas/requirements.ts'

import { asRead } from '../../terms/as-read.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** Texts with facts written out, and the facts that they name. */
type Told = { texts: readonly string[]; facts: ReadonlySet<string> }

/** What a page says, and what of it stands first, in the notes, and in the terms of a screen. */
export type Said = Told & { blocks?: ReadonlySet<string>; lead?: Told; notes: Told; terms?: Told }

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

/** True if texts have a word, in whatever characters either is written. */
function says({ texts }: Told, word: string): boolean {
  const { read } = asRead(word)
  return texts.some((text) => text.includes(read))
}

function isSaid({ in: part, facts, words, blocks }: Requirement, said: Said): boolean {
  const parts: Readonly<Partial<Record<Requirement['in'], Told>>> = said
  const told = parts[part] ?? said
  return (
    facts.some((name) => told.facts.has(name)) ||
    words.some((word) => says(told, word)) ||
    blocks.some((block) => said.blocks?.has(block))
  )
}

/** The requirements that a page does not meet. */
export function completenessDiagnostics(
  requirements: readonly Requirement[],
  subjects: ReadonlySet<Subject>,
  said: Said,
  placeOf: (part: Requirement['in']) => Place,
): Diagnostic[] {
  return requirements.flatMap((requirement): Diagnostic[] => {
    const { name, how, reason, of, mentions } = requirement
    const concerns = mentions === undefined || says(said, mentions)
    return !subjects.has(of) || !concerns || isSaid(requirement, said)
      ? []
      : [{ ...placeOf(requirement.in), kind: 'not-said', details: { name, how, reason } }]
  })
}
