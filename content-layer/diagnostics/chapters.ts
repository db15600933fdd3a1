import { termChapter } from '../terms/diagnostics.ts'
import { dateChapter } from '../read/dates/diagnostics.ts'
import { roleChapter } from '../rules/roles/diagnostics.ts'
import { timeChapter } from '../rules/time/diagnostics.ts'
import { publicationChapter } from '../rules/publication/diagnostics.ts'
import { rateChapter } from '../rules/rates/diagnostics.ts'
import { titleChapter } from '../rules/titles/diagnostics.ts'
import { entryChapter } from '../rules/entry/diagnostics.ts'
import { loanChapter } from '../rules/loans/diagnostics.ts'
import { agreementChapter } from '../rules/agreement/diagnostics.ts'
import { claimChapter } from '../rules/claims/diagnostics.ts'
import { linkChapter } from '../rules/links/diagnostics.ts'
import { figureChapter } from '../rules/figures/diagnostics.ts'
import { planChapter } from '../rules/plan/diagnostics.ts'
import { copyChapter } from '../rules/copies/diagnostics.ts'
import { wordingChapter } from '../rules/wording/diagnostics.ts'
import { editChapter } from '../rules/edits/diagnostics.ts'
import { valueChapter } from '../rules/values/diagnostics.ts'
import { unusedChapter } from '../rules/unused/diagnostics.ts'
import { pageSizeChapter } from '../rules/page-size/diagnostics.ts'
import { reviewChapter } from '../rules/review/diagnostics.ts'
import { fieldChapter } from '../read/fields/diagnostics.ts'
import { referenceChapter } from '../rules/references/diagnostics.ts'
import { screenChapter } from '../rules/screens/diagnostics.ts'
import { blockChapter } from '../rules/blocks/diagnostics.ts'
import { mdxChapter } from '../read/mdx/diagnostics.ts'
import { yamlChapter } from '../read/yaml/diagnostics.ts'
import { shownPictureChapter } from '../rules/pictures/diagnostics.ts'
import { pictureChapter } from '../pictures/diagnostics.ts'
import { fileChapter } from '../read/files/diagnostics.ts'

/** All kinds of diagnostics, by chapters in the order of the guide: the one registry, in which a new topic stands. */
export const chapters = [
  termChapter,
  roleChapter,
  figureChapter,
  planChapter,
  dateChapter,
  timeChapter,
  publicationChapter,
  rateChapter,
  titleChapter,
  entryChapter,
  loanChapter,
  screenChapter,
  agreementChapter,
  claimChapter,
  linkChapter,
  copyChapter,
  editChapter,
  wordingChapter,
  valueChapter,
  unusedChapter,
  pageSizeChapter,
  reviewChapter,
  fieldChapter,
  referenceChapter,
  blockChapter,
  mdxChapter,
  yamlChapter,
  shownPictureChapter,
  pictureChapter,
  fileChapter,
] as const

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type Kinds = Intersection<(typeof chapters)[number]['kinds']>

/** Every kind with its row. */
// The type lists what the chapters list: TypeScript does not follow Object.assign over a list.
export const kinds = Object.assign({}, ...chapters.map((chapter) => chapter.kinds)) as Kinds
