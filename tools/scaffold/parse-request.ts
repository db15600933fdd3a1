import { isCampaignKind, kindDescriptions, type CampaignKind } from '#content-layer/common/campaign-kinds.ts'
import type { SharedKind } from '#content-layer/common/shared-kinds.ts'
import { campaignId, monthId, reservedCampaignIds } from '#schemas/ids.ts'

import { PlainError } from '../shared/plain-error.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'

const kinds = Object.entries(kindDescriptions).map(([kind, label]) => `      ${kind.padEnd(12)}${label}`)

const usage = `使い方: npm run new -- 作るもの（何も書かなければ、一つずつたずねます）
  npm run new -- 202309-1                     いちばん新しい月を写して、月を作る（計画の表をたずねる）
  npm run new -- 202309-1 --from 202308-1     選んだ月を写して、月を作る
  npm run new -- 202309-1 --empty             何もないところから、月を作る
  npm run new -- 202309-1 --plan plan.csv     計画の表から、月を作る（--from、--empty とも使える）
  npm run new -- 202309-1/cafe --kind rate    月にキャンペーンを足す。種類は
${kinds.join('\n')}
  npm run new -- note points-transfer         共通の注記を足す
  npm run new -- shared grant-times           共通の文（本文）を足す`

/** @throws PlainError with the usage */
export function refuse(message: string): never {
  throw new PlainError(`${message}\n${usage}`)
}

const maxIdLength = 100

/** Describes what is wrong with a name for a file; undefined if it is valid. */
export function findIdProblem(id: string): string | undefined {
  if (campaignId.safeParse(id).success)
    return id.length > maxIdLength ? `名前が長すぎます（${maxIdLength}字まで）。` : undefined
  return reservedCampaignIds.includes(id)
    ? `「${id}」は、このサイトかパソコンが使う名前です。別の名前にしてください。`
    : '半角の英小文字・数字・ハイフンで書いてください。'
}

/** Files that a call of the command creates. */
export type NewRequest =
  | { what: 'month'; month: string; from?: string | undefined; isEmpty: boolean; plan?: string | undefined }
  | { what: 'campaign'; month: string; id: string; kind: CampaignKind }
  | { what: SharedKind; name: string }

const options = {
  from: { type: 'string' },
  empty: { type: 'boolean' },
  plan: { type: 'string' },
  kind: { type: 'string' },
} as const

/** Options that apply to what is created. */
const optionsFor: Readonly<Record<NewRequest['what'], readonly string[]>> = {
  month: ['from', 'empty', 'plan'],
  campaign: ['kind'],
  note: [],
  fragment: [],
}

/** @throws PlainError if an argument would be ignored */
function refuseIgnored(what: NewRequest['what'], values: object, others: readonly string[]): void {
  const options = Object.keys(values).filter((name) => !optionsFor[what].includes(name))
  const ignored = [...others, ...options.map((name) => `--${name}`)]
  if (ignored.length > 0) refuse(`「${ignored.join(' ')}」は、ここには書けません。`)
}

/**
 * Parses the command's arguments.
 * @throws PlainError if they are incomplete or invalid
 */
export function parseRequest(args: readonly string[]): NewRequest {
  const { positionals, values } = parseCommand({ usage, options, maxArguments: Infinity, args })
  const [first = '', second, ...others] = positionals
  if (first === 'note' || first === 'shared') {
    const problem = findIdProblem(second ?? '')
    // Authors know a fragment by its folder, `shared/`.
    const what = first === 'note' ? 'note' : 'fragment'
    const kindWord = what === 'note' ? '注記' : '共通の文'
    if (second === undefined || problem !== undefined) return refuse(`${kindWord}の名前: ${problem ?? ''}`)
    refuseIgnored(what, values, others)
    return { what, name: second }
  }
  const [month = '', id, ...more] = first.split('/')
  if (!monthId.safeParse(month).success) refuse(`月を 202309-1 のように書いてください（いまは「${month}」）。`)
  refuseIgnored(id === undefined ? 'month' : 'campaign', values, [...more, ...positionals.slice(1)])
  if (values.from !== undefined && values.empty === true) refuse('--from と --empty は、どちらか一つを書いてください。')
  if (id === undefined)
    return { what: 'month', month, from: values.from, isEmpty: values.empty === true, plan: values.plan }
  const problem = findIdProblem(id)
  if (problem !== undefined) refuse(`キャンペーンの名前: ${problem}`)
  const { kind = '' } = values
  if (!isCampaignKind(kind)) return refuse('--kind に、キャンペーンの種類を書いてください。')
  return { what: 'campaign', month, id, kind }
}
