import type { Case } from '../tests/support/sites/small-content.ts'
import { agreementCases } from './rules/agreement/test-cases.ts'
import { blockCases } from './rules/blocks/test-cases.ts'
import { claimCases } from './rules/claims/test-cases.ts'
import { timeCases } from './rules/time/test-cases.ts'
import { termCases } from './placeholders/test-cases.ts'
import { fieldCases } from './source/fields/test-cases.ts'
import { fileCases } from './source/files/test-cases.ts'
import { scheduledCases } from './rules/publication/scheduled-test-cases.ts'
import { mdxCases } from './mdx/test-cases.ts'
import { pictureCases } from './images/test-cases.ts'
import { publicationCases } from './rules/publication/test-cases.ts'
import { referenceCases } from './rules/references/test-cases.ts'
import { screenCases } from './rules/screens/test-cases.ts'
import { wordingCases } from './rules/wording/test-cases.ts'
import { markupCases } from './rules/wording/markup-test-cases.ts'
import { readingCases } from './rules/wording/reading-test-cases.ts'
import { yamlCases } from './source/yaml/test-cases.ts'
import { usedPictureCases } from './rules/images/test-cases.ts'
import { titleCases } from './rules/titles/test-cases.ts'
import { timeCasesOfAgreement } from './rules/time/consistency-test-cases.ts'
import { pageSizeCases } from './rules/page-size/test-cases.ts'
import { unusedCases } from './rules/unused/test-cases.ts'
import { entryCases } from './rules/entry/test-cases.ts'
import { figureCases } from './rules/figures/test-cases.ts'
import { loanCases } from './rules/loans/test-cases.ts'
import { copyCases } from './rules/copies/test-cases.ts'
import { rateCases } from './rules/rates/test-cases.ts'
import { reviewCases } from './rules/review/test-cases.ts'
import { fileCasesOfAgreement } from './source/files/consistency-test-cases.ts'
import { fieldCasesOfAgreement } from './source/fields/consistency-test-cases.ts'
import { linkCases } from './rules/links/test-cases.ts'
import { pictureCasesOfAgreement } from './images/consistency-test-cases.ts'
import { planCases } from './rules/plan/test-cases.ts'
import { roleCases } from './rules/roles/test-cases.ts'

/** All tables of cases, by the kind of content in which the mistakes are. */
export const tables: Readonly<Record<string, readonly Case[]>> = {
  files: fileCases,
  YAML: yamlCases,
  facts: termCases,
  fields: fieldCases,
  dates: timeCases,
  titles: titleCases,
  publication: publicationCases,
  'held back': scheduledCases,
  references: referenceCases,
  MDX: mdxCases,
  blocks: blockCases,
  pictures: pictureCases,
  screens: screenCases,
  texts: wordingCases,
  'what looks like markup': markupCases,
  'texts as they are read': readingCases,
  agreement: agreementCases,
  claims: claimCases,
  'shown pictures': usedPictureCases,
  'time beside other fields': timeCasesOfAgreement,
  'what nothing uses': unusedCases,
  'page size': pageSizeCases,
  entry: entryCases,
  figures: figureCases,
  loans: loanCases,
  copies: copyCases,
  rates: rateCases,
  'marks of review': reviewCases,
  'files beside others': fileCasesOfAgreement,
  'fields beside others': fieldCasesOfAgreement,
  links: linkCases,
  'pictures beside fields': pictureCasesOfAgreement,
  'roles of terms': roleCases,
  plans: planCases,
}
