import { groupBy } from '#domain/group-by.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { normalizeText } from '../../placeholders/normalize-text.ts'
import { pickPosition } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign } from '../linted-content.ts'

/** Words that campaigns of all kinds use. */
const general = new Set(['ショップ', '出品', 'エントリー', 'お店', 'カード', '通販'])

/** Returns the subject of a campaign by its tag: コンビニ for 9月のコンビニキャンペーン. */
function findSubject({ definition }: ReadyCampaign): string {
  const subject = /(?:の|、)([^のは、]{2,})キャンペーン/u.exec(normalizeText(definition.tag).text)?.[1] ?? ''
  return general.has(subject) || /\d日$/.test(subject) ? '' : subject
}

/**
 * Fields that describe the audience and purpose of a campaign: if they name another campaign's subject and not this
 * one's, they were copied.
 */
const fields = ['target', 'description', 'externalPageLabel']

/** A campaign with the subject of its tag. */
type Titled = { campaign: ReadyCampaign; subject: string }

/** Reports the texts of a campaign that name the subject of another one of its month, and not its own. */
function foreignSubjects({ campaign, subject }: Titled, ofMonth: readonly Titled[]): Diagnostic[] {
  const texts = campaign.texts.filter(({ field, value }) => fields.includes(field) && !value.includes(subject))
  return texts.flatMap((text): Diagnostic[] => {
    const other = ofMonth.find((candidate) => text.value.includes(candidate.subject))
    if (!other) return []
    const details = { actual: other.subject, field: subject, other: other.campaign.id }
    return [{ ...pickPosition(text), kind: 'subject-of-other', details }]
  })
}

/** Finds campaigns with fields that describe the subject of another campaign of the month. */
export function checkSubjects(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const titled = campaigns
    .map((campaign): Titled => ({ campaign, subject: findSubject(campaign) }))
    .filter(({ subject }) => subject !== '')
  const byMonth = groupBy(titled, ({ campaign }) => campaign.month)
  return [...byMonth.values()].flatMap((ofMonth) => ofMonth.flatMap((entry) => foreignSubjects(entry, ofMonth)))
}
