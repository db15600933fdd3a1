import type { ProviderDefinition } from '#schemas/files/provider.ts'
import { type Requirement, requirementTargets } from '#schemas/files/requirements.ts'
import type { ScreenName, ScreenDefinition } from '#schemas/screens.ts'

import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Path, PositionOf } from '../diagnostics/diagnostic.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import type { PlannedRow } from '../plan/planned.ts'
import type { EntryPage } from '../schedule/promotions.ts'
import type { References } from '../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../source/fields/explain-issue.ts'
import { isWithin } from '../source/fields/paths.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import { checkContradictions } from './agreement/contradictions.ts'
import { groupTextsByOffer } from './agreement/page-texts.ts'
import { checkClaims, checkUrgency } from './claims/refused-phrases.ts'
import { type StatedContent, checkRequirements } from './claims/requirements.ts'
import { checkLinkTargets } from './links/link-targets.ts'
import { checkLoans } from './loans/loans.ts'
import { compareScreenWithPlan } from './plan/compare-screens.ts'
import { checkCapScopes } from './rates/cap-scopes.ts'
import { checkScreenMarks } from './references/marks.ts'
import { checkEntryScreen } from './screens/entry-screen.ts'
import { checkInvitationScreen } from './screens/invitation-screen.ts'
import { type ScreenPage, checkPromisedPeriods } from './screens/promised-periods.ts'
import { checkSeasonsOfPeriod } from './time/seasons.ts'
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
  phrases: CompiledPhrases
  /** Decisions about the screen in the newest plan that mentions it. */
  planned: readonly PlannedRow[]
  positionOf: PositionOf
}

/** Runs the rules of one screen between its fields. The data has passed the screen's schema. */
function checkFieldsByName(name: ScreenName, data: object): FieldDiagnostic[] {
  if (name === 'lending') return checkLoans(data as ScreenDefinition<'lending'>)
  if (name === 'invitation') return checkInvitationScreen(data as ScreenDefinition<'invitation'>)
  return name === 'entry' ? checkEntryScreen(data as ScreenDefinition<'entry'>) : []
}

/** Runs the rules between the fields of a screen. */
function checkFields({ name, data, planned }: LintedScreen): FieldDiagnostic[] {
  return [
    ...checkFieldsByName(name, data),
    ...checkAssumedFields(data),
    ...checkScreenShareTexts(name, data),
    ...compareScreenWithPlan(name, data, planned),
  ]
}

/** Collects what the page at a path of a screen's file states. */
function collectStatedContent({ references, statements }: LintedScreen, pagePath: Path): StatedContent {
  const collectFrom = (belongs: (path: Path) => boolean) => {
    const isOnPage = ({ path }: { path: Path }) => isWithin(path, pagePath) && belongs(path)
    return {
      texts: references.texts.filter(isOnPage).map(({ value }) => value),
      facts: new Set(statements.filter(isOnPage).flatMap(({ facts }) => Object.keys(facts))),
    }
  }
  return {
    ...collectFrom(() => true),
    notes: collectFrom((path) => path.includes('annotationLists')),
    terms: collectFrom((path) => path.includes('terms')),
  }
}

/** Returns the pages of a screen, with their paths in its file: the entry pages share one. */
function listPages(name: ScreenName, data: object): ScreenPage[] {
  if (name !== 'entry') return [{ at: [], page: data }]
  const { campaigns } = data as ScreenDefinition<'entry'>
  return Object.entries(campaigns).map(([id, page]) => ({ at: ['campaigns', id], page }))
}

/** Returns a cap of the offers on an entry page, in points; undefined if there is none. */
function findCap(page: Partial<ScreenDefinition<'entry'>['campaigns'][EntryPage]>): number | null | undefined {
  return page.promotions?.map(({ maximumGrantPoint }) => maximumGrantPoint).find((cap) => cap !== null)
}

/** Checks the requirements of a screen, for each entry page separately. */
function checkRequiredStatements(screen: LintedScreen): Diagnostic[] {
  const { name, file, data, requirements, positionOf } = screen
  return listPages(name, data).flatMap(({ at }) =>
    checkRequirements({
      requirements,
      targets: new Set(requirementTargets.filter((target) => target === name)),
      content: collectStatedContent(screen, at),
      positionOf: (part) => {
        const path = [...at, part === 'terms' ? 'terms' : 'annotationLists']
        return { file, field: path.join('.'), ...positionOf(path) }
      },
    }),
  )
}

/** Returns all diagnostics that need only the screen's own file. */
export function lintScreen(screen: LintedScreen): Diagnostic[] {
  const { name, file, data, references, provider, phrases, positionOf } = screen
  const { texts, links } = references
  const pages = listPages(name, data)
  const hasPeriod = name === 'entry' || name === 'invitation'
  return [
    ...locateDiagnostics(file, checkFields(screen), positionOf),
    ...(hasPeriod ? checkPromisedPeriods(pages, texts) : []),
    ...checkClaims(texts, phrases),
    ...pages.flatMap(({ at, page }) => {
      const pageTexts = texts.filter(({ path }) => isWithin(path, at))
      return [
        ...checkCapScopes(findCap(page), pageTexts),
        ...checkScreenMarks(at, pageTexts),
        ...checkSeasonsOfPeriod(pageTexts, page.period, phrases),
      ]
    }),
    ...[...groupTextsByOffer(texts).values()].flatMap(checkContradictions),
    ...(hasPeriod ? [] : checkUrgency(texts, undefined, phrases)),
    ...checkLinkTargets(links, provider),
    ...checkRequiredStatements(screen),
  ]
}
