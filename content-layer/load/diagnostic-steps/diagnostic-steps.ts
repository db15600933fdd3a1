import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { sortDiagnostics, type Diagnostic, type Position, type Removed } from '../../diagnostics/diagnostic.ts'
import { limitPerKind } from '../../diagnostics/limit-per-kind.ts'
import type { SharedTexts } from '../../entries/shared-text.ts'
import { followsFromFields } from '../../placeholders/collect-facts.ts'
import { isCountName } from '../../placeholders/derive-placeholders.ts'
import { reportBaseRateOnce } from './report-base-rate-once.ts'
import { reportBonusUnitOnce } from './report-bonus-unit-once.ts'
import { reportSharedTextsAtUse } from './report-shared-texts-at-use.ts'
import { reportSharedTextsOnce } from './report-shared-texts-once.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import { getFolder, imagePath } from '../../source/fields/images-in-fields.ts'
import { explainBySource } from '../../source/yaml/yaml-hints.ts'

/*
 * The steps between the diagnostics that the rules find and those that authors see. A step drops diagnostics that follow
 * from others, or replaces several with their common cause. In order: for a YAML text, for a body, for a campaign or a
 * month, for the whole content, and for errors and warnings.
 */

/** A step that drops or replaces diagnostics. */
export type Step<Context> = {
  name: string
  /** Explains the step to an author who runs `npm run check -- --explain FILE:LINE`. */
  reason: string
  apply: (diagnostics: readonly Diagnostic[], context: Context) => readonly Diagnostic[]
}

/** Applies steps in order. Returns the remaining diagnostics, and those that each step removed. */
export function runSteps<Context>(
  steps: readonly Step<Context>[],
  diagnostics: readonly Diagnostic[],
  context: Context,
): { diagnostics: Diagnostic[]; removed: Removed[] } {
  const removed: Removed[] = []
  let current = diagnostics
  for (const { name, reason, apply } of steps) {
    const next = apply(current, context)
    const remaining = new Set(next)
    for (const diagnostic of current) if (!remaining.has(diagnostic)) removed.push({ step: name, reason, diagnostic })
    current = next
  }
  return { diagnostics: [...current], removed }
}

function withoutUnknownFacts(
  diagnostics: readonly Diagnostic[],
  isConsequence: (name: string) => boolean,
): readonly Diagnostic[] {
  return diagnostics.filter(({ kind, details }) => kind !== 'unknown-fact' || !isConsequence(details.actual))
}

/** Drops placeholders that are unknown only because a field, or the fact declared with that name, is invalid. */
function withoutConsequences(
  diagnostics: readonly Diagnostic[],
  areFieldsValid: boolean,
  invalidFacts: readonly string[] = [],
): readonly Diagnostic[] {
  if (areFieldsValid) return diagnostics
  return withoutUnknownFacts(diagnostics, (name) => followsFromFields(name) || invalidFacts.includes(name))
}

type YamlContext = {
  hasInvalidFields: boolean
  /** Names of declared facts with an invalid value. */
  invalidFacts: readonly string[]
  source: string
  /** Diagnostics of lines that are indented with full-width spaces. */
  wideIndents: readonly Diagnostic[]
}

export const yamlSteps: readonly Step<YamlContext>[] = [
  {
    name: 'consequences-of-fields',
    reason: '項目の間違いを直せば、この名前は使えるようになります',
    apply: (diagnostics, { hasInvalidFields, invalidFacts }) =>
      withoutConsequences(diagnostics, !hasInvalidFields, invalidFacts),
  },
  {
    name: 'mistakes-of-syntax',
    reason: '値の間違いではなく、その行の書き方の間違いとして出しています',
    apply: (diagnostics, { source }) => explainBySource(diagnostics, source),
  },
  {
    name: 'full-width-indents',
    reason: '全角の字下げを直すと、ほかの間違いの多くがなくなります',
    apply: (diagnostics, { wideIndents }) => (wideIndents.length > 0 ? wideIndents : diagnostics),
  },
]

export const bodySteps: readonly Step<{ hasFields: boolean; invalidFacts: readonly string[] }>[] = [
  {
    name: 'body-without-fields',
    reason: '上の項目の間違いを直せば、この名前は使えるようになります',
    apply: (diagnostics, { hasFields, invalidFacts }) => withoutConsequences(diagnostics, hasFields, invalidFacts),
  },
]

/** A page's uses of shared texts, with their files. */
type Uses = { uses: readonly Reference[]; texts: SharedTexts }

const sharedTextsAtUse: Step<Uses> = {
  name: 'shared-texts-at-use',
  reason: '共通の文の間違いは、それを使うところか、共通の文のファイルに出しています',
  apply: (diagnostics, { uses, texts }) => reportSharedTextsAtUse(diagnostics, uses, texts),
}

type CampaignContext = Uses & {
  definition: Pick<CampaignDefinition, 'headline'>
  hasEmptyCap: boolean
  positionOfUnit: Position & { file: string }
}

export const campaignSteps: readonly Step<CampaignContext>[] = [
  sharedTextsAtUse,
  {
    name: 'consequences-of-an-empty-cap',
    reason: '空の上限を埋めれば、この名前は使えるようになります',
    apply: (diagnostics, { hasEmptyCap }) => withoutConsequences(diagnostics, !hasEmptyCap),
  },
  {
    name: 'unit-of-a-bonus',
    reason: '特典の単位の間違いとして、一度だけ出しています',
    apply: (diagnostics, { definition, positionOfUnit }) =>
      reportBonusUnitOnce(definition, diagnostics, positionOfUnit),
  },
]

