import type { Diagnostic } from '#content-layer/diagnostics/diagnostic.ts'
import { reviewKeyword } from '#content-layer/rules/review/review-marks.ts'
import { groupBy } from '#domain/group-by.ts'

import { siteContent } from '../content/content-source.ts'
import { readContentCached } from '../content/read-content-cached.ts'
import { createFiles, outputPathOf } from '../scaffold/create-content.ts'
import { parseRequest, refuse } from '../scaffold/parse-request.ts'
import { promptForMissing, promptInTerminal } from '../scaffold/prompts.ts'
import { commandTime } from '../shared/settings/command-time.ts'
import { takeWriteLock } from './support/build-lock.ts'

/** Summarizes the remaining work, a line for each file. */
function summarize(diagnostics: readonly Diagnostic[]): string[] {
  return [...groupBy(diagnostics, ({ file }) => file)].map(([file, fileDiagnostics]) => {
    const marks = fileDiagnostics.filter(({ kind }) => kind === 'not-reviewed').length
    const others = fileDiagnostics.length - marks
    return `     ${file}  「${reviewKeyword}」の印 ${marks}${others > 0 ? `、ほかに直すところ ${others}` : ''}`
  })
}

const args = process.argv.slice(2)

if (args.length === 0 && !process.stdin.isTTY) refuse('何を作るかを書いてください。')
const request = process.stdin.isTTY
  ? await promptInTerminal((question) => promptForMissing(args, question))
  : parseRequest(args)
const release = await takeWriteLock(siteContent.folder)
const [done = '', ...next] = await createFiles(request).finally(release)
const outputPath = outputPathOf(request)
const isPlanned = request.what === 'month' && request.plan !== undefined
const todo = [
  ...next,
  `${isPlanned ? '例の金額など、計画にない' : '率、上限、例の金額などの'}項目を決めます。文の中の数と日付は、項目から出ます。`,
  '印のある行を読み、言葉を決めてから、印を消します。どの行かは、npm run check が教えます。いま残っているもの:',
]
console.log(`${done}\n\nつぎにすること\n${todo.map((line, index) => `  ${index + 1}. ${line}`).join('\n')}\n`)
const { diagnostics } = await readContentCached(undefined, commandTime())
const newDiagnostics = diagnostics.filter(({ file }) => file.startsWith(outputPath))
for (const line of summarize(newDiagnostics)) console.log(line)
console.log(
  `\n  ${todo.length + 1}. npm run dev で、http://localhost:3000/campaigns/ から見ます。くわしくは content/README.md`,
)
