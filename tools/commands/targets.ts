import { siteContent, type ContentSource } from '../content/content-source.ts'
import { outFolder, previewFolder } from './project-paths.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'

/** What is built where. `location` is absent if the site is at the provider's own origin. */
export type Target = {
  name: string
  folder: string
  content: ContentSource
  isPreview: boolean
  location?: SiteLocation | undefined
}

export const production: Target = { name: 'production', folder: outFolder, content: siteContent, isPreview: false }

/** The target of `npm run preview`, including the sandbox (D19). */
export const preview: Target = { name: 'preview', folder: previewFolder, content: siteContent, isPreview: true }
