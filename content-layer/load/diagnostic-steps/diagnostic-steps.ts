/*
 * The steps between the diagnostics that the rules find and those that authors see. A step drops diagnostics that follow
 * from others, or replaces several with their common cause. In order: for a YAML text, for a body, for a campaign or a
 * month, for the whole content, and for errors and warnings.
 */

import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { sortDiagnostics, type Diagnostic, type Position } from '../../diagnostics/diagnostic.ts'
import { limitPerKind } from '../../diagnostics/limit-per-kind.ts'
import type { SharedTexts } from '../../entries/shared-text.ts'
import { isCountName } from '../../placeholders/derive-placeholders.ts'
import {
  dropConsequencesOfValues,
  dropNotesOfMarksInOtherSigns,
  dropRenamedCampaigns,
  dropSentencesOfChangedPromises,
  dropPlaceholdersOfInvalidFields,
  dropPathsOfMisnamedImages,
  dropReferencesToRefusedFiles,
  dropUnknownPlaceholders,
  dropUsesOfInvalidTexts,
} from './drop-consequences.ts'
import { reportBaseRateOnce } from './report-base-rate-once.ts'
import { reportBonusUnitOnce } from './report-bonus-unit-once.ts'
import { reportSharedTextsAtUse } from './report-shared-texts-at-use.ts'
import { reportSharedTextsOnce } from './report-shared-texts-once.ts'
import type { Step } from './run-steps.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import { explainBySource } from '../../source/yaml/explain-by-line.ts'

type YamlContext = {
  hasInvalidFields: boolean
  /** Names of declared facts with an invalid value. */
  invalidFacts: readonly string[]
  source: string
  /** Diagnostics of lines that are indented with spaces other than the common one. */
  oddIndents: readonly Diagnostic[]
}

export const yamlSteps: readonly Step<YamlContext>[] = [
  {
    name: 'consequences-of-fields',
    reason: '項目の間違いを直せば、この名前は使えるようになります',
    apply: (diagnostics, { hasInvalidFields, invalidFacts }) =>
      hasInvalidFields ? dropPlaceholdersOfInvalidFields(diagnostics, invalidFacts) : diagnostics,
  },
  {
    name: 'mistakes-of-syntax',
    reason: '値の間違いではなく、その行の書き方の間違いとして出しています',
    apply: (diagnostics, { source }) => explainBySource(diagnostics, source),
  },
  {
    name: 'odd-indents',
    reason: '字下げの空白を直すと、ほかの間違いの多くがなくなります',
    apply: (diagnostics, { oddIndents }) => (oddIndents.length > 0 ? oddIndents : diagnostics),
  },
]

export const bodySteps: readonly Step<{ hasFields: boolean; invalidFacts: readonly string[] }>[] = [
  {
    name: 'body-without-fields',
    reason: '上の項目の間違いを直せば、この名前は使えるようになります',
    apply: (diagnostics, { hasFields, invalidFacts }) =>
      hasFields ? diagnostics : dropPlaceholdersOfInvalidFields(diagnostics, invalidFacts),
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
    apply: (diagnostics, { hasEmptyCap }) => (hasEmptyCap ? dropPlaceholdersOfInvalidFields(diagnostics) : diagnostics),
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
      dropUnknownPlaceholders(
        diagnostics,
        (name) => unread.length > 0 && (unread.some((id) => name.startsWith(`${id}の`)) || isCountName(name)),
      ),
  },
]

export const monthSteps: readonly Step<Uses>[] = [sharedTextsAtUse]

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
    apply: (diagnostics, { ended }) => dropSentencesOfChangedPromises(diagnostics, ended),
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
    apply: dropPathsOfMisnamedImages,
  },
  {
    name: 'renamed-campaigns',
    reason: '月の一覧の名前の間違いとして、一度だけ出しています',
    apply: dropRenamedCampaigns,
  },
  {
    name: 'consequences-of-values',
    reason: 'もう一つの値の間違いを直すと、合うはずです',
    apply: dropConsequencesOfValues,
  },
  {
    name: 'marks-in-other-signs',
    reason: '注記の印の書き方を直すと、注記とつながります',
    apply: dropNotesOfMarksInOtherSigns,
  },
  {
    name: 'invalid-shared-texts',
    reason: '共通の文のファイルはありますが、読めません。そのファイルに、直すところを出しています',
    apply: (diagnostics, { texts }) => dropUsesOfInvalidTexts(diagnostics, texts),
  },
  {
    name: 'refused-files',
    reason: 'ファイルはありますが、読めません。そのファイルに、直すところを出しています',
    apply: (diagnostics, { listing }) => dropReferencesToRefusedFiles(diagnostics, listing),
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
