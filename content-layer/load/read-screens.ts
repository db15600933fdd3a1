import { screenNames, screens as schemas, type ScreenName } from '#schemas/screens.ts'

import { collectReferences } from '../source/fields/collect-references.ts'
import { readText, type ContentFile } from '../source/files/content-files.ts'
import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { factsOfProvider } from '../placeholders/derive-facts.ts'
import { guardParsing, type Guard } from '../source/guard-parsing.ts'
import { readTexts } from '../rules/sentences.ts'
import { lintScreen } from '../rules/lint-screen.ts'
import type { PlannedScreen } from '../plan/planned.ts'
import type { TextReading } from './read-context.ts'
import { checkYaml } from './read-yaml.ts'
import type { Plans } from './read-plans.ts'
import type { Screens, ScreenEntry, SharedContent } from '../entries/entries.ts'

function nothingBut(...diagnostics: Diagnostic[]): ScreenEntry {
  return { images: [], links: [], diagnostics }
}

/** Input for reading a screen: its name, its file and text, and its rows in plans. */
type Given = { name: ScreenName; file: string; text: string; planned: readonly PlannedScreen[] }

function readScreen({ name, file, text, planned }: Given, shared: SharedContent, guard: Guard): ScreenEntry {
  const { provider, requirements } = shared
  const { data, diagnostics, removed, yaml, statements } = checkYaml(
    file,
    text,
    schemas[name],
    factsOfProvider(provider),
    {
      guard,
      phrases: shared.phrases,
    },
  )
  if (!data) return { ...nothingBut(...diagnostics), removed }
  const { positionOf } = yaml
  const collected = collectReferences(file, schemas[name], data, positionOf)
  const references = { ...collected, texts: readTexts(collected.texts) }
  const { images, links, texts } = references
  const lintedProvider = provider
    ? lintScreen({
        name,
        file,
        data,
        references,
        statements,
        provider,
        requirements,
        vocabulary: shared.phrases,
        planned,
        positionOf,
      })
    : []
  return {
    data,
    images,
    links,
    statements: statements.map(({ path, facts }) => ({ file, ...positionOf(path), facts, path })),
    texts,
    publishTimes: references.publishTimes,
    diagnostics: [...diagnostics, ...lintedProvider],
    removed,
  }
}

/**
 * Returns the rows about a screen from the newest plan with such rows, because the decisions of previous months no
 * longer apply.
 */
function plannedOf(name: ScreenName, plans: Plans): readonly PlannedScreen[] {
  const plannedScreens = [...plans].map(([month, { screens }]) => ({
    month,
    rows: screens.filter(({ id }) => id.split('/')[1] === name),
  }))
  const newest = plannedScreens.filter(({ rows }) => rows.length > 0).sort((a, b) => (a.month < b.month ? 1 : -1))
  return newest[0]?.rows ?? []
}

/** Reads the content of every screen; a missing file is a diagnostic. */
export function readScreens(
  { folder, cache, guard }: TextReading,
  files: readonly ContentFile[],
  shared: SharedContent,
  plans: Plans,
): Screens {
  const entries = screenNames.map((name): [ScreenName, ScreenEntry] => {
    const file = `screens/${name}.yaml`
    if (!files.some(({ path }) => path === file)) {
      return [name, nothingBut(diagnosticIn(file, { kind: 'missing-file', details: { file: `${name}.yaml` } }))]
    }
    const { text, diagnostics } = readText(folder, file)
    const planned = plannedOf(name, plans)
    return [
      name,
      diagnostics.length > 0
        ? nothingBut(...diagnostics)
        : cache.get('screen', name, cache.keyOf(shared.hash, text, JSON.stringify(planned)), () =>
            // Two steps: parsing the file, and validating it.
            guardParsing(guard, file, () => readScreen({ name, file, text, planned }, shared, guard), nothingBut, 2),
          ),
    ]
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
