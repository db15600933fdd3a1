import '#schemas/no-code-generation.ts'

import CMS, { type CmsConfig } from '@sveltia/cms'

import { CapField } from './fields/cap-field.tsx'
import { GridField } from './fields/grid-field.tsx'
import { DateTimeField } from './fields/date-time-field.tsx'
import { toSveltiaControl } from './fields/sveltia-control.tsx'
import { FieldNameField } from './fields/field-name-field.tsx'
import { FileTextField } from './fields/file-text-field.tsx'
import { SizeField } from './fields/size-field.tsx'
import { acceptFullWidthDigits } from './fields/full-width-digits.ts'
import { SentenceField } from './fields/sentence-field.tsx'
import { collections, makeConfig, makeNewEntryCollections, type EditorBackend } from './form/make-config.ts'
import { initialValuesFile, type InitialValues } from './form/initial-values.ts'
import { registerLive } from './register-live.tsx'
import { formats } from './formats/formats.ts'
import { cloneProxies } from './sveltia-patches/clone-proxies.ts'
import { typeSavedFiles } from './sveltia-patches/type-saved-files.ts'
import { createStores } from './sveltia-patches/create-backup-stores.ts'

/** Set by what bundles this. */
declare const backend: EditorBackend

/** The path of the folder with the editor's files, set by the same. */
declare const editorUrl: string

for (const [name, { extension, fromFile, toFile }] of Object.entries(formats))
  CMS.registerCustomFormat(name, extension, { toFile, fromFile })

CMS.registerFieldType('sentence', toSveltiaControl(SentenceField))
CMS.registerFieldType('moment', toSveltiaControl(DateTimeField))
CMS.registerFieldType('cap', toSveltiaControl(CapField))
CMS.registerFieldType('grid', toSveltiaControl(GridField))
CMS.registerFieldType('size', toSveltiaControl(SizeField))
CMS.registerFieldType('field-name', toSveltiaControl(FieldNameField))
CMS.registerFieldType('file-text', toSveltiaControl(FileTextField))

/**
 * Fetches the initial values of new entries when the editor is opened; nothing where the content has no month. Without
 * them, existing entries can still be edited.
 */
async function fetchInitialValues(): Promise<InitialValues | undefined> {
  const response = await fetch(`${editorUrl}/${initialValuesFile}`).catch(() => undefined)
  // A host may send its page for what it does not find.
  const initialValues: unknown = response?.ok ? await response.json().catch(() => null) : null
  return (initialValues as InitialValues | null) ?? undefined
}

/**
 * Patches what the browser gives Sveltia: copies of values that hold Svelte's proxies, the types of saved files, and
 * full-width digits in number fields. The order does not matter: each patches something else, before Sveltia starts.
 */
function patchBrowser(): void {
  cloneProxies()
  typeSavedFiles()
  acceptFullWidthDigits()
}

patchBrowser()
const [initialValues] = await Promise.all([
  fetchInitialValues(),
  // Without a database the editor works, and keeps no backups.
  backend.repo && createStores(`${backend.name}:${backend.repo}`).catch(() => undefined),
])
const newEntryCollections = makeNewEntryCollections(initialValues)
registerLive(editorUrl, initialValues, [...collections, ...newEntryCollections])

// The form's own types are more precise about its fields than Sveltia's, which do not include our widgets.
void CMS.init({ config: makeConfig(backend, newEntryCollections) as CmsConfig })
