import type { ScreenName, ScreenDefinition } from '#schemas/screens.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'
import { type Requirement, subjects } from '#schemas/files/requirements.ts'

import type { References, TextReference } from '../source/fields/collect-references.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { loanDiagnostics } from './loans/loans.ts'
import { invitationDiagnostics } from './screens/invitation-screen.ts'
import { entryScreenDiagnostics } from './screens/entry-screen.ts'
import { type StatedContent, requirementDiagnostics } from './claims/requirements.ts'
import type { Diagnostic, Path } from '../diagnostics/diagnostic.ts'
import { screenMarkDiagnostics } from './references/marks.ts'
import { screenSeasons } from './screens/screen-seasons.ts'
import { periodTextDiagnostics } from './screens/period-labels.ts'
import { contradictionDiagnostics } from './agreement/contradictions.ts'
import { pageTextsByOffer } from './agreement/page-texts.ts'
import { capUnitDiagnostics } from './rates/caps.ts'
import { claimDiagnostics } from './claims/unfounded-claims.ts'
import { urgencyDiagnostics } from './claims/urgency.ts'
import { appPathDiagnostics } from './links/app-paths.ts'
import { linkDiagnostics } from './links/links.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { PlannedScreen } from '../plan/planned.ts'
import { screenPlanDiagnostics } from './plan/compare-screens.ts'
import { screenShareDiagnostics } from './titles/share-texts.ts'
import { assumedDiagnostics } from './values/assumed.ts'

/** A screen's valid content, as input for the rules that need no other file. */
export type LintedScreen = {
  name: ScreenName
  file: string
  data: object
  references: References
  statements: readonly Statement[]
  provider: ProviderDefinition
  requirements: readonly Requirement[]
  vocabulary: CompiledPhrases
  /** Decisions about the screen in the newest plan that mentions it. */
  planned: readonly PlannedScreen[]
  positionOf: Parameters<typeof locateDiagnostics>[2]
}

/** Runs the rules between the fields of a screen. The data has passed the screen's schema. */
function fieldDiagnostics(name: ScreenName, data: object): FieldDiagnostic[] {
  if (name === 'lending') return loanDiagnostics(data as ScreenDefinition<'lending'>)
  if (name === 'invitation') return invitationDiagnostics(data as ScreenDefinition<'invitation'>)
  return name === 'entry' ? entryScreenDiagnostics(data as ScreenDefinition<'entry'>) : []
}

function statedContent(
  texts: readonly TextReference[],
  statements: readonly Statement[],
  isIn: (path: Path) => boolean,
): StatedContent {
  const statedIn = (belongs: (path: Path) => boolean) => ({
    texts: texts.filter(({ path }) => belongs(path)).map(({ value }) => value),
    facts: new Set(statements.filter(({ path }) => belongs(path)).flatMap((statement) => Object.keys(statement.facts))),
  })
  return {
    ...statedIn(isIn),
    notes: statedIn((path) => isIn(path) && path.includes('annotationLists')),
    terms: statedIn((path) => isIn(path) && path.includes('terms')),
  }
}

/** Returns the paths of a screen's pages: the entry pages share one file. */
function pagesOf(name: ScreenName, data: object): Path[] {
  return name === 'entry'
    ? Object.keys((data as ScreenDefinition<'entry'>).campaigns).map((id) => ['campaigns', id])
    : [[]]
}

/** Returns a cap of the offers on an entry page; undefined if there is none. */
function capOf(page: Path, data: object): number | null | undefined {
  const { campaigns } = data as Partial<ScreenDefinition<'entry'>>
  const campaign = campaigns && Object.entries(campaigns).find(([name]) => name === page.at(-1))
  return campaign?.[1].promotions.map(({ maximumGrantPoint }) => maximumGrantPoint).find((cap) => cap !== null)
}

function isBelow(page: Path, path: Path): boolean {
  return page.every((step, index) => path[index] === step)
}

/** Checks the requirements of a screen, for each entry page separately. */
function requiredDiagnostics({
  name,
  file,
  data,
  references,
  statements,
  requirements,
  positionOf,
}: LintedScreen): Diagnostic[] {
  const concerned = new Set(subjects.filter((subject) => subject === name))
  return pagesOf(name, data).flatMap((page) => {
    const stated = statedContent(references.texts, statements, (path) => isBelow(page, path))
    return requirementDiagnostics(requirements, concerned, stated, (part) => {
      const at = [...page, part === 'terms' ? 'terms' : 'annotationLists']
      return { file, field: at.join('.'), ...positionOf(at) }
    })
  })
}

/** Returns all diagnostics that need only the screen's own file. */
export function lintScreen(screen: LintedScreen): Diagnostic[] {
  const { name, file, data, references, provider, vocabulary, positionOf } = screen
  const { texts, links } = references
  const hasPeriod = name === 'entry' || name === 'invitation'
  return [
    ...locateDiagnostics(
      file,
      [
        ...fieldDiagnostics(name, data),
        ...assumedDiagnostics(data),
        ...screenShareDiagnostics(name, data),
        ...appPathDiagnostics(data),
        ...screenPlanDiagnostics(name, data, screen.planned),
      ],
      positionOf,
    ),
    ...periodTextDiagnostics(name, data, texts),
    ...claimDiagnostics(texts, vocabulary),
    ...pagesOf(name, data).flatMap((page) => {
      const pageTexts = texts.filter(({ path }) => isBelow(page, path))
      return [
        ...capUnitDiagnostics(capOf(page, data), pageTexts),
        ...screenMarkDiagnostics(page, pageTexts),
        ...screenSeasons(page, data, pageTexts, vocabulary),
      ]
    }),
    ...[...pageTextsByOffer(texts).values()].flatMap(contradictionDiagnostics),
    ...(hasPeriod ? [] : urgencyDiagnostics(texts, undefined, vocabulary)),
    ...linkDiagnostics(links, provider),
    ...requiredDiagnostics(screen),
  ]
}
