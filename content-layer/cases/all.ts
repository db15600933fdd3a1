import type { Case } from '../test-support.ts'
import { agreementCases } from './agreement.ts'
import { blockCases } from './blocks.ts'
import { claimCases } from './claims.ts'
import { dateCases } from './dates.ts'
import { factCases } from './facts.ts'
import { fieldCases } from './fields.ts'
import { fileCases } from './files.ts'
import { heldBackCases } from './held-back.ts'
import { mdxCases } from './mdx.ts'
import { pictureCases } from './pictures.ts'
import { publicationCases } from './publication.ts'
import { referenceCases } from './references.ts'
import { screenCases } from './screens.ts'
import { textCases } from './texts.ts'
import { yamlCases } from './yaml.ts'

/** All tables of cases, by the kind of content in which the mistakes are. */
export const tables: Readonly<Record<string, readonly Case[]>> = {
  files: fileCases,
  YAML: yamlCases,
  facts: factCases,
  fields: fieldCases,
  dates: dateCases,
  publication: publicationCases,
  'held back': heldBackCases,
  references: referenceCases,
  MDX: mdxCases,
  blocks: blockCases,
  pictures: pictureCases,
  screens: screenCases,
  texts: textCases,
  agreement: agreementCases,
  claims: claimCases,
}
