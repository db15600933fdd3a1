import path from 'node:path'

import { showInvisible } from '#schemas/invisible-characters.ts'

import { ContentCache } from './content-cache.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { siteContent, type ContentSource } from './content-source.ts'
import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'
import { describeDiagnostic, formatDiagnostic, sentenceOf } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { Published } from '#content-layer/load/reading.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { readContentFolder } from './read-folder.ts'
import { severityOf } from '#content-layer/diagnostics/severity.ts'

const root = process.cwd()

/** Where processed pictures are stored, next to the other caches. */
export const pictureStoreFolder = path.join(path.dirname(siteContent.cacheFile), 'pictures')

/** The check works without its cache, only slower, so a failed save does not hide its diagnostics. */
function reportUnsaved(error: unknown): void {
  const reason = showInvisible(error instanceof Error ? error.message : String(error))
  console.error(`お知らせ: 確かめた結果を次のために取っておけませんでした（${reason}）。`)
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
 * Reads the content with the cache of previous runs and saves the new results: at once, or, in watch mode, when idle.
 * The code is assumed not to change while a process runs. `now` and `published` are as for `readContent`.
 */
export async function readContentCached(
  source: ContentSource = siteContent,
  cacheWrites: 'at once' | 'when idle' = 'at once',
  now?: number,
  published?: Published,
): Promise<Content> {
  const salt = lastRun?.salt ?? (await codeFingerprint(root))
  const cache = lastRun?.source === source ? lastRun.cache.next() : ContentCache.open(source.cacheFile, salt)
  const content = await readContentFolder(source.folder, cache, now, published)
  const run = { salt, cache, source }
  lastRun = run
  clearTimeout(saving)
  if (cacheWrites === 'at once') await save(run)
  else saving = setTimeout(() => void save(run), idleTime)
  return content
}

const texts = {
  toFix: (count: number) => `直すところが${count}件あります。`,
  inOrder: (months: number, campaigns: number) => `問題ありません（${months}か月、${campaigns}キャンペーン）。`,
  toLookAt: (count: number) =>
    `確かめてほしいところが${count}件あります（公開は止まりません）。そのままでよければ、その行か上の行に「確認ずみ: 理由」と書きます（書き方は content/README.md）`,
  lookedAt: (count: number) => `確認ずみが${count}件あります（npm run check -- --all で見られます）。`,
  because: (reason: string) => `確認ずみ: ${reason}`,
}

/**
 * Prints every error, one per line, or a summary if there is none, and the number of warnings without a suppression.
 * Returns true if there is no error.
 */
export function reportContent({ diagnostics, warnings, months, campaigns }: Content): boolean {
  for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic))
  console.log(diagnostics.length > 0 ? texts.toFix(diagnostics.length) : texts.inOrder(months.length, campaigns.length))
  const open = warnings.filter(({ reason }) => reason === undefined)
  if (open.length > 0) console.log(`\n${texts.toLookAt(open.length)}`)
  return diagnostics.length === 0
}

/**
 * Prints every warning without a suppression and the number of the others, or all warnings with the reasons that the
 * files give.
 */
export function reportWarnings({ warnings }: Content, detail: 'open' | 'all' = 'open'): void {
  for (const warning of warnings) if (warning.reason === undefined) console.log(formatDiagnostic(warning))
  const settled = warnings.filter(({ reason }) => reason !== undefined)
  if (settled.length > 0) console.log(`\n${texts.lookedAt(settled.length)}`)
  if (detail === 'all')
    for (const warning of settled)
      console.log(`${formatDiagnostic(warning)}  （${showInvisible(texts.because(warning.reason ?? ''))}）`)
}

/** Returns every error and warning with its message and hint, as JSON for other programs. */
export function diagnosticsAsJson({ diagnostics, warnings }: Content): string {
  const rows = [...diagnostics, ...warnings].map((diagnostic: Warning) => {
    const { file, line, column, field, kind, reason } = diagnostic
    const severity = severityOf(kind)
    return {
      file,
      line,
      column,
      field,
      kind,
      severity,
      ...describeDiagnostic(diagnostic),
      ...(reason === undefined ? {} : { reason }),
    }
  })
  return JSON.stringify({ diagnostics: rows }, null, 2)
}

function escapeAnnotation(text: string, isProperty: boolean): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return isProperty ? escaped.replaceAll(':', '%3A').replaceAll(',', '%2C') : escaped
}

/**
 * Returns every error and warning as a workflow command of GitHub Actions, which shows it next to its line in a pull
 * request: an error, a warning, or a notice where a suppression gives a reason.
 */
export function diagnosticsAsAnnotations({ diagnostics, warnings }: Content): string[] {
  return [...diagnostics, ...warnings].map((diagnostic: Warning) => {
    const { file, line, column, field, kind, reason } = diagnostic
    const { message, hint } = describeDiagnostic(diagnostic)
    const level = severityOf(kind) === 'error' ? 'error' : reason === undefined ? 'warning' : 'notice'
    const properties = `file=${escapeAnnotation(file, true)},line=${line},col=${column},title=${escapeAnnotation(`${field} ${kind}`, true)}`
    const because = reason === undefined ? '' : ` （${texts.because(reason)}）`
    return `::${level} ${properties}::${escapeAnnotation(showInvisible(`${sentenceOf(diagnostic, message)} → ${hint}${because}`), false)}`
  })
}
