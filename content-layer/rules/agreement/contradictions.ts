import { type Words, joined } from '../claims/claims.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { sentencesOf } from '../sentences.ts'
import { placeOf } from '../../read/fields/collect.ts'

/** What a page includes in one place and excludes in another. */
const subjects = [
  /タッチ決済/u,
  /コード払い/u,
  /(?:ネット|通販|オンライン)(?:で)?の?(?:ご?注文|お支払い|ご?購入)/u,
  /デリバリー|出前/u,
  /電子マネー/u,
  /代金引換/u,
  /レンタル/u,
]

const included = /対象(?!外)(?:です(?!か)|になります(?!か)|に含|$)|上乗せします|還元します|付与します/u

const excluded = /対象になりません|対象外|含みません|除きます|付与しません/u

/** A page that says of the same thing that it counts and that it does not. */
export function contradictionDiagnostics(texts: readonly Words[]): Diagnostic[] {
  const whole = joined(texts)
  const spoken = subjects.filter((subject) => subject.test(whole))
  if (spoken.length === 0 || !excluded.test(whole)) return []
  const sentences = sentencesOf(texts)
  return spoken.flatMap((subject): Diagnostic[] => {
    const about = sentences.filter(({ sentence }) => subject.test(sentence))
    const isExcluded = about.some(({ sentence }) => excluded.test(sentence))
    const claim = about.find(
      ({ sentence }) => included.test(sentence) && !excluded.test(sentence) && isAffirmed(sentence, subject),
    )
    return isExcluded && claim
      ? [
          {
            ...placeOf(claim.text),
            kind: 'page-contradicts',
            details: { got: subject.exec(claim.sentence)?.[0] ?? '' },
          },
        ]
      : []
  })
}

/** True if the thing itself is what counts: it stands right before 「も対象」 or 「でも」. */
function isAffirmed(sentence: string, subject: RegExp): boolean {
  return new RegExp(`(?:${subject.source})(?:も|でも|は|も含めて|が)[^。]{0,16}(?:${included.source})`, 'u').test(
    sentence,
  )
}
