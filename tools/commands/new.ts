import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { campaignId, monthId, reservedCampaignIds } from '#schemas/primitives.ts'

import { readContentCached } from '../content/read-content-cached.ts'
import type { Diagnostic } from '#content-layer/diagnostics/diagnostic.ts'
import { groupBy } from '#domain/group-by.ts'
import { fileOfShared } from '#content-layer/common/shared-kinds.ts'
import { reviewKeyword } from '#content-layer/rules/review/review-marks.ts'
import { campaignKinds, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'
import { siteContent } from '../content/content-source.ts'
import { draftPicture, draftPictures } from '#content-layer/scaffold/draft-pictures.ts'
import type { NewCampaign } from '#content-layer/scaffold/kinds/parts.ts'
import { newCampaign } from '#content-layer/scaffold/new-campaign.ts'
import { listCampaign, newMonth, newNote, newPiece } from '#content-layer/scaffold/new-month.ts'
import { PlainError } from '../shared/plain-error.ts'
import { commandTime } from '../shared/command-time.ts'
import { takeWriteLock } from './build-lock.ts'
import { fromWhereCalled, makeMonthFromPlan } from './new-from-plan.ts'
import { offersOn } from './offers-on.ts'
import { copyMonth, exists, makeFolder, writeTogether } from './write-content.ts'

const kinds = Object.entries(campaignKinds).map(([kind, label]) => `      ${kind.padEnd(12)}${label}`)

const usage = `使い方: npm run new -- 作るもの（何も書かなければ、一つずつたずねます）
  npm run new -- 202309-1                     いちばん新しい月を写して、月を作る（計画の表をたずねる）
  npm run new -- 202309-1 --from 202308-1     選んだ月を写して、月を作る
  npm run new -- 202309-1 --empty             何もないところから、月を作る
  npm run new -- 202309-1 --plan plan.csv     計画の表から、月を作る（--from、--empty とも使える）
  npm run new -- 202309-1/cafe --kind rate    月にキャンペーンを足す。種類は
${kinds.join('\n')}
  npm run new -- note points-transfer         共通の注記を足す
  npm run new -- shared grant-times           共通の文（本文）を足す`

function refuse(message: string): never {
  throw new PlainError(`${message}\n${usage}`)
}

const maxIdLength = 100

/** What is wrong with a name for a file; undefined for one that will do. */
function problemOfId(id: string): string | undefined {
  if (campaignId.safeParse(id).success)
    return id.length > maxIdLength ? `名前が長すぎます（${maxIdLength}字まで）。` : undefined
  return reservedCampaignIds.includes(id)
    ? `「${id}」は、このサイトかパソコンが使う名前です。別の名前にしてください。`
    : '半角の英小文字・数字・ハイフンで書いてください。'
}

type NewRequest =
  | { what: 'month'; month: string; from?: string | undefined; isEmpty: boolean; plan?: string | undefined }
  | { what: 'campaign'; month: string; id: string; kind: CampaignKind }
  | { what: 'note' | 'shared'; name: string }

/** Maximum number of lines that list what is left to do. */
const maxLines = 10

const campaigns = path.join(siteContent.folder, 'campaigns')

async function existingMonths(): Promise<string[]> {
  return (await readdir(campaigns)).filter((name) => monthId.safeParse(name).success).sort()
}

function isKind(value: string | undefined): value is CampaignKind {
  return value !== undefined && Object.hasOwn(campaignKinds, value)
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        empty: { type: 'boolean' },
        plan: { type: 'string' },
        kind: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** What the arguments ask for. */
function understand(args: readonly string[]): NewRequest {
  const { positionals, values } = readArguments(args)
  const [first = '', second] = positionals
  if (first === 'note' || first === 'shared') {
    const problem = problemOfId(second ?? '')
    const what = first === 'note' ? '注記' : '共通の文'
    if (second === undefined || problem !== undefined) return refuse(`${what}の名前: ${problem ?? ''}`)
    return { what: first, name: second }
  }
  const [month = '', id, ...more] = first.split('/')
  if (!monthId.safeParse(month).success) refuse(`月を 202309-1 のように書いてください（いまは「${month}」）。`)
  if (second !== undefined || more.length > 0) refuse(`「${[second, ...more].join(' ')}」は、ここには書けません。`)
  if (id === undefined)
    return { what: 'month', month, from: values.from, isEmpty: values.empty === true, plan: values.plan }
  const problem = problemOfId(id)
  if (problem !== undefined) refuse(`キャンペーンの名前: ${problem}`)
  if (!isKind(values.kind)) return refuse('--kind に、キャンペーンの種類を書いてください。')
  return { what: 'campaign', month, id, kind: values.kind }
}

type Question = (
  prompt: string,
  isGood: (input: string) => boolean,
  remedy: string | ((input: string) => string),
) => Promise<string>

/** Asks in the terminal, each question again until the answer will do. */
async function inTerminal<Answer>(ask: (question: Question) => Promise<Answer>): Promise<Answer> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await ask(async (prompt, isGood, remedy) => {
      for (;;) {
        const input = (await terminal.question(`${prompt} `)).trim()
        if (isGood(input)) return input
        console.log(`  ${typeof remedy === 'string' ? remedy : remedy(input)}`)
      }
    })
  } finally {
    terminal.close()
  }
}

