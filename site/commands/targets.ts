import { ownContent, type ContentSource } from '../content-layer/content-source.ts'
import { outFolder, previewFolder } from './root.ts'
import type { SiteLocation } from './site-location.ts'

/**
 * What can be built: from which content, where it goes, whether it answers its own calls, and where it is published if
 * not where the provider's content says.
 */
export type Target = {
  name: string
  folder: string
  content: ContentSource
  isPreview: boolean
  location?: SiteLocation | undefined
}

/** What `npm run build` makes and `npm start` serves. */
export const production: Target = { name: 'production', folder: outFolder, content: ownContent, isPreview: false }

/** What `npm run preview` makes, with the sandbox in it (D19). */
export const preview: Target = { name: 'preview', folder: previewFolder, content: ownContent, isPreview: true }
