import type { Ready } from '../linted-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { positionOf } from '../../source/fields/collect-references.ts'
import { groupBy } from '#domain/group-by.ts'
import { asRead } from '../../placeholders/normalize-text.ts'

/** Words that campaigns of all kinds use. */
const general = new Set(['ショップ', '出品', 'エントリー', 'お店', 'カード', '通販'])

/** Returns the subject of a campaign by its tag: コンビニ for 9月のコンビニキャンペーン. */
function subjectOf({ definition }: Ready): string {
  const subject = /(?:の|、)([^のは、]{2,})キャンペーン/u.exec(asRead(definition.tag).read)?.[1] ?? ''
  return general.has(subject) || /\d日$/.test(subject) ? '' : subject
}

/**
 * Fields that describe the audience and purpose of a campaign: if they name another campaign's subject and not this
 * one's, they were copied.
 */
const fields = ['target', 'description', 'externalPageLabel']

/** Finds campaigns with fields that describe the subject of another campaign of the month. */
export function subjectDiagnostics(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ month }) => month).values()].flatMap((ofMonth) => {
    const subjects = ofMonth
      .map((entry) => ({ unit: entry, subject: subjectOf(entry) }))
      .filter(({ subject }) => subject !== '')
    return subjects.flatMap(({ unit: entry, subject }) =>
      entry.texts
        .filter(({ field, value }) => fields.includes(field) && !value.includes(subject))
        .flatMap((text): Diagnostic[] => {
          const other = subjects.find((one) => text.value.includes(one.subject))
          return other
            ? [
                {
                  ...positionOf(text),
                  kind: 'subject-of-other',
                  details: { actual: other.subject, field: subject, other: other.unit.id },
                },
              ]
            : []
        }),
    )
  })
}
