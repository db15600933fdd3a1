import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'

import { isCampaignKind, kindDescriptions } from '#content-layer/common/campaign-kinds.ts'
import { monthId } from '#schemas/ids.ts'

import { resolveFromCaller } from './new-from-plan.ts'
import { parseRequest, findIdProblem, refuse, type NewRequest } from './parse-request.ts'

/** Asks for an input and returns it; after an invalid one, prints the remedy and asks again. */
export type Question = (
  prompt: string,
  isValid: (input: string) => boolean,
  remedy: string | ((input: string) => string),
) => Promise<string>

/** Characters that a Japanese keyboard types where an id has a hyphen. */
const hyphenLikes = /[‐‑‒–—―−ーｰ]/g

/** Corrects what a Japanese keyboard types in place of ASCII: 1 for １, `202309-1` for `２０２３０９－１` and `202309ー1`. */
export function normalizeInput(typed: string): string {
  return typed.normalize('NFKC').replace(hyphenLikes, '-')
}

/** Opens the terminal for questions, and returns what `ask` makes of the answers; full-width ones are accepted. */
export async function promptInTerminal<Answer>(ask: (question: Question) => Promise<Answer>): Promise<Answer> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await ask(async (prompt, isValid, remedy) => {
      for (;;) {
        const typed = (await terminal.question(`${prompt} `)).trim()
        const input = [typed, normalizeInput(typed)].find((candidate) => isValid(candidate))
        if (input !== undefined) return input
        console.log(`  ${typeof remedy === 'string' ? remedy : remedy(typed)}`)
      }
    })
  } finally {
    terminal.close()
  }
}

/** Removes the quotation marks and backslashes that a terminal adds to the path of a file dropped on it. */
export function unquotePath(typed: string): string {
  return typed.replace(/^(['"])(.*)\1$/, '$2').replaceAll('\\ ', ' ')
}

/** Asks for the plan of a new month; undefined if there is none. */
async function promptForPlan(question: Question): Promise<string | undefined> {
  const input = await question(
    '計画の表（率、上限、期間を決めた CSV のファイル。なければ、そのまま Enter）',
    (file) => file === '' || existsSync(resolveFromCaller(unquotePath(file))),
    (file) => `${file} がありません。`,
  )
  return input === '' ? undefined : unquotePath(input)
}

async function promptForId(question: Question, prompt: string): Promise<string> {
  return question(
    prompt,
    (input) => findIdProblem(input) === undefined,
    (input) => findIdProblem(input) ?? '',
  )
}

/** Answer for a month that copies no other. */
const noMonth = 'なし'

async function promptForMonth(question: Question, months: readonly string[]): Promise<NewRequest> {
  const month = await question(
    '新しい月（例: 202309-1）',
    (input) => monthId.safeParse(input).success && !months.includes(input),
    (input) =>
      months.includes(normalizeInput(input)) ? `${input} はもうあります。` : '202309-1 のように書いてください。',
  )
  const newest = months.at(-1)
  if (newest === undefined) return { what: 'month', month, isEmpty: true }
  const from = await question(
    `どの月を写しますか（${months.join('、')}。そのまま Enter なら ${newest}、「${noMonth}」なら、何もないところから作ります）`,
    (input) => input === '' || input === noMonth || months.includes(input),
    `ある月か「${noMonth}」を書くか、そのまま Enter を押してください。`,
  )
  if (from === noMonth) return { what: 'month', month, isEmpty: true }
  // Without a month to copy, `createMonth` copies the newest one.
  return { what: 'month', month, from: from === '' ? undefined : from, isEmpty: false }
}

async function promptForCampaign(question: Question, months: readonly string[]): Promise<NewRequest> {
  const month = await question(
    `どの月に足しますか（${months.join('、')}）`,
    (input) => months.includes(input),
    'ある月を書いてください。',
  )
  const id = await promptForId(question, 'キャンペーンの名前（例: cafe）')
  const kinds = Object.keys(kindDescriptions).filter(isCampaignKind)
  const list = Object.values(kindDescriptions).map((label, index) => `${index + 1} ${label}`)
  const number = await question(
    `種類（${list.join('  ')}）`,
    (input) => kinds[Number(input) - 1] !== undefined,
    `1 から ${kinds.length} までの数字を打ってください。`,
  )
  const kind = kinds[Number(number) - 1] ?? refuse('種類がわかりません。')
  return { what: 'campaign', month, id, kind }
}

async function promptForRequest(question: Question, months: readonly string[]): Promise<NewRequest> {
  const what = await question(
    '何を作りますか（1 月  2 キャンペーン  3 共通の注記  4 共通の文）',
    (input) => /^[1-4]$/.test(input),
    '1、2、3、4 のどれかを打ってください。',
  )
  if (what === '1') return promptForMonth(question, months)
  if (what === '2') return promptForCampaign(question, months)
  return what === '3'
    ? { what: 'note', name: await promptForId(question, '注記の名前（例: points-transfer）') }
    : { what: 'fragment', name: await promptForId(question, '共通の文の名前（例: grant-times）') }
}

/** Asks for missing arguments: all of them if there are none, and the plan of a month. `months` exist already. */
export async function promptForMissing(
  args: readonly string[],
  months: readonly string[],
  question: Question,
): Promise<NewRequest> {
  const request = args.length > 0 ? parseRequest(args) : await promptForRequest(question, months)
  const isUnplanned = request.what === 'month' && request.plan === undefined
  return isUnplanned ? { ...request, plan: await promptForPlan(question) } : request
}
