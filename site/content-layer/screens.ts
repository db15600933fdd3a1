import { subjects } from '#schemas/requirements.ts'
import { screenNames, screens as schemas, type ScreenDefinition, type ScreenName } from '#schemas/screens.ts'

import { dateOf, periodSpan, writeDay } from './calendar.ts'
import { collectReferences, type ImageReference, type Reference } from './collect.ts'
import type { ContentCache } from './content-cache.ts'
import { readText, type ContentFile } from './content-files.ts'
import { diagnosticIn, type Diagnostic } from './diagnostic.ts'
import { factsOfProvider } from './facts/derive-facts.ts'
import { placeStatements, type Stated, type Statement } from './facts/fill-text.ts'
import { hashOf } from './hash.ts'
import { claimDiagnostics, urgencyDiagnostics } from './rules/claims.ts'
import { completenessDiagnostics, type Said } from './rules/completeness.ts'
import { linkDiagnostics } from './rules/links.ts'
import { loanDiagnostics } from './rules/loans.ts'
import { farYearDiagnostics, midnightDiagnostics, numberOfDay } from './rules/time.ts'
import { checkYaml, type SharedContent } from './shared-content.ts'
import { locateDiagnostics, type FieldDiagnostic } from './validate.ts'

/** A screen's file after reading: its content if valid, and its references. */
export type ScreenUnit = {
  data?: object
  images: ImageReference[]
  links: Reference[]
  statements?: Stated[]
  diagnostics: Diagnostic[]
}

/** The content of the screens by name, as far as it could be read. */
export type Screens = {
  data: ReadonlyMap<ScreenName, object>
  images: ImageReference[]
  links: Reference[]
  statements: Stated[]
  diagnostics: Diagnostic[]
}

function nothingBut(...diagnostics: Diagnostic[]): ScreenUnit {
  return { images: [], links: [], diagnostics }
}

function readScreen(name: ScreenName, file: string, text: string, shared: SharedContent): ScreenUnit {
  const given = factsOfProvider(shared.provider)
  const { data, diagnostics, yaml, statements } = checkYaml(file, text, schemas[name], given)
  if (!data) return nothingBut(...diagnostics)
  const { images, links, texts } = collectReferences(file, schemas[name], data, yaml.positionOf)
  const fields = screenDiagnostics(name, data)
  return {
    data,
    images,
    links,
    statements: placeStatements(file, statements, yaml.positionOf),
    diagnostics: [
      ...diagnostics,
      ...locateDiagnostics(file, fields, yaml.positionOf),
      ...claimDiagnostics(texts),
      ...(hasPeriod(name) ? [] : urgencyDiagnostics(texts, undefined)),
      ...(shared.provider ? linkDiagnostics(links, shared.provider) : []),
      ...completenessDiagnostics(
        shared.requirements,
        new Set(subjects.filter((subject) => subject === name)),
        whatIsSaid(texts, statements),
        { file, field: 'annotationLists', ...yaml.positionOf(['annotationLists']) },
      ),
    ],
  }
}

function whatIsSaid(texts: readonly Reference[], statements: readonly Statement[]): Said {
  const facts = new Set(statements.flatMap((statement) => Object.keys(statement.facts)))
  const notes = texts.filter(({ field }) => field.startsWith('annotationLists'))
  const said = texts.map(({ value }) => value)
  return { texts: said, facts, notes: { texts: notes.map(({ value }) => value), facts, used: [] } }
}

function hasPeriod(name: ScreenName): boolean {
  return name === 'entry' || name === 'invitation'
}

/** The rules between the fields of a screen. Its data has passed the schema of its name. */
function screenDiagnostics(name: ScreenName, data: object): FieldDiagnostic[] {
  if (name === 'lending') return loanDiagnostics(data as ScreenDefinition<'lending'>)
  if (name === 'invitation') return midnightDiagnostics((data as ScreenDefinition<'invitation'>).period)
  if (name !== 'entry') return []
  return Object.entries((data as ScreenDefinition<'entry'>).campaigns).flatMap(([id, { period, grantBy, facts }]) => {
    const path = ['campaigns', id]
    const last = periodSpan(period).last
    const years = [dateOf(periodSpan(period).first).year, dateOf(last).year] as const
    const found = [...midnightDiagnostics(period, path), ...farYearDiagnostics(facts, years, path)]
    if (grantBy !== undefined && numberOfDay(grantBy) < last)
      found.push({
        path: [...path, 'grantBy'],
        kind: 'grant-before-end',
        details: { grantBy, end: writeDay(dateOf(last)) },
      })
    return found
  })
}

/** Reads the content of every screen; a missing file is a diagnostic. */
export function readScreens(
  root: string,
  files: readonly ContentFile[],
  shared: SharedContent,
  cache: ContentCache,
): Screens {
  const units = screenNames.map((name): [ScreenName, ScreenUnit] => {
    const file = `screens/${name}.yaml`
    if (!files.some(({ path }) => path === file)) {
      return [name, nothingBut(diagnosticIn(file, { kind: 'missing-file', details: { file: `${name}.yaml` } }))]
    }
    const { text, diagnostics } = readText(root, file)
    return [
      name,
      diagnostics.length > 0
        ? nothingBut(...diagnostics)
        : cache.get('screen', name, hashOf(shared.hash, text), () => readScreen(name, file, text, shared)),
    ]
  })
  return {
    data: new Map(
      units.flatMap(([name, { data }]): [ScreenName, object][] => (data === undefined ? [] : [[name, data]])),
    ),
    images: units.flatMap(([, { images }]) => images),
    links: units.flatMap(([, { links }]) => links),
    statements: units.flatMap(([, { statements = [] }]) => statements),
    diagnostics: units.flatMap(([, { diagnostics }]) => diagnostics),
  }
}
