import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { policiesFile } from '../hosting/internal-files.ts'
import { nginxFile } from '../hosting/nginx-file.ts'

/** What a page of the review may load: its style sheet and its pictures. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const policies = {
  'review/index.html': policy,
  'review/approvals/index.html': `${policy}; script-src 'self'`,
  'review/calendar/index.html': policy,
}

/**
 * Adds the review's pages to the settings of those hosts that send a policy for each page; they would block all that a
 * page unknown to them loads. A preview below a path has no such settings.
 */
export async function writeHostFiles(folder: string): Promise<void> {
  const file = path.join(folder, policiesFile)
  if (!existsSync(file)) return
  const known = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
  const all = { ...known, ...policies }
  await writeFile(file, JSON.stringify(all))
  await writeFile(path.join(folder, 'nginx.conf'), nginxFile(new Map(Object.entries(all))))
}
