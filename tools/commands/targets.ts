import { siteContent, type ContentSource } from '../content/content-source.ts'
import { outFolder, previewFolder } from './project-paths.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'

/**
 * A build target: its content, its output folder, whether it answers its own API calls, and its location if that is not
 * the provider's own origin.
 */
export type Target = {
  name: string
  folder: string
  content: ContentSource
  isPreview: boolean
  location?: SiteLocation | undefined
}

/** The target of `npm run build` and `npm start`. */
export const production: Target = { name: 'production', folder: outFolder, content: siteContent, isPreview: false }

/** The target of `npm run preview`, including the sandbox (D19). */
export const preview: Target = { name: 'preview', folder: previewFolder, content: siteContent, isPreview: true }
