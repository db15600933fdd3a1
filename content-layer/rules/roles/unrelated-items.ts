import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { splitSentences } from '../sentences.ts'

type Item = CampaignDefinition['affiliateItems'][number]

/** Minimum length, in letters, of a shortened product name: イヤホン for ワイヤレスイヤホン. */
const minLetters = 4

/** Returns whether a sentence mentions an item by its full name or the end of it. */
function mentions(text: string, { itemName }: Item): boolean {
  const [thing = itemName] = itemName.split(/[ \u3000]/u)
  return text.includes(thing) || (thing.length > minLetters && text.includes(thing.slice(-minLetters)))
}

const itemTerm = /｛([a-z0-9-]+)の(値段|ポイント)(?:[：:][^｛｝]*)?｝/gu

/**
 * Finds sentences that give one item the price or the points of another. `written` are the source texts with their
 * terms.
 */
export function checkItemTerms({ affiliateItems }: CampaignDefinition, written: readonly Reference[]): Diagnostic[] {
  if (affiliateItems.length < 2) return []
  const texts = written.filter(({ value }) => /｛[a-z0-9-]+の/u.test(value))
  return splitSentences(texts).flatMap(({ text, sentence }) => {
    const plainText = sentence.replaceAll(/｛[^｝]*｝/gu, '')
    const named = affiliateItems.filter((item) => mentions(plainText, item))
    return [...sentence.matchAll(itemTerm)].flatMap(({ 0: actual, 1: id, 2: term = '' }): Diagnostic[] => {
      const [other] = named
      const isOther =
        other !== undefined && affiliateItems.some((item) => item.id === id) && !named.some((item) => item.id === id)
      return isOther
        ? [
            {
              ...pickPosition(text),
              kind: 'item-of-other',
              details: { actual, item: other.itemName, fix: `｛${other.id}の${term}｝` },
            },
          ]
        : []
    })
  })
}

/** Phrases that grant the points of `headline.plus` for a purchase. */
const forPurchase =
  /購入した方に|購入が条件|購入で|(?:に加えて|にも、?|でも、?)[^。]*(?:付与します|もらえます|つきます|プレゼントします)/u

/** Finds sentences that grant the points of `headline.plus` for an item without them. */
export function checkItemsWithoutPlus(
  { affiliateItems, headline }: Pick<CampaignDefinition, 'affiliateItems' | 'headline'>,
  texts: readonly Reference[],
): Diagnostic[] {
  const without = affiliateItems.filter(({ givesPlus }) => givesPlus === false)
  if (!headline.plus || without.length === 0) return []
  const points = `${headline.plus.points.toLocaleString('en-US')}ポイント`
  return splitSentences(texts.filter(({ value }) => value.includes(points))).flatMap(
    ({ text, sentence }): Diagnostic[] => {
      const isOfPlus = sentence.includes(points) && forPurchase.test(sentence) && !/ません|以外|除/u.test(sentence)
      const item = isOfPlus ? without.find((candidate) => mentions(sentence, candidate)) : undefined
      return item ? [{ ...pickPosition(text), kind: 'plus-of-other', details: { item: item.itemName, points } }] : []
    },
  )
}
