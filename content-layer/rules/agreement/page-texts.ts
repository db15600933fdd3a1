/*
 * Collects what a page states about what counts and what does not, for `contradictions.ts`.
 */

import { groupBy } from '#domain/group-by.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { noField, type Path, type Position } from '../../diagnostics/diagnostic.ts'
import type { BodyNode } from '../../entries/body.ts'
import type { Reference, TextReference } from '../../source/fields/collect-references.ts'
import { listFaqAnswers, getPlainText } from '../wording/body-texts.ts'

/** An answer, at the position of its question. */
export type FaqAnswer = Reference & { question: string }

/** Texts of a page about what counts and what does not. */
export type PageTexts = {
  texts: readonly Reference[]
  /** Items of its lists of exclusions. */
  excludedItems: readonly string[]
  /** Texts that only name what counts: a target, a condition, the name of an item. */
  includedTexts: readonly Reference[]
  answers: readonly FaqAnswer[]
}

const excludingTitle = /対象にならない|対象外/u

/** Returns the items of the body's lists below a heading about what does not count. */
export function listExcludedItems(body: readonly BodyNode[]): string[] {
  let isExcluding = false
  return body.flatMap((node) => {
    if (node.type === 'heading') isExcluding = excludingTitle.test(getPlainText(node.children))
    return isExcluding && node.type === 'list' ? node.children.map((item) => getPlainText([item])) : []
  })
}

/** Returns the items that a campaign excludes, in its body and in the list of its partner shop. */
export function listCampaignExclusions(
  body: readonly BodyNode[],
  { ineligibleAffiliateList }: Pick<CampaignDefinition, 'ineligibleAffiliateList'>,
): string[] {
  return [...listExcludedItems(body), ...(ineligibleAffiliateList?.list ?? []).map(({ text }) => text)]
}

type Campaign = {
  file: string
  definition: Pick<CampaignDefinition, 'ineligibleAffiliateList'>
  body: readonly BodyNode[]
  plainTexts: readonly Reference[]
  positionOfNode: (node: BodyNode) => Position
}

/** Collects the inclusions and exclusions of a campaign's page. */
export function collectCampaignTexts({ file, definition, body, plainTexts, positionOfNode }: Campaign): PageTexts {
  const itemsOfBody = new Set(listExcludedItems(body))
  return {
    texts: plainTexts.filter(
      ({ value, field }) => !itemsOfBody.has(value) && !field.startsWith('ineligibleAffiliateList'),
    ),
    excludedItems: listCampaignExclusions(body, definition),
    includedTexts: plainTexts.filter(({ field }) =>
      /^(?:target|conditions|affiliateItems.*itemName|headline\.plus)/u.test(field),
    ),
    answers: listFaqAnswers(body).map(({ question, answer, node }) => ({
      file,
      field: noField,
      ...positionOfNode(node),
      question,
      value: answer,
    })),
  }
}

/** Collects the texts of one offer, whose `terms` have a `term` such as 対象にならないもの and its `detail`. */
function collectOfferTexts(texts: readonly TextReference[]): PageTexts {
  const parentKey = (path: Path) => path.slice(0, -1).join('.')
  const terms = new Map(
    texts.filter(({ path }) => path.at(-1) === 'term').map(({ path, value }) => [parentKey(path), value]),
  )
  const isDetailOf = (term: RegExp, { path }: TextReference) =>
    path.at(-1) === 'detail' && term.test(terms.get(parentKey(path)) ?? '')
  const isExcluded = (text: TextReference) => isDetailOf(excludingTitle, text)
  const isIncluded = (text: TextReference) =>
    isDetailOf(/^対象/u, text) ||
    ['target', 'description'].includes(String(text.path.at(-1))) ||
    text.path.at(-2) === 'conditions'
  const notExcluded = texts.filter((text) => !isExcluded(text))
  return {
    texts: notExcluded,
    excludedItems: texts.filter(isExcluded).map(({ value }) => value),
    includedTexts: notExcluded.filter(isIncluded),
    answers: [],
  }
}

/** Collects the texts of a screen about what counts, by the path of each offer; '' for the screen itself. */
export function groupTextsByOffer(texts: readonly TextReference[]): Map<string, PageTexts> {
  const getOfferPath = ({ path }: TextReference) => {
    const index = path.indexOf('promotions')
    return index < 0 ? '' : path.slice(0, index + 2).join('.')
  }
  const textsByOffer = [...groupBy(texts, getOfferPath)]
  return new Map(textsByOffer.map(([offer, textsOfOffer]) => [offer, collectOfferTexts(textsOfOffer)]))
}
