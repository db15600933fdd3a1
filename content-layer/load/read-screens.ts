import { screenNames, screens as schemas, type ScreenName } from '#schemas/screens.ts'

import { sortNewestFirst } from '../common/days.ts'
import { collectReferences } from '../source/fields/collect-references.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { deriveProviderFacts } from '../placeholders/given-facts.ts'
import { guardParsing, type Guard } from '../source/guard-parsing.ts'
import { normalizeTexts } from '../rules/sentences.ts'
import { lintScreen } from '../rules/lint-screen.ts'
import type { PlannedRow } from '../plan/planned.ts'
import type { TextReadContext } from './read-context.ts'
import { checkYaml } from './read-yaml.ts'
import type { Plans } from './read-plans.ts'
import type { Screens, ScreenEntry, SharedContent } from '../entries/entries.ts'

/** Returns the path of a screen's file below the content folder. */
function fileOfScreen(name: ScreenName): string {
  return `screens/${name}.yaml`
}

/** Returns the entry of a screen that could not be read. */
function unreadScreen(...diagnostics: Diagnostic[]): ScreenEntry {
  return { images: [], links: [], diagnostics }
}

/** A screen's file with its text, and its rows in plans. */
type ScreenText = { name: ScreenName; file: string; text: string; planned: readonly PlannedRow[] }

/** Parses a screen's file and checks it. The rules between its fields need the provider. */
function readScreen({ name, file, text, planned }: ScreenText, shared: SharedContent, guard: Guard): ScreenEntry {
  const { provider, requirements, phrases } = shared
  const schema = schemas[name]
  const read = checkYaml({ file, text }, schema, { given: deriveProviderFacts(provider), guard, phrases })
  const { data, diagnostics, removed, statements } = read
  if (!data) return { ...unreadScreen(...diagnostics), removed }
  const { positionOf } = read.yaml
  const collected = collectReferences(file, schema, data, positionOf)
  const references = { ...collected, texts: normalizeTexts(collected.texts) }
  const { images, links, texts, publishTimes } = references
  const screen = { name, file, data, references, statements, requirements, phrases, planned, positionOf }
  return {
    data,
    images,
    links,
    statements: statements.map(({ path, facts }) => ({ file, ...positionOf(path), facts, path })),
    texts,
    publishTimes,
    diagnostics: [...diagnostics, ...(provider ? lintScreen({ ...screen, provider }) : [])],
    removed,
  }
}

/**
 * Returns the rows about a screen from the newest plan with such rows, because the decisions of previous months no
 * longer apply.
 */
function findPlanned(name: ScreenName, plans: Plans): readonly PlannedRow[] {
  const plannedScreens = [...plans].map(([month, { screens }]) => ({
    month,
    rows: screens.filter(({ id }) => id.split('/')[1] === name),
  }))
  return sortNewestFirst(plannedScreens.filter(({ rows }) => rows.length > 0))[0]?.rows ?? []
}

/** Reads a screen's file, from the cache if its text, its plan and the shared content are unchanged. */
function readScreenFile(
  { folder, cache, guard }: TextReadContext,
  name: ScreenName,
  planned: readonly PlannedRow[],
  shared: SharedContent,
): ScreenEntry {
  const file = fileOfScreen(name)
  const { text, diagnostics } = readText(folder, file)
  if (diagnostics.length > 0) return unreadScreen(...diagnostics)
  const read = () =>
    guardParsing(guard, {
      file,
      work: () => readScreen({ name, file, text, planned }, shared, guard),
      // Parsing the file, and validating it.
      steps: 2,
      refuse: unreadScreen,
    })
  return cache.get('screen', name, cache.keyOf(shared.cacheKey, text, JSON.stringify(planned)), read)
}

/** Reads the content of every screen; a missing file is a diagnostic. */
export function readScreens(
  context: TextReadContext,
  files: readonly ContentFile[],
  shared: SharedContent,
  plans: Plans,
): Screens {
  const entries = screenNames.map((name): [ScreenName, ScreenEntry] => {
    const file = fileOfScreen(name)
    const exists = files.some(({ path }) => path === file)
    if (exists) return [name, readScreenFile(context, name, findPlanned(name, plans), shared)]
    return [name, unreadScreen(diagnosticIn(file, { kind: 'missing-file', details: { file: `${name}.yaml` } }))]
  })
  return {
    data: new Map(
      entries.flatMap(([name, { data }]): [ScreenName, object][] => (data === undefined ? [] : [[name, data]])),
    ),
    images: entries.flatMap(([, { images }]) => images),
    links: entries.flatMap(([, { links }]) => links),
    statements: entries.flatMap(([, { statements = [] }]) => statements),
    texts: new Map(entries.map(([name, { texts = [] }]) => [name, texts])),
    publishTimes: entries.flatMap(([, { publishTimes = [] }]) => publishTimes),
    diagnostics: entries.flatMap(([, { diagnostics }]) => diagnostics),
    removed: entries.flatMap(([, { removed = [] }]) => removed),
  }
}
