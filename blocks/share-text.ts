import { describeLimits, formatNumber, oneLine, shortPeriod } from './format.ts'
import { inJapan } from '#domain/time/format-time.ts'
import { parseStart } from '#domain/time/japan-time.ts'
import { withoutMarks } from '#schemas/note-mark.ts'
import type { Period } from '#schemas/period.ts'

/**
 * What X states that it shows of a title and a description, in characters
 * (https://developer.x.com/cards/markup). Other chats state no number.
 */
export const shareLimits = { title: 70, description: 200 } as const

/** What the description of a shared link consists of. */
export type ShareText = {
  description: string
  period?: Period | undefined
  maximumGrantPoint?: number | null | undefined
  conditions?: readonly string[]
}

/**
 * The description of a shared link: when, how much, and then the text, as chats cut off the end. The year is stated,
 * because a chat shows it for as long as it likes.
 */
export function describeShare({ description, period, maximumGrantPoint, conditions = [] }: ShareText): string {
  const days = period ? `${inJapan(parseStart(period.start)).year}年${shortPeriod(period)}` : ''
  const terms = [days, describeLimits({ maximumGrantPoint, conditions })].filter(Boolean).join('・')
  return [terms, oneLine(withoutMarks(description))].filter(Boolean).join('。')
}

type Invitation = { bonus: number; bonusLead: string; conditions: readonly string[]; period?: Period | undefined }

/** What the description of a link to the invitation consists of: what both sides get, and on which conditions. */
export function describeInvitation({ bonus, bonusLead, conditions, period }: Invitation): ShareText {
  return { period, description: `${bonusLead}、${formatNumber(bonus)}P。${conditions.join('・')}` }
}
