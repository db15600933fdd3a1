import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { globSync } from 'tinyglobby'

import type { Content } from '#content-layer/load/read-content.ts'

import { readContentCached } from '../content/read-content-cached.ts'
import {
  formatAnnotations,
  formatDiagnosticsAsJson,
  explainLine,
  reportContent,
  reportWarnings,
} from '../content/report-content.ts'
import { siteContent } from '../content/content-source.ts'
import { followContent } from '../content/follow-content.ts'
import { readPublishedTexts } from '../content/published-texts.ts'
import { PlainError } from '../shared/plain-error.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'

const usage = `使い方: npm run check
  コンテンツの直すところを、一行に一つずつ表示します。ないときは 0、あるときは 1 で終わります。
  確かめてほしいところは、直さなくても 0 で終わります。
  npm run check -- --all           確認ずみのところと、その理由も表示する
  npm run check -- --watch         保存するたびに確かめる
  npm run check -- --explain FILE:LINE  その行について、出したことと、出さなかったことと、そのわけを表示する
  npm run -s check -- --json       ほかのプログラムのために JSON で書く
  npm run -s check -- --annotations  GitHub のプルリクエストの行に出る形で書く`

const { values: args } = parseCommand({
  usage,
  options: {
    all: { type: 'boolean' },
    watch: { type: 'boolean' },
    explain: { type: 'string' },
    json: { type: 'boolean' },
    annotations: { type: 'boolean' },
  },
})
// Read before the content, so that a mistake in the option is reported at once.
const explained = args.explain === undefined ? undefined : parsePosition(args.explain)

/*
 * Heap growth in percent that triggers V8's garbage collection, by default up to 300. A check of a thousand campaigns
 * then takes 330 MB instead of 400, in the same time.
 */
setFlagsFromString('--heap-growing-percent=100')

await check()
if (args.watch) followContent(checkAgain)

/** Reads the content, prints its diagnostics in the chosen form, and sets the exit code. */
async function check(): Promise<void> {
  const content = await readContentCached(siteContent, readCommandTime(), readPublishedTexts(siteContent.folder))
  if (args.json) console.log(formatDiagnosticsAsJson(content))
  else if (args.annotations) for (const line of formatAnnotations(content)) console.log(line)
  else if (explained) explain(content, explained)
  else {
    reportContent(content)
    reportWarnings(content, args.all ? 'all' : 'open')
  }
  process.exitCode = content.diagnostics.length === 0 ? 0 : 1
}

/**
 * Prints what the check found on a line, and what it does not show of that.
 * @throws PlainError if nothing was found because there is no such file
 */
function explain(content: Content, { file, line }: { file: string; line: number }): void {
  const lines = explainLine(content, file, line)
  if (lines.length === 0 && !isContentFile(file))
    throw new PlainError(`${file} というファイルは、${path.basename(siteContent.folder)}/ にありません。`)
  for (const text of lines.length > 0 ? lines : [`${file}:${line} では、何も見つかっていません。`]) console.log(text)
}

function isContentFile(file: string): boolean {
  const files = globSync('**/*', { cwd: siteContent.folder, dot: true })
  return files.some((found) => `/${path.basename(siteContent.folder)}/${found}`.endsWith(`/${file}`))
}

/** Checks the content again, below the time. */
async function checkAgain(): Promise<void> {
  console.log(`\n── ${new Date().toLocaleTimeString('ja-JP')} ──`)
  await check()
}

/**
 * Parses the position that `--explain` asks about: content/….mdx:12.
 * @throws PlainError with the usage for any other text
 */
function parsePosition(text: string): { file: string; line: number } {
  const [, file, line] = /^(.+):([1-9]\d*)$/u.exec(text) ?? []
  if (file === undefined)
    throw new PlainError(`--explain には、ファイルと行を「content/….mdx:12」のように書いてください。\n${usage}`)
  return { file: file.replace(/^\.\//u, ''), line: Number(line) }
}
