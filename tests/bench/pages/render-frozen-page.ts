import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { formatHeaderPolicy } from '#site/render/content-security-policy.ts'
import { createHostingFiles } from '#tools/hosting/host-config/hosting-files.ts'
import { policiesFile } from '#tools/hosting/unserved-files.ts'

import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { createRenderer } from '../support/create-renderer.ts'
import { readSources } from '../support/read-sources.ts'
import { comparedPage, frozenDocuments } from './frozen-page.ts'

/** Builds the compared page from the frozen documents as our build does, with its policy, and returns the folder. */
export async function renderFrozenPage(): Promise<string> {
  const { render } = await createRenderer(await readSources(frozenDocuments))
  const { html, policy } = await render(comparedPage)
  const folder = await temporaryFolder()
  const page = path.posix.join(comparedPage.slice(1), 'index.html')
  await mkdir(path.join(folder, comparedPage), { recursive: true })
  await writeFile(path.join(folder, page), html)
  await writeFile(
    path.join(folder, policiesFile),
    createHostingFiles(new Map([[page, formatHeaderPolicy(policy)]]))[policiesFile] ?? '',
  )
  return folder
}
