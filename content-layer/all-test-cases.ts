import type { Case } from '../tests/support/sites/small-content.ts'
import { imageFileConsistencyCases } from './images/consistency-test-cases.ts'
import { imageFileCases } from './images/test-cases.ts'
import { mdxCases } from './mdx/test-cases.ts'
import { placeholderCases } from './placeholders/test-cases.ts'
import { agreementCases } from './rules/agreement/test-cases.ts'
import { blockCases } from './rules/blocks/test-cases.ts'
import { claimCases } from './rules/claims/test-cases.ts'
import { copyCases } from './rules/copies/test-cases.ts'
import { entryCases } from './rules/entry/test-cases.ts'
import { figureCases } from './rules/figures/test-cases.ts'
import { imageCases } from './rules/images/test-cases.ts'
import { linkCases } from './rules/links/test-cases.ts'
import { loanCases } from './rules/loans/test-cases.ts'
import { planCases } from './rules/plan/test-cases.ts'
import { scheduledCases } from './rules/publication/scheduled-test-cases.ts'
import { publicationCases } from './rules/publication/test-cases.ts'
import { rateCases } from './rules/rates/test-cases.ts'
import { referenceCases } from './rules/references/test-cases.ts'
import { reviewCases } from './rules/review/test-cases.ts'
import { roleCases } from './rules/roles/test-cases.ts'
import { screenCases } from './rules/screens/test-cases.ts'
import { timeConsistencyCases } from './rules/time/consistency-test-cases.ts'
import { timeCases } from './rules/time/test-cases.ts'
import { titleCases } from './rules/titles/test-cases.ts'
import { unusedCases } from './rules/unused/test-cases.ts'
import { markupCases } from './rules/wording/markup-test-cases.ts'
import { notationCases } from './rules/wording/reading-test-cases.ts'
import { wordingCases } from './rules/wording/test-cases.ts'
import { fieldConsistencyCases } from './source/fields/consistency-test-cases.ts'
import { fieldCases } from './source/fields/test-cases.ts'
import { fileCases } from './source/files/test-cases.ts'
import { yamlCases } from './source/yaml/test-cases.ts'

/** The examples of all rules by topic, in the words of test titles. */
export const testCasesByTopic: Readonly<Record<string, readonly Case[]>> = {
  files: fileCases,
  YAML: yamlCases,
  placeholders: placeholderCases,
  fields: fieldCases,
  dates: timeCases,
  titles: titleCases,
  publication: publicationCases,
  'scheduled content': scheduledCases,
  references: referenceCases,
  MDX: mdxCases,
  blocks: blockCases,
  'image files': imageFileCases,
  screens: screenCases,
  texts: wordingCases,
  'text like markup': markupCases,
  'texts in other notations': notationCases,
  'agreement of pages': agreementCases,
  claims: claimCases,
  'images on pages': imageCases,
  'consistency of times': timeConsistencyCases,
  'unused content': unusedCases,
  entry: entryCases,
  figures: figureCases,
  loans: loanCases,
  copies: copyCases,
  rates: rateCases,
  'review marks': reviewCases,
  'consistency of fields': fieldConsistencyCases,
  links: linkCases,
  'consistency of image files': imageFileConsistencyCases,
  'roles of facts': roleCases,
  plans: planCases,
}
