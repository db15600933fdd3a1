import type { MakePart } from '../shared/preview-part.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'
import { readEditorBackend } from './editor-backend.ts'

/**
 * Returns the form editor of a content folder at a location, by default the provider's own origin. The engine and the
 * compiler of styles take half a second to load, so they are loaded on the first request. Settings are read at once.
 * @throws PlainError if a setting in the environment is invalid
 */
export function createEditorOnDemand(folder: string, location?: SiteLocation): MakePart {
  readEditorBackend()
  return async () => (await import('./build-editor.ts')).buildEditor(folder, { location })
}
