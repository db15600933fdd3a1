import type { Requirement } from '#schemas/files/requirements.ts'
import { formatMoment } from '#domain/time/format-time.ts'

import type { Change } from '#content-layer/diff/change.ts'
import { campaignFile, monthFile } from '#content-layer/documents/document-files.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { describePlanned } from '#content-layer/plan/describe-planned.ts'
import type { PlanEntry } from '#content-layer/plan/read-plan.ts'
import { leftoversIn, type FindLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import { listPromotions } from '#content-layer/schedule/promotions.ts'
import { parsePublishAt } from '#content-layer/schedule/publish-times.ts'
import type { ContentFolder } from '#content-layer/source/files/content-folder.ts'

import { getEntryId, getState } from './compare-entries.ts'
import type { ChangedEntry } from './changed-entry.ts'

type Texts = ReadonlyMap<string, string>

/** What the content decides and no document states. */
export type UnpublishedData = {
  /**
   * Times of publication of scheduled entries, in milliseconds since 1970 UTC, by entry id. The id of a promotion
   * consists of its screen, its page and its name: `screen-entry/refound/mobile`.
   */
  publication: ReadonlyMap<string, number>
  /** What the plan of each month decides, by campaign and heading (`books 上限`). */
  plans: ReadonlyMap<string, Texts>
  /** The statements that pages are required to make, by the name of the requirement. */
  requirements: Texts
  /** Finds the texts that a new file copied from another. */
  findLeftovers: FindLeftovers
}

/** Describes the plans of months for comparison. */
export function listPlanTexts(plans: ReadonlyMap<string, PlanEntry>): ReadonlyMap<string, Texts> {
  const listTexts = ({ rows, screens }: PlanEntry) =>
    [...rows, ...screens].flatMap(({ id, values }) =>
      [...describePlanned(values)].map(([heading, text]) => [`${id} ${heading}`, text] as const),
    )
  return new Map([...plans].map(([month, plan]) => [month, new Map(listTexts(plan))]))
}

/** Describes requirements for comparison. */
export function listRequirementTexts(requirements: readonly Requirement[]): Texts {
  return new Map(
    requirements.map(({ id, name, of, in: part, mentions, facts, words: phrases, blocks }) => [
      `${name}（${id}）`,
      [
        `求める相手 ${of}`,
        `場所 ${part}`,
        ...(mentions === undefined ? [] : [`この言葉があるページ ${mentions}`]),
        ...(facts.length > 0 ? [`数の名前 ${facts.join('、')}`] : []),
        ...(phrases.length > 0 ? [`言葉 ${phrases.map((phrase) => `「${phrase}」`).join('か')}`] : []),
        ...(blocks.length > 0 ? [`ブロック ${blocks.join('、')}`] : []),
      ].join('、'),
    ]),
  )
}

/** Returns what the content of a folder decides and no document states. */
export function readUnpublishedData(folder: ContentFolder, content: Content): UnpublishedData {
  const { months, campaigns, screens, plans, shared } = content
  const stated = [
    ...months.map(
      ({ month, definition }) => [getEntryId(monthFile(month)), parsePublishAt(definition?.publishAt)] as const,
    ),
    ...campaigns.map(
      ({ month, id, definition }) =>
        [getEntryId(campaignFile(month, id)), parsePublishAt(definition?.publishAt)] as const,
    ),
    ...listPromotions(screens).map(
      ({ page, promotion, from }) => [`screen-entry/${page}/${promotion.promotionKey}`, from] as const,
    ),
  ]
  return {
    publication: new Map(stated.filter(([, instant]) => Number.isFinite(instant))),
    plans: listPlanTexts(plans),
    requirements: listRequirementTexts(shared.requirements),
    findLeftovers: leftoversIn(folder, shared.phrases),
  }
}

/** Lists the keys whose values differ, including those that only one side has. */
function listDifferentKeys<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return keys.filter((key) => before.get(key) !== after.get(key))
}

/** Creates the change of a term; undefined on a side that does not have it. No sentence of a page states it. */
function createTermChange(field: string, label: string, before: string | undefined, after: string | undefined): Change {
  return {
    kind: 'terms',
    field,
    label,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    wordings: { before: [], after: [] },
  }
}

function describePublication(instant: number | undefined): string {
  return instant === undefined ? '待たずに公開する' : `${formatMoment(instant)}に公開する`
}

/** Returns the publication times of an entry and its promotions that differ. */
export function comparePublication(
  id: string,
  before: UnpublishedData['publication'],
  after: UnpublishedData['publication'],
): Change[] {
  return listDifferentKeys(before, after)
    .filter((part) => part === id || part.startsWith(`${id}/`))
    .map((part) => {
      const label = part === id ? '公開' : `特典 ${part.slice(id.length + 1)} の公開`
      const [from, to] = [before, after].map((publication) => describePublication(publication.get(part)))
      return createTermChange('publishAt', label, from, to)
    })
}

/** Lists the texts that differ, by their labels, as changes of terms. Their effects are listed with the pages. */
function listTextChanges(before: Texts, after: Texts, field: string, labelPrefix: string): Change[] {
  return listDifferentKeys(before, after).map((label) =>
    createTermChange(field, `${labelPrefix} ${label}`, before.get(label), after.get(label)),
  )
}

const onNoPage = { pagePaths: [], periods: {}, runs: [] }

/** Compares the plan of each month, as an entry of its own, because a changed plan is a change of terms (D29). */
export function comparePlans(before: UnpublishedData['plans'], after: UnpublishedData['plans']): ChangedEntry[] {
  const months = [...new Set([...before.keys(), ...after.keys()])].sort()
  return months.map((month): ChangedEntry => {
    const plans = { before: before.get(month), after: after.get(month) }
    return {
      id: `plan-${month}`,
      kind: 'month',
      title: `計画の表（${month}）`,
      state: getState(plans),
      ...onNoPage,
      audience: 'ページには出ません。決めたことが変わっていないかを確かめます',
      changes: listTextChanges(plans.before ?? new Map(), plans.after ?? new Map(), 'plan', '計画'),
    }
  })
}

/** Returns the requirements that differ, as one entry: no page can show that a requirement was removed. */
export function compareRequirements(before: Texts, after: Texts): ChangedEntry {
  return {
    id: 'requirements',
    kind: 'provider',
    title: 'ページが必ず言うこと（requirements.yaml）',
    state: 'changed',
    ...onNoPage,
    audience: 'ページには出ません。求めることが弱くなっていないかを、はじめに確かめます',
    changes: listTextChanges(before, after, 'requirements', 'ページが必ず言うこと'),
  }
}