/** Asks for the plan of a new month; undefined where there is none. */
async function askForPlan(question: Question): Promise<string | undefined> {
  const input = await question(
    '計画の表（率、上限、期間を決めた CSV のファイル。なければ、そのまま Enter）',
    (file) => file === '' || existsSync(fromWhereCalled(file)),
    (file) => `${file} がありません。`,
  )
  return input === '' ? undefined : input
}

async function ask(question: Question): Promise<NewRequest> {
  const isId = (input: string) => problemOfId(input) === undefined
  const idRemedy = (input: string) => problemOfId(input) ?? ''
  const what = await question(
    '何を作りますか（1 月  2 キャンペーン  3 共通の注記  4 共通の文）',
    (input) => /^[1-4]$/.test(input),
    '1、2、3、4 のどれかを打ってください。',
  )
  if (what === '3') return { what: 'note', name: await question('注記の名前（例: points-transfer）', isId, idRemedy) }
  if (what === '4') return { what: 'shared', name: await question('共通の文の名前（例: grant-times）', isId, idRemedy) }
  const months = await existingMonths()
  const isMonth = (input: string) => monthId.safeParse(input).success
  if (what === '1') {
    const month = await question('新しい月（例: 202309-1）', isMonth, '202309-1 のように書いてください。')
    const from = await question(
      `どの月を写しますか（${months.join('、')}。何も打たなければ、何もないところから作ります）`,
      (input) => input === '' || months.includes(input),
      'ある月を書くか、そのまま Enter を押してください。',
    )
    return { what: 'month', month, from, isEmpty: from === '' }
  }
  const month = await question(
    `どの月に足しますか（${months.join('、')}）`,
    (input) => months.includes(input),
    'ある月を書いてください。',
  )
  const id = await question('キャンペーンの名前（例: cafe）', isId, idRemedy)
  const names = Object.keys(campaignKinds)
  const list = Object.values(campaignKinds).map((label, index) => `${index + 1} ${label}`)
  const number = await question(
    `種類（${list.join('  ')}）`,
    (input) => names[Number(input) - 1] !== undefined,
    `1 から ${names.length} までの数字を打ってください。`,
  )
  const kind = names[Number(number) - 1]
  return isKind(kind) ? { what: 'campaign', month, id, kind } : refuse('種類がわかりません。')
}

/** A campaign's files by their names below its month: its pictures, and last its own. */
function filesOf(campaign: NewCampaign): [name: string, text: string][] {
  return [...Object.entries(draftPictures(campaign)), [`${campaign.id}.mdx`, newCampaign(campaign)]]
}

async function readProvider() {
  const { shared } = await readContentCached()
  return shared.provider ?? refuse('provider.yaml を先に直してください（npm run check）。')
}

/** The month to copy. */
function existingMonth(source = '', months: readonly string[]): string {
  if (!months.includes(source)) refuse(`写すもとの月 ${source} がありません。あるのは: ${months.join('、')}`)
  return source
}

