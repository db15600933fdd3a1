import type { Requirement } from '#schemas/files/requirements.ts'
import { formatMoment } from '#domain/time/format-time.ts'

import type { Change } from '#content-layer/diff/change.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { describePlanned } from '#content-layer/plan/describe-planned.ts'
import type { PlanEntry } from '#content-layer/plan/read-plan.ts'
import { leftoversIn, type FindLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import { listPromotions } from '#content-layer/schedule/promotions.ts'
import { parsePublishAt } from '#content-layer/schedule/publish-times.ts'
import type { ContentFolder } from '#content-layer/source/files/content-folder.ts'

import { getState } from './compare-entries.ts'
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
    ...months.map(({ month, definition }) => [`month-${month}`, parsePublishAt(definition?.publishAt)] as const),
    ...campaigns.map(
      ({ month, id, definition }) => [`campaign-${month}-${id}`, parsePublishAt(definition?.publishAt)] as const,
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

function describePublication(instant: number | undefined): string {
  return instant === undefined ? '待たずに公開する' : `${formatMoment(instant)}に公開する`
}

/** Returns the publication times of an entry and its promotions that differ. */
export function comparePublication(
  id: string,
  before: UnpublishedData['publication'],
  after: UnpublishedData['publication'],
): Change[] {
  const parts = [...new Set([...before.keys(), ...after.keys()])]
  return parts
    .filter((part) => (part === id || part.startsWith(`${id}/`)) && before.get(part) !== after.get(part))
    .map((part) => ({
      kind: 'terms',
      field: 'publishAt',
      label: part === id ? '公開' : `特典 ${part.slice(id.length + 1)} の公開`,
      before: describePublication(before.get(part)),
      after: describePublication(after.get(part)),
      wordings: { before: [], after: [] },
    }))
}

/** Lists the texts that differ, by their labels, as changes of terms. Their effects are listed with the pages. */
function listTextChanges(before: Texts, after: Texts, field: string, labelPrefix: string): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((label) => before.get(label) !== after.get(label))
    .map((label): Change => {
      const [textBefore, textAfter] = [before.get(label), after.get(label)]
      return {
        kind: 'terms',
        field,
        label: `${labelPrefix} ${label}`,
        ...(textBefore !== undefined && { before: textBefore }),
        ...(textAfter !== undefined && { after: textAfter }),
        wordings: { before: [], after: [] },
      }
    })
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
