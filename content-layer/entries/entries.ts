import type { Annotation } from '#schemas/files/annotation.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { Fact } from '#schemas/facts.ts'
import type { MonthDefinition } from '#schemas/files/month.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import type { ApprovalSettings, Requirement } from '#schemas/files/requirements.ts'
import type { PhraseLists } from '#schemas/files/phrase-lists.ts'
import type { ScreenName } from '#schemas/screens.ts'

import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Removed, Path } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from './body.ts'
import type { ImageReference, Reference, TextReference } from '../source/fields/collect-references.ts'
import type { SharedText, SharedTexts } from './shared-text.ts'
import type { PlannedRow } from '../plan/planned.ts'
import type { Stated } from '../placeholders/fill-text.ts'

/** A campaign's file, by its path below the content folder (`file`), and the values in its month's plan. */
export type CampaignFile = { month: string; id: string; file: string; planned?: PlannedRow }

/** A campaign's definition with its shared annotations resolved. */
export type Definition = Omit<CampaignDefinition, 'annotationLists'> & { annotationLists: Annotation[] }

/** What reading a file results in besides its data. */
type FileResult = {
  images: ImageReference[]
  diagnostics: Diagnostic[]
  /** Diagnostics that were dropped or rephrased. */
  removed?: Removed[]
}

/** The texts and facts of a page, for comparison with other files; absent if its fields are invalid. */
type PageContent = {
  /** Facts that its sentences can state. */
  facts?: [name: string, Fact][]
  /** Facts that its sentences do state, by file and position. */
  statements?: Stated[]
  /** All texts of the page, and the names of its facts. */
  texts?: Reference[]
  /** Files of the shared texts that it uses, at the positions of their uses. */
  uses?: Reference[]
  /** Positions of further fields that are compared with other files. */
  positions?: Reference[]
}

/** A campaign read from its own file, without anything that depends on other files. */
export type CampaignEntry = FileResult &
  PageContent & {
    month: string
    id: string
    definition?: Definition
    body: BodyNode[]
    links: Reference[]
    /** Its terms, which another month with the same campaign has to repeat. */
    terms?: Reference[]
    /** Declared facts that no sentence states. */
    unusedFacts?: Reference[]
  }

/** A month's own file after reading. */
export type MonthEntry = FileResult &
  PageContent & {
    month: string
    definition?: Omit<MonthDefinition, 'annotationLists'> & { annotationLists: Annotation[] }
  }

/** Facts in a sentence of a screen, with the path of its field. */
export type ScreenStatement = Stated & { path: Path }

/** A screen's file after reading: its content if valid, and its references. */
export type ScreenEntry = FileResult & {
  data?: object
  links: Reference[]
  statements?: ScreenStatement[]
  /** Its texts, and the positions of its publication times. */
  texts?: TextReference[]
  publishTimes?: TextReference[]
}

/** Content of the screens by name, if readable. */
export type Screens = {
  data: ReadonlyMap<ScreenName, object>
  images: ImageReference[]
  links: Reference[]
  statements: ScreenStatement[]
  texts: ReadonlyMap<ScreenName, readonly TextReference[]>
  publishTimes: TextReference[]
  diagnostics: Diagnostic[]
  removed: Removed[]
}

/** Content shared by all months. `cacheKey` changes with any of it. */
export type SharedContent = {
  provider: ProviderDefinition | undefined
  requirements: readonly Requirement[]
  /** Phrases that pages must not use. */
  phrases: CompiledPhrases
  /** Pages that need approvals; undefined if none does. */
  approvals: ApprovalSettings | undefined
  texts: SharedTexts
  images: ImageReference[]
  cacheKey: string
  diagnostics: Diagnostic[]
  removed: Removed[]
}

/** The phrase lists after reading, not compiled yet, since regular expressions cannot be cached as JSON. */
export type PhrasesEntry = Omit<FileResult, 'images'> & { phraseLists: PhraseLists | undefined }

/** One other shared file after reading. */
export type SharedEntry = FileResult & {
  provider?: ProviderDefinition
  requirements?: readonly Requirement[]
  approvals?: ApprovalSettings | undefined
  text?: SharedText
}
