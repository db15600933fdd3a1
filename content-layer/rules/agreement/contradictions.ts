import type { CampaignDefinition } from '#schemas/campaign.ts'

import { placeOf } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../read/fields/validate.ts'
import { joined, type Words } from '../claims/claims.ts'
import { emptyLabel } from '../wording/structure.ts'
import { lineWidth } from '../titles/title-lines.ts'

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

function sentencesOf(texts: readonly Words[]) {
  return texts.flatMap((text) => text.value.split(/(?<=[。\n])/u).map((sentence) => ({ text, sentence })))
}

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

const uncapped = /上限(?:なし|はありません|がありません|はない)/u

/** Texts that say that there is no cap, although there is one. */
export function capDiagnostics({ maximumGrantPoint }: CampaignDefinition, texts: readonly Words[]): Diagnostic[] {
  if (typeof maximumGrantPoint !== 'number' || !uncapped.test(joined(texts))) return []
  return sentencesOf(texts).flatMap(({ text, sentence }): Diagnostic[] => {
    const got = uncapped.exec(sentence)?.[0]
    const isOfUsual = /常時|いつでも|この分に/u.test(sentence) && !/上乗せ[^。]{0,6}（?上限/u.test(sentence)
    return got === undefined || isOfUsual
      ? []
      : [{ ...placeOf(text), kind: 'cap-contradicted', details: { got, cap: maximumGrantPoint } }]
  })
}

/** What the field `entry` asks of the other fields' words. */
export function entryFieldDiagnostics(definition: CampaignDefinition): FieldDiagnostic[] {
  const { entry, target, externalPageLabel, externalPageLink } = definition
  if (entry !== 'required') {
    return externalPageLabel?.includes('エントリー')
      ? [{ path: ['externalPageLabel'], kind: 'entry-contradicted', details: { got: externalPageLabel, entry } }]
      : []
  }
  const found: FieldDiagnostic[] = []
  if (!target.includes('エントリー')) found.push({ path: ['target'], kind: 'entry-unsaid' })
  if (externalPageLabel !== undefined && !externalPageLabel.includes('エントリー'))
    found.push({ path: ['externalPageLabel'], kind: 'entry-label', details: { got: externalPageLabel } })
  if (externalPageLink?.startsWith('https://'))
    found.push({ path: ['externalPageLink'], kind: 'entry-way-elsewhere', details: { got: externalPageLink } })
  return found
}

/** Fields whose words or figures are seldom meant so. */
export function oddFieldDiagnostics(definition: CampaignDefinition, baseRate: number): FieldDiagnostic[] {
  const { tag, externalPageLabel, affiliateItems, logos, logosOnDetail, maximumGrantPoint } = definition
  const found: FieldDiagnostic[] = []
  const width = lineWidth(tag)
  if (width > 24) found.push({ path: ['tag'], kind: 'tag-too-long', details: { count: width, maximum: 24 } })
  if (externalPageLabel !== undefined && emptyLabel.test(externalPageLabel))
    found.push({ path: ['externalPageLabel'], kind: 'link-says-nothing', details: { got: externalPageLabel } })
  if (maximumGrantPoint === 0) found.push({ path: ['maximumGrantPoint'], kind: 'value-nought' })
  const { reductionRate = 0, headline } = definition
  const capOf = typeof maximumGrantPoint === 'number' ? maximumGrantPoint : Infinity
  const pictured = new Map<string, string>()
  affiliateItems.forEach(({ price, grantPoint, src, itemName }, index) => {
    const other = pictured.get(src)
    pictured.set(src, itemName)
    if (other !== undefined && other !== itemName)
      found.push({
        path: ['affiliateItems', index, 'src'],
        kind: 'picture-named-twice',
        details: { got: itemName, other },
      })
    const usual = Math.floor((price * baseRate) / 100)
    const least = usual + Math.min(Math.floor((price * reductionRate) / 100), capOf)
    const most = 2.5 * (least + (headline.plus?.points ?? 0))
    if (price > 0 && (grantPoint > Math.min(most, price / 4) || grantPoint < least))
      found.push({
        path: ['affiliateItems', index, 'grantPoint'],
        kind: 'item-points-unusual',
        details: { price, points: grantPoint },
      })
  })
  const onDetail = new Map(logosOnDetail.map(({ src, alt }) => [src, alt]))
  logos.forEach(({ src, alt }, index) => {
    const other = onDetail.get(src)
    if (logosOnDetail.length > 0 && other === undefined)
      found.push({ path: ['logos', index], kind: 'logo-missing', details: { shop: alt } })
    else if (other !== undefined && other !== alt)
      found.push({ path: ['logos', index, 'alt'], kind: 'picture-named-twice', details: { got: alt, other } })
  })
  const named = new Map<string, string>()
  logosOnDetail.forEach(({ src, alt }, index) => {
    const other = named.get(src)
    if (other !== undefined && other !== alt)
      found.push({ path: ['logosOnDetail', index, 'src'], kind: 'picture-named-twice', details: { got: alt, other } })
    named.set(src, alt)
  })
  return found
}
