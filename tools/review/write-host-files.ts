import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readPolicies } from '../hosting/published.ts'
import { policiesFile } from '../hosting/unserved-files.ts'
import { createHostingFiles } from '../hosting/host-config/hosting-files.ts'
import { formatHeaderPolicy } from '#site/render/content-security-policy.ts'
import { reviewPages } from './report/review-pages.ts'

const policies = Object.fromEntries(
  Object.values(reviewPages).map(({ folder: directory, policy }) => [
    `review/${directory}index.html`,
    formatHeaderPolicy(policy),
  ]),
)

/** Adds the review's pages to the settings of hosts, which would block their resources otherwise. */
export async function writeHostFiles(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, policiesFile))) return
  const files = createHostingFiles(new Map(Object.entries({ ...(await readPolicies(folder)), ...policies })))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
}
