import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Content } from '#content-layer/read-content.ts'
import type { Starts } from '#editor/form/new-entries.ts'

import { ContentCache } from '../content/content-cache.ts'
import { readContentFolder } from '../content/read-folder.ts'
import { editorPath, type MakePart } from '../shared/preview-part.ts'
import type { SiteLocation } from '../shared/site-location.ts'
import { bundleEditor } from './bundle-editor.ts'
import { bundleEngine } from './bundle-engine.ts'
import { packContent } from './pack-content.ts'
import { readEditorBackend } from './editor-backend.ts'
import { editorPolicy } from './editor-page.ts'

/** What new entries begin from: the newest month of the content; undefined where there is none, or no provider. */
async function startsOf(folder: string, { months, shared }: Content): Promise<Starts | undefined> {
  const month = months
    .map((unit) => unit.month)
    .sort()
    .at(-1)
  if (month === undefined || !shared.provider) return undefined
  const { baseRate, cardName } = shared.provider
  const monthText = await readFile(path.join(folder, 'campaigns', month, 'month.yaml'), 'utf8')
  return { month, monthText, provider: { baseRate, cardName } }
}

/** `now` is a fixed time in milliseconds since 1970, for tests; by default it is the device's. */
type EditorOptions = {
  location?: SiteLocation | undefined
  environment?: Readonly<Record<string, string | undefined>>
  now?: number
}

/**
 * The form editor of a content folder, for where an environment says that it saves, by default this process's, at a
 * location, by default the provider's own.
 */
export function editorOf(folder: string, { location, environment = process.env, now }: EditorOptions = {}): MakePart {
  return async () => {
    const backend = readEditorBackend(environment)
    const address = `${location?.basePath ?? ''}/${editorPath}`
    const content = await readContentFolder(folder, ContentCache.open(undefined, ''))
    const { script, scriptSources } = await bundleEngine(content, { location, ...(now !== undefined && { now }) })
    const policy = editorPolicy(backend, scriptSources)
    const [files, packed] = await Promise.all([
      bundleEditor(policy, { backend, address, starts: await startsOf(folder, content) }),
      packContent(folder),
    ])
    return { files: new Map([...files, ['engine.js', Buffer.from(script)], ['content.json', packed]]), policy }
  }
}
