import { reviewKeyword } from '#content-layer/rules/review/review-marks.ts'
import { groupBy } from '#domain/group-by.ts'

import { siteContent } from '../content/content-source.ts'
import { readContentCached } from '../content/read-content-cached.ts'
import { createFiles, getOutputPath } from '../scaffold/create-content.ts'
import { listExistingMonths } from '../scaffold/create-month.ts'
import { parseRequest, refuse } from '../scaffold/parse-request.ts'
import { promptForMissing, promptInTerminal } from '../scaffold/prompts.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { takeWriteLock } from './support/build-lock.ts'

const args = process.argv.slice(2)

if (args.length === 0 && !process.stdin.isTTY) refuse('何を作るかを書いてください。')
const request = process.stdin.isTTY
  ? await promptInTerminal(async (question) => promptForMissing(args, await listExistingMonths(siteContent), question))
  : parseRequest(args)
const release = await takeWriteLock(siteContent.folder)
const [done = '', ...next] = await createFiles(siteContent, request).finally(release)
console.log(`${done}\n`)
printNextSteps(next, await countOpenWork(getOutputPath(siteContent, request)))

/** Counts the review marks and the other diagnostics in what was created, a line for each file. */
async function countOpenWork(outputPath: string): Promise<string[]> {
  const { diagnostics } = await readContentCached(siteContent, readCommandTime())
  const newDiagnostics = diagnostics.filter(({ file }) => file.startsWith(outputPath))
  return [...groupBy(newDiagnostics, ({ file }) => file)].map(([file, fileDiagnostics]) => {
    const marks = fileDiagnostics.filter(({ kind }) => kind === 'not-reviewed').length
    const others = fileDiagnostics.length - marks
    return `     ${file}  「${reviewKeyword}」の印 ${marks}${others > 0 ? `、ほかに直すところ ${others}` : ''}`
  })
}

/** Prints what the author has to do next, as a numbered list; the open work is below the step that it belongs to. */
function printNextSteps(steps: readonly string[], openWork: readonly string[]): void {
  const isPlanned = request.what === 'month' && request.plan !== undefined
  const decide = `${isPlanned ? '例の金額など、計画にない' : '率、上限、例の金額などの'}項目を決めます。文の中の数と日付は、項目から出ます。`
  const review =
    '印のある行を読み、言葉を決めてから、印を消します。どの行かは、npm run check が教えます。いま残っているもの:'
  const look = 'npm run dev で、http://localhost:3000/campaigns/ から見ます。くわしくは content/README.md'
  const numbered = [...steps, decide, review, look].map((step, index) => `  ${index + 1}. ${step}`)
  console.log(['つぎにすること', ...numbered.slice(0, -1), '', ...openWork, '', ...numbered.slice(-1)].join('\n'))
}
