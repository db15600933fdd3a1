import { termCategory } from '../terms/diagnostics.ts'
import { dateCategory } from '../read/dates/diagnostics.ts'
import { roleCategory } from '../rules/roles/diagnostics.ts'
import { timeCategory } from '../rules/time/diagnostics.ts'
import { publicationCategory } from '../rules/publication/diagnostics.ts'
import { rateCategory } from '../rules/rates/diagnostics.ts'
import { titleCategory } from '../rules/titles/diagnostics.ts'
import { entryCategory } from '../rules/entry/diagnostics.ts'
import { loanCategory } from '../rules/loans/diagnostics.ts'
import { agreementCategory } from '../rules/agreement/diagnostics.ts'
import { claimCategory } from '../rules/claims/diagnostics.ts'
import { linkCategory } from '../rules/links/diagnostics.ts'
import { figureCategory } from '../rules/figures/diagnostics.ts'
import { planCategory } from '../rules/plan/diagnostics.ts'
import { copyCategory } from '../rules/copies/diagnostics.ts'
import { wordingCategory } from '../rules/wording/diagnostics.ts'
import { editCategory } from '../rules/edits/diagnostics.ts'
import { valueCategory } from '../rules/values/diagnostics.ts'
import { unusedCategory } from '../rules/unused/diagnostics.ts'
import { pageSizeCategory } from '../rules/page-size/diagnostics.ts'
import { reviewCategory } from '../rules/review/diagnostics.ts'
import { fieldCategory } from '../read/fields/diagnostics.ts'
import { referenceCategory } from '../rules/references/diagnostics.ts'
import { screenCategory } from '../rules/screens/diagnostics.ts'
import { blockCategory } from '../rules/blocks/diagnostics.ts'
import { mdxCategory } from '../read/mdx/diagnostics.ts'
import { yamlCategory } from '../read/yaml/diagnostics.ts'
import { visiblePictureCategory } from '../rules/pictures/diagnostics.ts'
import { pictureCategory } from '../pictures/diagnostics.ts'
import { fileCategory } from '../read/files/diagnostics.ts'

/**
 * All kinds of diagnostics, by category in the order of the guide: the only registry, to which a new topic is added.
 */
export const categories = [
  termCategory,
  roleCategory,
  figureCategory,
  planCategory,
  dateCategory,
  timeCategory,
  publicationCategory,
  rateCategory,
  titleCategory,
  entryCategory,
  loanCategory,
  screenCategory,
  agreementCategory,
  claimCategory,
  linkCategory,
  copyCategory,
  editCategory,
  wordingCategory,
  valueCategory,
  unusedCategory,
  pageSizeCategory,
  reviewCategory,
  fieldCategory,
  referenceCategory,
  blockCategory,
  mdxCategory,
  yamlCategory,
  visiblePictureCategory,
  pictureCategory,
  fileCategory,
] as const

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type Kinds = Intersection<(typeof categories)[number]['kinds']>

/** Every kind with its row. */
// The type repeats the list: TypeScript does not infer Object.assign over a list.
export const kinds = Object.assign({}, ...categories.map((category) => category.kinds)) as Kinds
