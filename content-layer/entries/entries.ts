import type { Annotation } from '#schemas/files/annotation.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'
import type { Fact } from '#schemas/facts.ts'
import type { MonthDefinition } from '#schemas/files/month.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import type { ApprovalSettings, Requirement } from '#schemas/files/requirements.ts'
import type { PhraseLists } from '#schemas/files/words.ts'

import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { ScreenName } from '#schemas/screens.ts'

import type { Diagnostic, Removed, Path } from '../diagnostics/diagnostic.ts'
import type { BodyNode } from './body.ts'
import type { ImageReference, Reference, References, TextReference } from '../source/fields/collect-references.ts'
import type { SharedText, SharedTexts } from './shared-text.ts'
import type { PlannedCampaign } from '../plan/planned.ts'
import type { Stated } from '../placeholders/fill-text.ts'

/** A campaign's file, by its path below the content folder (`file`), and the values in its month's plan. */
export type CampaignFile = { month: string; id: string; file: string; planned?: PlannedCampaign }

/** A campaign's definition with its shared annotations resolved. */
export type Definition = Omit<CampaignDefinition, 'annotationLists'> & { annotationLists: Annotation[] }

/** A campaign read from its own file, without anything that depends on other files. */
export type CampaignEntry = {
  month: string
  id: string
  definition?: Definition
  body: BodyNode[]
  images: References['images']
  links: References['links']
  /** Facts that its sentences can state, and those that they do, by file and position. */
  facts?: [name: string, Fact][]
  statements?: Stated[]
  /** Fingerprint of its body, and its phrases of urgency, for comparison with other campaigns. */
  bodyHash?: string
  /** Its terms, which another month with the same campaign has to repeat. */
  terms?: Reference[]
  /** Positions of further fields that are compared with other campaigns, and facts that no sentence states. */
  positions?: Reference[]
  unusedFacts?: Reference[]
  /** Files of the shared texts that it uses, at the positions of their uses. */
  uses?: Reference[]
  /** All texts of its page, and the names of its facts. */
  texts?: Reference[]
  /** Texts of its own title, description and paragraphs, for comparison with other campaigns. */
  localTexts?: Reference[]
  diagnostics: Diagnostic[]
  /** Diagnostics that were dropped or rephrased. */
  removed?: Removed[]
}

/** A month's own file after reading. */
export type MonthEntry = {
  month: string
  definition?: Omit<MonthDefinition, 'annotationLists'> & { annotationLists: Annotation[] }
  images: References['images']
  /** Its texts, for comparison with its campaigns. */
  texts?: Reference[]
  /** The source texts that name terms of campaigns. */
  written?: Reference[]
  /** Files of the shared texts that it uses, at the positions of their uses. */
  uses?: Reference[]
  facts?: [name: string, Fact][]
  statements?: Stated[]
  /** Positions of fields that are compared with its campaigns. */
  positions?: Reference[]
  diagnostics: Diagnostic[]
  /** Diagnostics that were dropped or rephrased. */
  removed?: Removed[]
}

/** Facts in a sentence of a screen, with the path of its field. */
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
  /** Diagnostics that were dropped or rephrased. */
  removed?: Removed[]
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

/** Content shared by all months. `hash` changes with any of it, as part of cache keys. */
export type SharedContent = {
  provider: ProviderDefinition | undefined
  requirements: readonly Requirement[]
  /** Phrases that pages must not use. */
  phrases: CompiledPhrases
  /** Pages that need approvals; undefined if none does. */
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
  /** Diagnostics that were dropped or rephrased. */
  removed?: Removed[]
}
