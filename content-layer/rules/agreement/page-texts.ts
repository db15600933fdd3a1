/*
 * Collects what a page states about what counts and what does not, for `contradictions.ts`.
 */

import { groupBy } from '#domain/group-by.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { noField, type Position } from '../../diagnostics/diagnostic.ts'
import type { BodyNode } from '../../entries/body.ts'
import type { TextReference } from '../../source/fields/collect-references.ts'
import { listFaqAnswers, getPlainText } from '../wording/body-texts.ts'
import type { PageTexts } from './contradictions.ts'

const excluded = /対象にならない|対象外/u

/** Returns the items of the body's lists below a heading about what does not count. */
export function listExcludedItems(body: readonly BodyNode[]): string[] {
  let isExcluding = false
  return body.flatMap((node) => {
    if (node.type === 'heading') isExcluding = excluded.test(getPlainText(node.children))
    return isExcluding && node.type === 'list' ? node.children.map((item) => getPlainText([item])) : []
  })
}

type Campaign = {
  file: string
  definition: Pick<CampaignDefinition, 'ineligibleAffiliateList' | 'affiliateItems'>
  body: readonly BodyNode[]
  plainTexts: PageTexts['texts']
  positionOfNode: (node: BodyNode) => Position
}

/** Collects the inclusions and exclusions of a campaign's page. */
export function collectCampaignTexts({ file, definition, body, plainTexts, positionOfNode }: Campaign): PageTexts {
  const listed = listExcludedItems(body)
  const listedTexts = new Set(listed)
  return {
    texts: plainTexts.filter(
      ({ value, field }) => !listedTexts.has(value) && !field.startsWith('ineligibleAffiliateList'),
    ),
    excludedItems: [...listed, ...(definition.ineligibleAffiliateList?.list ?? []).map(({ text }) => text)],
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

/** Collects the texts of one offer about what counts. */
function collectOfferTexts(references: readonly TextReference[]): PageTexts {
  const terms = new Map(
    references
      .filter(({ path }) => path.at(-1) === 'term')
      .map(({ path, value }) => [path.slice(0, -1).join('.'), value]),
  )
  const termOf = ({ path }: TextReference) => terms.get(path.slice(0, -1).join('.')) ?? ''
  const isExcluded = (text: TextReference) => text.path.at(-1) === 'detail' && excluded.test(termOf(text))
  const isCounted = (text: TextReference) =>
    (text.path.at(-1) === 'detail' && /^対象/u.test(termOf(text))) ||
    /^(?:target|description)$/u.test(String(text.path.at(-1))) ||
    text.path.at(-2) === 'conditions'
  return {
    texts: references.filter((text) => !isExcluded(text)),
    excludedItems: references.filter(isExcluded).map(({ value }) => value),
    includedTexts: references.filter((text) => !isExcluded(text) && isCounted(text)),
    answers: [],
  }
}

/** Collects the texts of a screen about what counts, by the path of each offer; '' for the screen itself. */
export function groupTextsByOffer(texts: readonly TextReference[]): Map<string, PageTexts> {
  const offerOf = ({ path }: TextReference) => {
    const at = path.indexOf('promotions')
    return at < 0 ? '' : path.slice(0, at + 2).join('.')
  }
  return new Map([...groupBy(texts, offerOf)].map(([offer, references]) => [offer, collectOfferTexts(references)]))
}