async function makePlannedMonth(month: string, from: string | undefined, sheet: string): Promise<string[]> {
  const content = await readContentCached()
  const count = await makeMonthFromPlan({ campaigns, content, month, from, sheet })
  return [
    `${month} を、計画（${path.basename(sheet)}）の${count}件のキャンペーンで作りました。計画は ${month}/plan.csv になり、項目と違えば、これからも check が教えます。`,
    '率、上限、期間、付与の日、エントリー、ポイント、商品は、計画から書いてあります。',
  ]
}

/** Returns how to add a plan to a month that was created without one. */
function hintOnPlan(month: string): string {
  return `計画の表（CSV）があれば、campaigns/${month}/plan.csv に置きます。項目と違うところを、check が教えます。`
}

async function makeMonth({ month, from, isEmpty, plan }: Extract<NewRequest, { what: 'month' }>): Promise<string[]> {
  const months = await existingMonths()
  if (await exists(path.join(campaigns, month))) refuse(`${month} はもうあります。上書きはしません。`)
  if (plan !== undefined)
    return makePlannedMonth(month, isEmpty ? undefined : existingMonth(from ?? months.at(-1), months), plan)
  if (isEmpty) {
    const provider = await readProvider()
    const id = '8th-day'
    const files = new Map([
      ...filesOf({ kind: 'eighth-day', id, month, provider }),
      ['images/month.svg', draftPicture(month, 750, 500)],
      ['month.yaml', newMonth(id)],
    ])
    await makeFolder(path.join(campaigns, month), files)
    return [
      `${month} を作りました。8日のキャンペーンが入っています。決めるところに「見直す」の印があります。`,
      hintOnPlan(month),
      `キャンペーンを足すには: npm run new -- ${month}/名前 --kind 種類`,
    ]
  }
  const source = existingMonth(from ?? months.at(-1), months)
  await copyMonth(campaigns, source, month)
  return [
    `${month} を ${source} から作りました。日付は移し、見直すところに「見直す」の印をつけました。`,
    'いらないキャンペーンは、ファイルと、month.yaml の campaigns: の行を消します。',
    hintOnPlan(month),
    `キャンペーンを足すには: npm run new -- ${month}/名前 --kind 種類`,
  ]
}

async function makeCampaign({ month, id, kind }: Extract<NewRequest, { what: 'campaign' }>): Promise<string[]> {
  const folder = path.join(campaigns, month)
  const monthFile = path.join(folder, 'month.yaml')
  if (!(await exists(monthFile))) refuse(`${month} がありません。先に npm run new -- ${month} で月を作ってください。`)
  if (await exists(path.join(folder, `${id}.mdx`))) refuse(`${month}/${id} はもうあります。上書きはしません。`)
  const provider = await readProvider()
  const files = new Map(filesOf({ kind, id, month, provider }))
  // A picture of that name is the author's and is not replaced.
  for (const name of files.keys()) if (await exists(path.join(folder, name))) files.delete(name)
  files.set('month.yaml', listCampaign(await readFile(monthFile, 'utf8'), id))
  const offered = await offersOn(siteContent.folder, files, provider.cardName)
  const named = [...files].map(([name, text]) => [path.join('campaigns', month, name), text] as const)
  await writeTogether(siteContent.folder, new Map([...offered, ...named]), folder)
  return [
    `${month}/${id}.mdx（${campaignKinds[kind]}）を作り、month.yaml の最後に足しました。決めるところに「見直す」の印があります。`,
    '絵は仮のものです。images/ の同じ名前のファイルを、できあがった絵に置きかえます（.png などなら、書いてある名前も直し、仮の絵を消します）。',
    ...(kind === 'entry'
      ? [
          offered.size > 0
            ? 'screens/entry.yaml に、同じ率と上限の特典を足しました。終わった特典は消し、そのページの period と grantBy（promotions と同じ段）を合わせます。promotionKey は、サーバーの担当者と決めます。'
            : 'screens/entry.yaml で、終わった特典を消すか直し、同じ率と上限の特典を足し、そのページの period と grantBy（promotions と同じ段）を合わせます。promotionKey は、サーバーの担当者と決めます。',
        ]
      : kind === 'affiliate' || kind === 'items'
        ? ['行き先のホストを、provider.yaml の linkHosts に足します。']
        : []),
  ]
}

