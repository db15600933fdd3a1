import { inJapan } from '#domain/time/format-time.ts'
import { parseStart } from '#domain/time/japan-time.ts'
import { withoutMarks } from '#domain/text/note-marks.ts'
import type { Period } from '#schemas/period.ts'

import { formatNumber, joinLines, formatShortPeriod } from './format.ts'
import { describeLimits, type Limits } from './rate-and-cap.ts'

/**
 * The number of characters that X shows of a title and a description (https://developer.x.com/cards/markup). Other
 * chats publish no limits.
 */
export const shareLimits = { title: 70, description: 200 } as const

/** The parts of a shared link's description: the page's own text, when the campaign runs, and what limits it. */
export type ShareText = Partial<Limits> & { description: string; period?: Period | undefined }

/**
 * Describes a page for the card of a shared link: when, how much, and then the text, as chats cut off the end. The year
 * is stated, because a chat keeps the card.
 */
export function describeShare({ description, period, conditions = [], ...limits }: ShareText): string {
  const periodText = period ? `${inJapan(parseStart(period.start)).year}年${formatShortPeriod(period)}` : ''
  const periodAndLimits = [periodText, describeLimits({ ...limits, conditions })].filter(Boolean).join('・')
  return [periodAndLimits, joinLines(withoutMarks(description))].filter(Boolean).join('。')
}

type Invitation = {
  /** Points that each side receives. */
  bonus: number
  /** The words before the points. */
  bonusLead: string
  conditions: readonly string[]
  period?: Period | undefined
}

/** Returns the parts of the invitation link's description: the bonus of both sides and its conditions. */
export function describeInvitation({ bonus, bonusLead, conditions, period }: Invitation): ShareText {
  return { period, description: `${bonusLead}、${formatNumber(bonus)}P。${conditions.join('・')}` }
}
