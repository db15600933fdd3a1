import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { splitSentences } from '../sentences.ts'

type Item = CampaignDefinition['affiliateItems'][number]

/** Length, in letters, to which a sentence may shorten an item's name: イヤホン for ワイヤレスイヤホン. */
const shortNameLength = 4

/** Returns whether a sentence mentions an item by the first word of its name, or by the end of that word. */
function mentionsItem(sentence: string, { itemName }: Item): boolean {
  const [firstPart = itemName] = itemName.split(/[ \u3000]/u)
  const shortName = firstPart.length > shortNameLength ? firstPart.slice(-shortNameLength) : firstPart
  return sentence.includes(shortName)
}

/** The price or the points of an item, by its id: ｛laptopの値段｝. */
const itemTerm = /｛([a-z0-9-]+)の(値段|ポイント)(?:[：:][^｛｝]*)?｝/gu

/**
 * Finds sentences that give one item the price or the points of another: 「イヤホンは｛laptopの値段｝」. `sourceTexts` have
 * their placeholders.
 */
export function checkItemTerms(
  { affiliateItems }: CampaignDefinition,
  sourceTexts: readonly Reference[],
): Diagnostic[] {
  if (affiliateItems.length < 2) return []
  const textsWithTerms = sourceTexts.filter(({ value }) => /｛[a-z0-9-]+の/u.test(value))
  return splitSentences(textsWithTerms).flatMap(({ text, sentence }) => {
    const plainText = sentence.replaceAll(/｛[^｝]*｝/gu, '')
    const mentioned = affiliateItems.filter((item) => mentionsItem(plainText, item))
    const [first] = mentioned
    return [...sentence.matchAll(itemTerm)].flatMap(({ 0: actual, 1: id, 2: term = '' }): Diagnostic[] => {
      const isItem = affiliateItems.some((item) => item.id === id)
      if (!first || !isItem || mentioned.some((item) => item.id === id)) return []
      const details = { actual, item: first.itemName, fix: `｛${first.id}の${term}｝` }
      return [{ ...pickPosition(text), kind: 'item-of-other', details }]
    })
  })
}

/** Phrases that grant the points of `headline.plus` for a purchase: 「購入した方に」, 「…に加えて…もらえます」. */
const grantsForPurchase =
  /購入した方に|購入が条件|購入で|(?:に加えて|にも、?|でも、?)[^。]*(?:付与します|もらえます|つきます|プレゼントします)/u

const denied = /ません|以外|除/u

/** Finds sentences that grant the points of `headline.plus` for an item without them. */
export function checkItemsWithoutPlus(
  { affiliateItems, headline }: Pick<CampaignDefinition, 'affiliateItems' | 'headline'>,
  texts: readonly Reference[],
): Diagnostic[] {
  const itemsWithoutPlus = affiliateItems.filter(({ givesPlus }) => givesPlus === false)
  if (!headline.plus || itemsWithoutPlus.length === 0) return []
  const points = `${headline.plus.points.toLocaleString('en-US')}ポイント`
  const textsWithPoints = texts.filter(({ value }) => value.includes(points))
  return splitSentences(textsWithPoints).flatMap(({ text, sentence }): Diagnostic[] => {
    const isPromise = sentence.includes(points) && grantsForPurchase.test(sentence) && !denied.test(sentence)
    const item = isPromise ? itemsWithoutPlus.find((candidate) => mentionsItem(sentence, candidate)) : undefined
    return item ? [{ ...pickPosition(text), kind: 'plus-of-other', details: { item: item.itemName, points } }] : []
  })
}
