import type { Annotation } from '#schemas/annotation.ts'
import type { CampaignDefinition } from '#schemas/campaign.ts'
import type { Fact } from '#schemas/facts.ts'
import type { MonthDefinition } from '#schemas/month.ts'
import type { ProviderDefinition } from '#schemas/provider.ts'
import type { ApprovalSettings, Requirement } from '#schemas/requirements.ts'
import type { PhraseLists } from '#schemas/words.ts'

import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { ScreenName } from '#schemas/screens.ts'

import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Removed } from '../diagnostics/run-steps.ts'
import type { BodyNode } from './body.ts'
import type { ImageReference, Reference, References, TextReference } from '../source/fields/collect.ts'
import type { SharedText, SharedTexts } from './shared-text.ts'
import type { PlannedCampaign } from '../plan/planned.ts'
import type { Path } from '../source/fields/validate.ts'
import type { Stated } from '../placeholders/fill-text.ts'

/** A campaign's file, by its path below the content folder (`file`), and what its month's plan decides about it. */
export type CampaignFile = { month: string; id: string; file: string; planned?: PlannedCampaign }

/** A campaign's definition with its shared annotations resolved. */
export type Definition = Omit<CampaignDefinition, 'annotationLists'> & { annotationLists: Annotation[] }

/** A campaign read from its own file: everything that does not depend on other files. */
export type CampaignEntry = {
  month: string
  id: string
  definition?: Definition
  body: BodyNode[]
  images: References['images']
  links: References['links']
  /** The facts that its sentences can state, and those that they do, by file and position. */
  facts?: [name: string, Fact][]
  statements?: Stated[]
  /** The fingerprint of its body, and its words that hurry people: what is compared with other campaigns. */
  bodyHash?: string
  /** Its terms, which another month with the same campaign has to repeat. */
  terms?: Reference[]
  /** The positions of further fields that are compared with other campaigns', and the facts that no sentence states. */
  positions?: Reference[]
  unusedFacts?: Reference[]
  /** The files of the shared texts that it uses, where it does. */
  uses?: Reference[]
  /** All words of its page, and the names of its facts. */
  texts?: Reference[]
  /** The words of its own title, description and paragraphs, to be compared with other campaigns'. */
  localTexts?: Reference[]
  diagnostics: Diagnostic[]
  /** The diagnostics that are not shown, or are shown in other words. */
  removed?: Removed[]
}

/** A month's own file after reading. */
export type MonthEntry = {
  month: string
  definition?: Omit<MonthDefinition, 'annotationLists'> & { annotationLists: Annotation[] }
  images: References['images']
  /** Its words, to be compared with its campaigns. */
  texts?: Reference[]
  /** Those of them that name terms of campaigns, as they were written. */
  written?: Reference[]
  /** The files of the shared texts that it uses, where it does. */
  uses?: Reference[]
  facts?: [name: string, Fact][]
  statements?: Stated[]
  /** The positions of fields that are compared with its campaigns'. */
  positions?: Reference[]
  diagnostics: Diagnostic[]
  /** The diagnostics that are not shown, or are shown in other words. */
  removed?: Removed[]
}

/** What a sentence of a screen states, with the path of its field. */
export type ScreenStatement = Stated & { path: Path }

/** A screen's file after reading: its content if valid, and its references. */
export type ScreenEntry = {
  data?: object
  images: ImageReference[]
  links: Reference[]
  statements?: ScreenStatement[]
  /** Its texts, and the positions of its publication times. */
  texts?: TextReference[]
  publishTimes?: TextReference[]
  diagnostics: Diagnostic[]
  /** The diagnostics that are not shown, or are shown in other words. */
  removed?: Removed[]
}

/** The content of the screens by name, as far as it could be read. */
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

/** The content that all months share. `hash` changes with any of it, where a cache is asked by it. */
export type SharedContent = {
  provider: ProviderDefinition | undefined
  requirements: readonly Requirement[]
  /** The words that pages do not use. */
  phrases: CompiledPhrases
  /** Which pages need approvals; undefined if none does. */
  approvals: ApprovalSettings | undefined
  texts: SharedTexts
  references: Pick<References, 'images'>
  hash: string
  diagnostics: Diagnostic[]
  removed: Removed[]
}

/** One shared file after reading. */
export type SharedEntry = {
  provider?: ProviderDefinition
  requirements?: readonly Requirement[]
  phraseLists?: PhraseLists | undefined
  approvals?: ApprovalSettings | undefined
  text?: SharedText
  images: References['images']
  diagnostics: Diagnostic[]
  /** The diagnostics that are not shown, or are shown in other words. */
  removed?: Removed[]
}
