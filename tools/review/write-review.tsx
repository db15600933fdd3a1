import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { renderToStaticMarkup } from 'react-dom/server'

import { bundleScript } from '../shared/bundling/bundle-script.ts'
import { ApprovalsPage } from './report/approvals-page.tsx'
import { ChangesPage } from './report/changes-page.tsx'
import type { Review } from './report/review.ts'

const doctype = '<!DOCTYPE html>'

/** Writes the review's pages, its style sheet and its script into a folder. */
export async function writeReview(folder: string, review: Review): Promise<void> {
  await mkdir(path.join(folder, 'approvals'), { recursive: true })
  const texts = {
    'index.html': doctype + renderToStaticMarkup(<ChangesPage review={review} />),
    'approvals/index.html': doctype + renderToStaticMarkup(<ApprovalsPage approvals={review.approvals} />),
    'sign.js': await bundleScript(path.join(import.meta.dirname, 'sign', 'sign.ts')),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text)
  for (const file of ['review.css', 'icon.svg'])
    await copyFile(path.join(import.meta.dirname, 'report', file), path.join(folder, file))
}
