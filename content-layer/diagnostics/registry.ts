import { agreementCategory } from './messages/agreement.ts'
import { blockCategory } from './messages/blocks.ts'
import { claimCategory } from './messages/claims.ts'
import { copyCategory } from './messages/copies.ts'
import { dateCategory } from './messages/dates.ts'
import { editCategory } from './messages/edits.ts'
import { entryCategory } from './messages/entry.ts'
import { fieldValueCategory } from './messages/field-values.ts'
import { figureCategory } from './messages/figures.ts'
import { fileCategory } from './messages/files.ts'
import { imageFileCategory } from './messages/image-files.ts'
import { linkCategory } from './messages/links.ts'
import { loanCategory } from './messages/loans.ts'
import { mdxCategory } from './messages/mdx.ts'
import { valueCategory } from './messages/named-values.ts'
import { pageSizeCategory } from './messages/page-size.ts'
import { placeholderCategory } from './messages/placeholders.ts'
import { planCategory } from './messages/plan.ts'
import { publicationCategory } from './messages/publication.ts'
import { rateCategory } from './messages/rates.ts'
import { referenceCategory } from './messages/references.ts'
import { reviewCategory } from './messages/review.ts'
import { roleCategory } from './messages/roles.ts'
import { screenCategory } from './messages/screens.ts'
import { timeCategory } from './messages/time.ts'
import { titleCategory } from './messages/titles.ts'
import { unusedCategory } from './messages/unused.ts'
import { wordingCategory } from './messages/wording.ts'
import { yamlCategory } from './messages/yaml-syntax.ts'

/**
 * All kinds of diagnostics, by category in the order of the guide. This is the only registry to which a new topic is
 * added.
 */
export const categories = [
  placeholderCategory,
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
  fieldValueCategory,
  referenceCategory,
  blockCategory,
  mdxCategory,
  yamlCategory,
  imageFileCategory,
  fileCategory,
] as const

/** Converts a union of types, `A | B`, to the type that has the properties of all, `A & B`. */
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Every kind of diagnostic by its name. TypeScript does not infer the type of `Object.assign` over a list. */
export const kinds = Object.assign({}, ...categories.map((category) => category.kinds)) as Intersection<
  (typeof categories)[number]['kinds']
>
