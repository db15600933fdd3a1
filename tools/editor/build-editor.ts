import { contentFile, engineFile } from '#editor/engine/engine-client.ts'
import { initialValuesFile } from '#editor/form/initial-values.ts'

import { ContentCache } from '../content/content-cache.ts'
import { readContentFolder } from '../content/read-content-cached.ts'
import { editorPath, type PreviewPart } from '../shared/preview-part.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'
import { bundleEditor } from './bundle-editor.ts'
import { bundleEngine } from './bundle-engine.ts'
import { packContent } from './pack-content.ts'
import { readEditorBackend } from './editor-backend.ts'
import { readInitialValues } from './read-initial-values.ts'
import { createEditorPolicy } from './editor-page.ts'

/** `now` is a fixed time in milliseconds since 1970, for tests; by default it is the device's. */
type EditorOptions = {
  location?: SiteLocation | undefined
  environment?: Readonly<Record<string, string | undefined>>
  now?: number
}

/**
 * Builds the files of the form editor for a content folder: the page and its scripts (`bundle-editor.ts`), the engine in
 * its worker (`bundle-engine.ts`), and the content that it opens with. `environment` decides where it saves.
 */
export async function buildEditor(
  folder: string,
  { location, environment = process.env, now }: EditorOptions = {},
): Promise<PreviewPart> {
  const backend = readEditorBackend(environment)
  const url = `${location?.basePath ?? ''}/${editorPath}`
  const content = await readContentFolder(folder, ContentCache.empty())
  const { script, scriptSources } = await bundleEngine(content, { location, ...(now !== undefined && { now }) })
  const policy = createEditorPolicy(backend, scriptSources)
  const files = await bundleEditor(policy, { backend, url })
  return {
    files: new Map([...files, [engineFile, Buffer.from(script)]]),
    // Saving changes these, and a reloaded editor needs what was saved. The other files take seconds to bundle; of the
    // content they contain only some of the provider's data and a cache of drawings.
    current: new Map([
      [contentFile, () => packContent(folder)],
      [initialValuesFile, async () => Buffer.from(JSON.stringify((await readInitialValues(folder)) ?? null))],
    ]),
    policy,
  }
}
