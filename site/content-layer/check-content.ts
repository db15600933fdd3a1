import path from 'node:path'

import { showInvisible } from '#schemas/invisible-characters.ts'

import { ContentCache } from './content-cache.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { ownContent, type ContentSource } from './content-source.ts'
import type { Language } from './diagnostic.ts'
import { describeDiagnostic, formatDiagnostic } from './messages.ts'
import { readContent, type Content } from './read-content.ts'

const root = process.cwd()

/** The language of the reader's terminal: Japanese if the locale says so, otherwise English. */
export function readerLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale =
    environment['CHECK_LANGUAGE'] ?? environment['LC_ALL'] ?? environment['LC_MESSAGES'] ?? environment['LANG'] ?? ''
  return locale.toLowerCase().startsWith('ja') ? 'ja' : 'en'
}

/** Where processed pictures are stored, next to the other caches. */
export const pictureStoreFolder = path.join(path.dirname(ownContent.cacheFile), 'pictures')

/** The check works without its cache, only slower, so a failed save does not hide its diagnostics. */
function reportUnsaved(error: unknown): void {
  const reason = showInvisible(error instanceof Error ? error.message : String(error))
  const notes = {
    en: `note: what was checked could not be kept for the next run (${reason}).`,
    ja: `お知らせ: 確かめた結果を次のために取っておけませんでした（${reason}）。`,
  } satisfies Record<Language, string>
  console.error(notes[readerLanguage(process.env)])
}

type Run = { salt: string; cache: ContentCache; source: ContentSource }

let lastRun: Run | undefined

/** Saves the results for the next run. */
async function save({ salt, cache, source }: Run): Promise<void> {
  await cache.save(source.cacheFile, salt).catch(reportUnsaved)
}

/** How long a long-running process waits for the next change before it writes the cache, in milliseconds. */
const idleTime = 2_000

let saving: ReturnType<typeof setTimeout> | undefined

/**
 * Reads the content with the cache of earlier runs and saves the new results: at once, or, in watch mode, when idle.
 * The code is assumed not to change while a process runs.
 */
export async function readContentCached(
  source: ContentSource = ownContent,
  keep: 'at once' | 'when idle' = 'at once',
): Promise<Content> {
  const salt = lastRun?.salt ?? (await codeFingerprint(root))
  const cache = lastRun?.source === source ? lastRun.cache.next() : await ContentCache.open(source.cacheFile, salt)
  const content = await readContent(source.folder, cache)
  const run = { salt, cache, source }
  lastRun = run
  clearTimeout(saving)
  if (keep === 'at once') await save(run)
  else saving = setTimeout(() => void save(run), idleTime)
  return content
}

/** Prints every diagnostic, one per line, or a summary if there is none. Returns true if there is none. */
export function reportContent({ diagnostics, months, campaigns }: Content): boolean {
  const language = readerLanguage(process.env)
  for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic, language))
  const [summary, all] =
    language === 'ja'
      ? [
          `直すところが${diagnostics.length}件あります。`,
          `問題ありません（${months.length} か月、${campaigns.length} キャンペーン）。`,
        ]
      : [
          `${diagnostics.length} problem(s) to fix.`,
          `content is in order: ${months.length} months, ${campaigns.length} campaigns.`,
        ]
  console.log(diagnostics.length > 0 ? summary : all)
  return diagnostics.length === 0
}

/** Every diagnostic with its message and advice in the reader's language, as JSON for other programs. */
export function diagnosticsAsJson({ diagnostics }: Content): string {
  const language = readerLanguage(process.env)
  const rows = diagnostics.map((diagnostic) => {
    const { file, line, column, field, kind } = diagnostic
    return { file, line, column, field, kind, ...describeDiagnostic(diagnostic, language) }
  })
  return JSON.stringify({ diagnostics: rows }, null, 2)
}

/** Runs the content check and prints the outcome. Returns true if there is no diagnostic. */
export async function checkContent(): Promise<boolean> {
  return reportContent(await readContentCached())
}
