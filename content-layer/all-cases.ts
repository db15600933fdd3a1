import type { Case } from '../tests/support/small-content.ts'
import { agreementCases } from './rules/agreement/cases.ts'
import { blockCases } from './rules/blocks/cases.ts'
import { claimCases } from './rules/claims/cases.ts'
import { timeCases } from './rules/time/cases.ts'
import { termCases } from './placeholders/cases.ts'
import { fieldCases } from './source/fields/cases.ts'
import { fileCases } from './source/files/cases.ts'
import { heldBackCases } from './rules/publication/scheduled-cases.ts'
import { mdxCases } from './mdx/cases.ts'
import { pictureCases } from './images/cases.ts'
import { publicationCases } from './rules/publication/cases.ts'
import { referenceCases } from './rules/references/cases.ts'
import { screenCases } from './rules/screens/cases.ts'
import { wordingCases } from './rules/wording/cases.ts'
import { markupCases } from './rules/wording/markup-cases.ts'
import { readingCases } from './rules/wording/reading-cases.ts'
import { yamlCases } from './source/yaml/cases.ts'
import { shownPictureCases } from './rules/images/cases.ts'
import { titleCases } from './rules/titles/cases.ts'
import { timeCasesOfAgreement } from './rules/time/agreement-cases.ts'
import { pageSizeCases } from './rules/page-size/cases.ts'
import { unusedCases } from './rules/unused/cases.ts'
import { entryCases } from './rules/entry/cases.ts'
import { figureCases } from './rules/figures/cases.ts'
import { loanCases } from './rules/loans/cases.ts'
import { copyCases } from './rules/copies/cases.ts'
import { rateCases } from './rules/rates/cases.ts'
import { reviewCases } from './rules/review/cases.ts'
import { fileCasesOfAgreement } from './source/files/agreement-cases.ts'
import { fieldCasesOfAgreement } from './source/fields/agreement-cases.ts'
import { linkCases } from './rules/links/cases.ts'
import { pictureCasesOfAgreement } from './images/agreement-cases.ts'
import { planCases } from './rules/plan/cases.ts'
import { roleCases } from './rules/roles/cases.ts'

/** All tables of cases, by the kind of content in which the mistakes are. */
export const tables: Readonly<Record<string, readonly Case[]>> = {
  files: fileCases,
  YAML: yamlCases,
  facts: termCases,
  fields: fieldCases,
  dates: timeCases,
  titles: titleCases,
  publication: publicationCases,
  'held back': heldBackCases,
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
  'shown pictures': shownPictureCases,
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