type NewTextRequest = Extract<NewRequest, { name: string }>

function fileOfText({ what, name }: NewTextRequest): string {
  return fileOfShared(what === 'note' ? 'note' : 'piece', name)
}

async function makeText(request: NewTextRequest): Promise<string[]> {
  const file = fileOfText(request)
  if (await exists(path.join(siteContent.folder, file))) refuse(`${file} はもうあります。上書きはしません。`)
  const { dir, base } = path.parse(file)
  const isNote = request.what === 'note'
  await writeTogether(path.join(siteContent.folder, dir), new Map([[base, isNote ? newNote : newPiece]]))
  const use = isNote
    ? `使うページの annotationLists に「- use: ${request.name}」と書きます。`
    : `使うキャンペーンの本文に <Shared use="${request.name}" /> と書きます。`
  return [`${file} を作りました。`, use]
}

/** Returns the path of the new folder or file, as the check names it. */
function directoryOf(request: NewRequest): string {
  const root = path.basename(siteContent.folder)
  if ('name' in request) return `${root}/${fileOfText(request)}`
  return request.what === 'month'
    ? `${root}/campaigns/${request.month}/`
    : `${root}/campaigns/${request.month}/${request.id}.mdx`
}

async function make(request: NewRequest): Promise<string[]> {
  const release = await takeWriteLock(siteContent.folder)
  try {
    if (request.what === 'month') return await makeMonth(request)
    return request.what === 'campaign' ? await makeCampaign(request) : await makeText(request)
  } finally {
    release()
  }
}

/** How much is left to do in each file, in ten lines at most. */
function summarize(diagnostics: readonly Diagnostic[]): string[] {
  const files = [...groupBy(diagnostics, ({ file }) => file)].map(([file, fileDiagnostics]) => {
    const marks = fileDiagnostics.filter(({ kind }) => kind === 'not-reviewed').length
    const others = fileDiagnostics.length - marks
    return `     ${file}  「${reviewKeyword}」の印 ${marks}${others > 0 ? `、ほかに直すところ ${others}` : ''}`
  })
  return files.length <= maxLines
    ? files
    : [...files.slice(0, maxLines - 1), `     ほかに${files.length - maxLines + 1}ファイル`]
}

const args = process.argv.slice(2)

/** Asks for what the arguments leave open: everything if there are none, and the plan of a month. */
async function askForRest(question: Question): Promise<NewRequest> {
  const request = args.length > 0 ? understand(args) : await ask(question)
  const isUnplanned = request.what === 'month' && request.plan === undefined
  return isUnplanned ? { ...request, plan: await askForPlan(question) } : request
}

if (args.includes('--help')) console.log(usage)
else if (args.length === 0 && !process.stdin.isTTY) refuse('何を作るかを書いてください。')
else {
  const request = process.stdin.isTTY ? await inTerminal(askForRest) : understand(args)
  const [done = '', ...next] = await make(request)
  const directory = directoryOf(request)
  const isPlanned = request.what === 'month' && request.plan !== undefined
  const todo = [
    ...next,
    `${isPlanned ? '例の金額など、計画にない' : '率、上限、例の金額などの'}項目を決めます。文の中の数と日付は、項目から出ます。`,
    '印のある行を読み、言葉を決めてから、印を消します。どの行かは、npm run check が教えます。いま残っているもの:',
  ]
  console.log(`${done}\n\nつぎにすること\n${todo.map((line, index) => `  ${index + 1}. ${line}`).join('\n')}\n`)
  const { diagnostics } = await readContentCached(undefined, undefined, commandTime())
  const newDiagnostics = diagnostics.filter(({ file }) => file.startsWith(directory))
  for (const line of summarize(newDiagnostics)) console.log(line)
  console.log(
    `\n  ${todo.length + 1}. npm run dev で、http://localhost:3000/campaigns/ から見ます。くわしくは content/README.md`,
  )
}
