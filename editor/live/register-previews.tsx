import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'

import { inOwnRoot } from '../fields/own-root.tsx'
import { collections } from '../form/make-config.ts'
import { fileOfEntry } from './entry-file.ts'
import { LivePreview } from './live-preview.tsx'
import { Session } from './session.ts'
import { rememberSaved } from './use-live-text.ts'

/** Shows the page of the entry that is open beside its form; `address` is the folder of the editor's files. */
export function registerPreviews(address: string): void {
  const session = new Session(address)
  const Preview = inOwnRoot(({ entry, getCollection }: CustomPreviewTemplateProps) => (
    <LivePreview
      session={session}
      entry={{ get: (name): unknown => entry.get(name as 'data', undefined) }}
      getCollection={getCollection}
    />
  ))
  // Collections of single files go by the names of these.
  for (const { name, files } of collections)
    for (const shown of files?.map((file) => file.name) ?? [name]) CMS.registerPreviewTemplate(shown, Preview)
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const file = fileOfEntry({ get: (name): unknown => entry.get(name as 'data', undefined) })
      if (file !== undefined) rememberSaved(file)
    },
  })
}