/** Steps of a month before its fields are validated. `unread`: ids of campaigns with invalid fields. */
export const monthFieldSteps: readonly Step<{ unread: readonly string[] }>[] = [
  {
    name: 'consequences-of-campaigns',
    reason: 'キャンペーンのファイルの間違いを直せば、この名前は使えるようになります',
    apply: (diagnostics, { unread }) =>
      withoutUnknownFacts(
        diagnostics,
        (name) => unread.length > 0 && (unread.some((id) => name.startsWith(`${id}の`)) || isCountName(name)),
      ),
  },
]

export const monthSteps: readonly Step<Uses>[] = [sharedTextsAtUse]

/** Drops diagnostics of sentences that are reported as changed promises of an ended campaign, at the same line. */
function withoutChangedPromises(diagnostics: readonly Diagnostic[], ended: readonly Diagnostic[]): Diagnostic[] {
  const isReported = ({ file, line }: Diagnostic) => ended.some((other) => other.file === file && other.line === line)
  return diagnostics.filter((diagnostic) => {
    const isOfSentence = diagnostic.kind === 'words-exchanged' || diagnostic.kind === 'meaning-turned'
    return !isOfSentence || !isReported(diagnostic)
  })
}

/** Drops diagnostics of the paths of images whose file names are reported as invalid. */
function withoutPathsOfMisnamedImages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const misnamed = new Set(diagnostics.flatMap(({ kind, file }) => (kind === 'bad-image-name' ? [file] : [])))
  return diagnostics.filter(({ file, ...problem }) => {
    const isOfPath = problem.kind === 'bad-image-path' || problem.kind === 'image-upper-case'
    return !isOfPath || !misnamed.has(imagePath(file, problem.details.actual))
  })
}

/** Returns the id of a campaign that does not exist, but that a month lists or names: `books`, ｛booksの上限｝. */
function findMissingCampaign({ kind, details }: Diagnostic): string | undefined {
  if (kind === 'dangling-campaign') return details.actual
  return kind === 'unknown-fact' ? /^([a-z0-9-]+)の/.exec(details.actual)?.[1] : undefined
}

/** Returns the paths that the file of a `missing-file` may have: the diagnostic is in its folder, or in a file of it. */
function listMissingPaths({ file, details }: Diagnostic<'missing-file'>): string[] {
  const isTop = (folder: string) => folder === '' || folder === '.'
  return [file, getFolder(file)].map((folder) => (isTop(folder) ? details.file : `${folder}/${details.file}`))
}

/** Drops diagnostics of files that seem to be missing only because they were refused before reading. */
function withoutRefusedFiles(diagnostics: readonly Diagnostic[], listing: readonly Diagnostic[]): Diagnostic[] {
  const refused = new Set(listing.map(({ file }) => file))
  return diagnostics.filter((diagnostic) => {
    if (diagnostic.kind === 'missing-file') return !listMissingPaths(diagnostic).some((file) => refused.has(file))
    const id = findMissingCampaign(diagnostic)
    return id === undefined || !refused.has(`${getFolder(diagnostic.file)}/${id}.mdx`)
  })
}

type ContentContext = {
  /** Diagnostics of files that were refused before reading. */
  listing: readonly Diagnostic[]
  /** Diagnostics of ended campaigns with changed promises. */
  ended: readonly Diagnostic[]
  /** Number of campaigns whose headline is the total of the base rate and the extra rate. */
  totalHeadlines: number
  positionOfBaseRate: Position
  pages: readonly { uses?: readonly Reference[] }[]
  texts: SharedTexts
}

export const contentSteps: readonly Step<ContentContext>[] = [
  {
    name: 'promises-of-ended-campaigns',
    reason: '終わったキャンペーンの約束が変わったこととして出しています',
    apply: (diagnostics, { ended }) => withoutChangedPromises(diagnostics, ended),
  },
  {
    name: 'base-rate-once',
    reason: 'いつもの率が変わったこととして、provider.yaml に一度だけ出しています',
    apply: (diagnostics, { totalHeadlines, positionOfBaseRate }) =>
      reportBaseRateOnce(diagnostics, totalHeadlines, positionOfBaseRate),
  },
  {
    name: 'shared-texts-once',
    reason: '共通の文の間違いとして、そのファイルに一度だけ出しています',
    apply: (diagnostics, { pages, texts }) => reportSharedTextsOnce(diagnostics, pages, texts),
  },
  {
    name: 'misnamed-images',
    reason: '画像のファイル名の間違いとして、一度だけ出しています',
    apply: withoutPathsOfMisnamedImages,
  },
  {
    name: 'refused-files',
    reason: 'ファイルはありますが、読めません。そのファイルに、直すところを出しています',
    apply: (diagnostics, { listing }) => withoutRefusedFiles(diagnostics, listing),
  },
]

const sortedOnce: Step<object> = {
  name: 'sorted-once',
  reason: '同じ場所の同じことは、一度だけ出しています',
  apply: sortDiagnostics,
}

export const warningSteps: readonly Step<object>[] = [sortedOnce]

export const errorSteps: readonly Step<object>[] = [
  sortedOnce,
  {
    name: 'limit-per-kind',
    reason: '同じ間違いが多いので、残りは数だけを出しています',
    apply: limitPerKind,
  },
]
