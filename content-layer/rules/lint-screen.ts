import type { ProviderDefinition } from '#schemas/files/provider.ts'
import { type Requirement, subjects } from '#schemas/files/requirements.ts'
import type { ScreenName, ScreenDefinition } from '#schemas/screens.ts'

import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Path, PositionOf } from '../diagnostics/diagnostic.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import type { PlannedScreen } from '../plan/planned.ts'
import type { EntryPage } from '../schedule/promotions.ts'
import type { References, TextReference } from '../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { isWithin } from '../source/fields/paths.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import { checkContradictions } from './agreement/contradictions.ts'
import { groupTextsByOffer } from './agreement/page-texts.ts'
import { checkClaims, checkUrgency } from './claims/refused-phrases.ts'
import { type StatedContent, checkRequirements } from './claims/requirements.ts'
import { checkAppPaths } from './links/app-paths.ts'
import { checkLinkTargets } from './links/link-targets.ts'
import { checkLoans } from './loans/loans.ts'
import { compareScreenWithPlan } from './plan/compare-screens.ts'
import { checkCapUnits } from './rates/cap-units.ts'
import { checkScreenMarks } from './references/marks.ts'
import { checkEntryScreen } from './screens/entry-screen.ts'
import { checkInvitationScreen } from './screens/invitation-screen.ts'
import { type ScreenPage, checkPromisedPeriods } from './screens/promised-periods.ts'
import { checkScreenSeasons } from './screens/screen-seasons.ts'
import { checkScreenShareTexts } from './titles/share-texts.ts'
import { checkAssumedFields } from './values/assumed.ts'

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
  positionOf: PositionOf
}

/** Runs the rules between the fields of a screen. The data has passed the screen's schema. */
function checkFields(name: ScreenName, data: object): FieldDiagnostic[] {
  if (name === 'lending') return checkLoans(data as ScreenDefinition<'lending'>)
  if (name === 'invitation') return checkInvitationScreen(data as ScreenDefinition<'invitation'>)
  return name === 'entry' ? checkEntryScreen(data as ScreenDefinition<'entry'>) : []
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

/** Returns the pages of a screen, with their paths in its file: the entry pages share one. */
function listPages(name: ScreenName, data: object): ScreenPage[] {
  return name === 'entry'
    ? Object.entries((data as ScreenDefinition<'entry'>).campaigns).map(([id, page]) => ({
        at: ['campaigns', id],
        page,
      }))
    : [{ at: [], page: data }]
}

/** Returns a cap of the offers on an entry page, in points; undefined if there is none. */
function findCap(page: Partial<ScreenDefinition<'entry'>['campaigns'][EntryPage]>): number | null | undefined {
  return page.promotions?.map(({ maximumGrantPoint }) => maximumGrantPoint).find((cap) => cap !== null)
}

/** Checks the requirements of a screen, for each entry page separately. */
function checkRequiredStatements({
  name,
  file,
  data,
  references,
  statements,
  requirements,
  positionOf,
}: LintedScreen): Diagnostic[] {
  const concerned = new Set(subjects.filter((subject) => subject === name))
  return listPages(name, data).flatMap(({ at }) => {
    const stated = statedContent(references.texts, statements, (path) => isWithin(path, at))
    return checkRequirements(requirements, concerned, stated, (part) => {
      const path = [...at, part === 'terms' ? 'terms' : 'annotationLists']
      return { file, field: path.join('.'), ...positionOf(path) }
    })
  })
}

/** Returns all diagnostics that need only the screen's own file. */
export function lintScreen(screen: LintedScreen): Diagnostic[] {
  const { name, file, data, references, provider, vocabulary, positionOf } = screen
  const { texts, links } = references
  const pages = listPages(name, data)
  const hasPeriod = name === 'entry' || name === 'invitation'
  return [
    ...locateDiagnostics(
      file,
      [
        ...checkFields(name, data),
        ...checkAssumedFields(data),
        ...checkScreenShareTexts(name, data),
        ...checkAppPaths(data),
        ...compareScreenWithPlan(name, data, screen.planned),
      ],
      positionOf,
    ),
    ...(hasPeriod ? checkPromisedPeriods(pages, texts) : []),
    ...checkClaims(texts, vocabulary),
    ...pages.flatMap(({ at, page }) => {
      const pageTexts = texts.filter(({ path }) => isWithin(path, at))
      return [
        ...checkCapUnits(findCap(page), pageTexts),
        ...checkScreenMarks(at, pageTexts),
        ...checkScreenSeasons(page, pageTexts, vocabulary),
      ]
    }),
    ...[...groupTextsByOffer(texts).values()].flatMap(checkContradictions),
    ...(hasPeriod ? [] : checkUrgency(texts, undefined, vocabulary)),
    ...checkLinkTargets(links, provider),
    ...checkRequiredStatements(screen),
  ]
}
