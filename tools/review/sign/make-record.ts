import { findInvisibleInLine } from '#schemas/invisible-characters.ts'

import { formatRecord, signAt, signRecord, type SignedCommit, type SigningChoice } from '../../approvals/record-text.ts'
import type { SignedPage } from '../report/page-approval.ts'

/** What is still missing before a choice can be signed, in Japanese; undefined if nothing is. */
export function faultOf({ by, role, moments, surfaces }: SigningChoice): string | undefined {
  if (surfaces.length === 0) return 'どこで見たか（ブラウザ・アプリ）を選んでください。'
  if (moments.length === 0) return 'いつの姿を見たか（開催前・開催中・終了後）を選んでください。'
  if (role === '') return '役割を選んでください。'
  if (by === '') return 'お名前を入れてください。'
  const invisible = findInvisibleInLine(by)
  return invisible && `お名前に見えない文字（${invisible.code}）があります。打ちなおしてください。`
}

/** The text of a page's record with one signature more; `now` is in milliseconds since 1970 UTC. */
export function makeRecord(
  page: SignedPage,
  choice: SigningChoice,
  commit: SignedCommit | undefined,
  now: number,
): string {
  const record = signRecord(page, signAt(choice, commit, now))
  // A form offers only surfaces on which the page is shown.
  if (!record) throw new Error(`${page.page} is not shown on ${choice.surfaces.join(', ')}`)
  return formatRecord(record)
}
