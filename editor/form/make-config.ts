import { imageLimits } from '#content-layer/images/image-limits.ts'

import { getFormatByName } from '../formats/formats.ts'
import {
  annotations,
  campaigns,
  collections,
  contentFolder,
  months,
  sharedFragments,
  type Collection,
} from './collections.ts'
import { startedFromKey, listNewEntries, type NewEntry } from './entry-templates.ts'
import { makeNewEntryFields } from './new-entry-fields.ts'
import type { InitialValues } from './initial-values.ts'

/** The host that the editor saves to: Sveltia's option `backend`. */
export type EditorBackend = {
  name: 'github' | 'gitlab' | 'test-repo'
  repo?: string
  branch?: string
  base_url?: string
  api_root?: string
  app_id?: string
  auth_type?: string
  auth_methods?: string[]
}

/** Creates a collection without entries of its own, in which an entry of another collection is started. */
function makeNewEntryCollection(entry: NewEntry): Collection {
  const { name, label } = entry
  const collection = { months, campaigns, annotations, shared: sharedFragments }[entry.collection]
  return {
    ...collection,
    name,
    label,
    label_singular: label,
    description: `新しい${collection.label}を始める。保存したあとは「${collection.label}」にある。`,
    icon: 'add',
    delete: false,
    // No file matches: what is started here is an entry of the other collection.
    filter: { field: startedFromKey, value: name },
    fields: makeNewEntryFields(collection.fields ?? [], getFormatByName(collection.format ?? ''), entry),
  }
}

/** Creates the collections in which new entries are started from templates; none without initial values. */
export function makeNewEntryCollections(initialValues: InitialValues | undefined): Collection[] {
  return initialValues ? listNewEntries(initialValues).map(makeNewEntryCollection) : []
}

/** Returns Sveltia's configuration, which may not contain `undefined`. `newEntryCollections` are below a divider. */
export function makeConfig(
  backend: EditorBackend,
  newEntryCollections: readonly Collection[] = [],
): { backend: EditorBackend; [option: string]: unknown } {
  return {
    load_config_file: false,
    backend,
    ...(backend.name === 'test-repo' ? {} : { publish_mode: 'editorial_workflow' }),
    app_title: 'キャンペーンの編集',
    media_folder: `${contentFolder}/images`,
    public_folder: '/images',
    // Stock images may not be published here, and images above the size limit are rejected.
    media_libraries: { default: { config: { max_file_size: imageLimits.bytes } }, stock_assets: false },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    collections: [
      ...collections,
      ...(newEntryCollections.length > 0 ? [{ name: 'to-begin', divider: true }, ...newEntryCollections] : []),
    ],
  }
}
