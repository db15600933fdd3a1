import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'

import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { monthFromPlan } from '#content-layer/scaffold/month-from-plan.ts'
import { textLimits } from '#content-layer/common/text-limits.ts'
import { readPlan } from '#content-layer/plan/read-plan.ts'
import type { Content } from '#content-layer/load/read-content.ts'

import { openFolderOnDisk } from '../content/read-content-cached.ts'
import { PlainError } from '../shared/plain-error.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import { makeFolder, writeAllOrNone } from './write-files.ts'

type Options = {
  /** The content folder and its parsed content. */
  root: string
  content: Content
  month: string
  /** Month of the planned campaigns to copy; undefined for none. */
  from: string | undefined
  /** Path of the sheet, relative to the caller's folder. */
  sheet: string
}

/** Resolves a path from the caller's folder, because npm always runs commands in the project's folder. */
export function resolveFromCaller(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file)
}

function readSheet(sheet: string): Uint8Array {
  const file = resolveFromCaller(sheet)
  if (!existsSync(file)) throw new PlainError(`${sheet} というファイルはありません。名前と置き場所を確かめてください。`)
  try {
    return readPlainFile(file, textLimits.sheetBytes)
  } catch (error) {
    throw new PlainError(`${sheet} が読めません（${error instanceof Error ? error.message : String(error)}）。`)
  }
}

/**
 * Creates a month from a plan, which is stored with it. Returns the number of campaigns.
 * @throws PlainError if the plan has errors; nothing is created
 */
export async function makeMonthFromPlan({ root, content, month, from, sheet: file }: Options): Promise<number> {
  const sheet = readSheet(file)
  const { rows, diagnostics } = readPlan(path.basename(file), sheet)
  const { provider } = content.shared
  if (!provider) throw new PlainError('provider.yaml を先に直してください（npm run check）。')
  if (diagnostics.length > 0) {
    const errors = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))
    throw new PlainError(['計画に直すところがあります。何も作っていません。', ...errors].join('\n'))
  }
  const { files } = monthFromPlan({ month, from, rows, sheet }, openFolderOnDisk(root), content, provider)
  const below = `campaigns/${month}/`
  const ownFiles = [...files].flatMap(([name, text]) =>
    name.startsWith(below) ? [[name.slice(below.length), text] as const] : [],
  )
  const folder = path.join(root, below)
  await makeFolder(folder, new Map(ownFiles))
  const others = new Map([...files].filter(([name]) => !name.startsWith(below)))
  try {
    if (others.size > 0) await writeAllOrNone(root, others, folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return rows.length
}
