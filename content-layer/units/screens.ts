import { screenNames, screens as schemas, type ScreenName } from '#schemas/screens.ts'

import { collectReferences } from '../read/fields/collect.ts'
import { readText, type ContentFile } from '../read/files/content-files.ts'
import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { factsOfProvider } from '../terms/derive-facts.ts'
import { guardParsing, type Guard } from '../read/guard-parsing.ts'
import { readTexts } from '../rules/sentences.ts'
import { lintScreen } from '../rules/judge-screen.ts'
import type { TextReading } from '../reading.ts'
import { checkYaml } from './check-yaml.ts'
import type { Screens, ScreenEntry, SharedContent } from './units.ts'

function nothingBut(...diagnostics: Diagnostic[]): ScreenEntry {
  return { images: [], links: [], diagnostics }
}

function readScreen(name: ScreenName, file: string, text: string, shared: SharedContent, guard: Guard): ScreenEntry {
  const { provider, requirements } = shared
  const { data, diagnostics, yaml, statements } = checkYaml(file, text, schemas[name], factsOfProvider(provider), {
    guard,
    phrases: shared.phrases,
  })
  if (!data) return nothingBut(...diagnostics)
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
  }
}

/** Reads the content of every screen; a missing file is a diagnostic. */
export function readScreens(
  { folder, cache, guard }: TextReading,
  files: readonly ContentFile[],
  shared: SharedContent,
): Screens {
  const entries = screenNames.map((name): [ScreenName, ScreenEntry] => {
    const file = `screens/${name}.yaml`
    if (!files.some(({ path }) => path === file)) {
      return [name, nothingBut(diagnosticIn(file, { kind: 'missing-file', details: { file: `${name}.yaml` } }))]
    }
    const { text, diagnostics } = readText(folder, file)
    return [
      name,
      diagnostics.length > 0
        ? nothingBut(...diagnostics)
        : cache.get('screen', name, cache.keyOf(shared.hash, text), () =>
            // Two steps: parsing the file, and validating it.
            guardParsing(guard, file, () => readScreen(name, file, text, shared, guard), nothingBut, 2),
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
  }
}
