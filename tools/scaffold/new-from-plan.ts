import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { monthFromPlan, type SourceMonth } from '#content-layer/scaffold/month-from-plan.ts'
import { textLimits } from '#content-layer/common/limits.ts'
import { readPlan } from '#content-layer/plan/read-plan.ts'
import type { Content } from '#content-layer/load/read-content.ts'

import { PlainError } from '../shared/plain-error.ts'
import { readPlainFile } from '../shared/read-plain-file.ts'
import { offersOn } from './offers-on.ts'
import { makeFolder, writeTogether } from './write-content.ts'

type Options = {
  /** The folder of the months, and the content read from it. */
  campaigns: string
  content: Content
  month: string
  /** Month of the planned campaigns to copy; undefined for none. */
  from: string | undefined
  /** Path of the sheet, relative to the caller's folder. */
  sheet: string
}

/** Resolves a path from the caller's folder, because npm always runs commands in the project's folder. */
export function fromWhereCalled(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file)
}

function readSheet(sheet: string): Uint8Array {
  try {
    return readPlainFile(fromWhereCalled(sheet), textLimits.sheetBytes)
  } catch (error) {
    throw new PlainError(`${sheet} が読めません（${error instanceof Error ? error.message : String(error)}）。`)
  }
}

/** Reads the month to copy, with the texts of its campaigns that have no error. */
async function readSource({ campaigns, content, from }: Options): Promise<SourceMonth | undefined> {
  if (from === undefined) return undefined
  const sourceCampaigns = content.campaigns.filter((unit) => unit.month === from)
  const read = sourceCampaigns.map(async ({ id, definition }) => {
    const text = await readFile(path.join(campaigns, from, `${id}.mdx`), 'utf8')
    return definition ? [[id, { text: text.replaceAll(/\r\n?/g, '\n'), definition }] as const] : []
  })
  const text = await readFile(path.join(campaigns, from, 'month.yaml'), 'utf8')
  return { month: from, text, campaigns: new Map((await Promise.all(read)).flat()) }
}

/** Lists the pictures of a month's folder, by their names below it. */
async function listPictures(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'images'), { recursive: true }).catch(() => [])
  return names.map((name) => `images/${name.replaceAll('\\', '/')}`).filter((name) => /\.\w+$/.test(name))
}

/**
 * Creates a month from a plan, which is stored with it. Returns the number of campaigns.
 * @throws PlainError if the plan has errors; nothing is created
 */
export async function makeMonthFromPlan(options: Options): Promise<number> {
  const { campaigns, content, month, from, sheet } = options
  const bytes = readSheet(sheet)
  const { rows, diagnostics } = readPlan(month, path.basename(sheet), bytes)
  const { provider } = content.shared
  if (!provider) throw new PlainError('provider.yaml を先に直してください（npm run check）。')
  if (diagnostics.length > 0) {
    const errors = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))
    throw new PlainError(['計画に直すところがあります。何も作っていません。', ...errors].join('\n'))
  }
  const { files, isUsed } = monthFromPlan({ month, rows, source: await readSource(options), provider })
  const allFiles = new Map<string, string | Uint8Array>([...files, ['plan.csv', bytes]])
  if (from !== undefined)
    for (const name of (await listPictures(path.join(campaigns, from))).filter(isUsed))
      allFiles.set(name, readPlainFile(path.join(campaigns, from, name)))
  const folder = path.join(campaigns, month)
  await makeFolder(folder, allFiles)
  const offered = await offersOn(path.dirname(campaigns), files, provider.cardName)
  if (offered.size > 0) await writeTogether(path.dirname(campaigns), offered, folder)
  return rows.length
}
