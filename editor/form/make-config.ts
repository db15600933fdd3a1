import type { z } from 'zod'

import { pictureLimits } from '#content-layer/images/picture-limits.ts'
import { annotation } from '#schemas/files/annotation.ts'
import { campaign } from '#schemas/files/campaign.ts'
import { month } from '#schemas/files/month.ts'
import { reservedCampaignIds } from '#schemas/ids.ts'
import { provider } from '#schemas/files/provider.ts'
import { requirements } from '#schemas/files/requirements.ts'
import { phraseLists } from '#schemas/files/phrase-lists.ts'
import { screenNames, screens } from '#schemas/screens.ts'

import { suppressionsKey } from '../formats/suppressions.ts'
import { textKey } from '../formats/file-formats.ts'
import { formatNamed } from '../formats/formats.ts'
import type { Field } from './field.ts'
import { makeBodyField } from './make-body-field.ts'
import { makeFields } from './make-field.ts'
import { startedFromKey, newEntries, type NewEntry } from './entry-templates.ts'
import { newEntryFields } from './new-entry-fields.ts'
import type { InitialValues } from './initial-values.ts'
import { screenLabels } from './screen-labels.ts'

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

/** The folder of the content below the repository's root. */
const content = 'content'

type File = { name: string; label: string; file: string; format: string; fields: Field[] }

/** A collection of Sveltia's: entries in a folder, or single files. */
export type Collection = {
  name: string
  label: string
  description: string
  format?: string
  extension?: string
  folder?: string
  path?: string
  summary?: string
  fields?: Field[]
  files?: File[]
  [option: string]: unknown
}

/** Creates the options of the slug of a new entry, which becomes part of its path. */
function slug(pattern: string, hint: string) {
  return { editable: ['create'], pattern: [pattern, hint], hint }
}

/** The top of each form: its check, and the text of a file that cannot be read as fields, which is hidden otherwise. */
const top: Field[] = [
  { name: suppressionsKey, label: '確かめ', required: false, widget: 'check' },
  { name: textKey, label: 'ファイルの文', required: false, widget: 'file-text' },
]

/** Pictures of an entry, in its month's folder. */
const localPictures = { media_folder: 'images', public_folder: 'images' }

const months: Collection = {
  name: 'months',
  label: '月',
  label_singular: '月',
  description: '月のページ。その月のキャンペーンを、並べる順に挙げる。',
  icon: 'calendar_month',
  folder: `${content}/campaigns`,
  path: '{{slug}}/month',
  extension: 'yaml',
  format: 'month',
  slug: slug('^\\d{4}(?:0[1-9]|1[0-2])-\\d+$', '月のid。202305-1 のように書く'),
  identifier_field: 'tag',
  thumbnail: 'kv.src',
  summary: '{{slug}}　{{title}}',
  sortable_fields: { fields: ['slug'], default: { field: 'slug', direction: 'descending' } },
  ...localPictures,
  fields: [...top, ...makeFields(month)],
}

const campaigns: Collection = {
  name: 'campaigns',
  label: 'キャンペーン',
  label_singular: 'キャンペーン',
  description: 'キャンペーンのページ。月のフォルダごとに並ぶ。',
  icon: 'campaign',
  folder: `${content}/campaigns`,
  nested: { depth: 2, subfolders: false },
  meta: { path: {} },
  extension: 'mdx',
  format: 'campaign-frontmatter',
  slug: slug(
    `^(?!(?:${reservedCampaignIds.join('|')})$)[a-z0-9][a-z0-9-]*$`,
    'キャンペーンのid。アドレスになる。半角の英小文字・数字・ハイフン',
  ),
  identifier_field: 'tag',
  thumbnail: ['summaryKv.src', 'detailKv.src'],
  summary: "{{tag}}　{{period.start | date('M/D')}}〜{{period.end | date('M/D')}}　{{slug}}",
  ...localPictures,
  fields: [...top, ...makeFields(campaign), makeBodyField()],
}

const annotations: Collection = {
  name: 'annotations',
  label: '共通の注記',
  label_singular: '注記',
  description: 'いくつものページで使う注記。直すと、使っているすべてのページで変わる。',
  icon: 'sticky_note_2',
  folder: `${content}/annotations`,
  extension: 'yaml',
  format: 'annotation',
  slug: slug('^[a-z0-9][a-z0-9-]*$', '注記の名前。半角の英小文字・数字・ハイフン'),
  identifier_field: 'title',
  summary: '{{title}}　{{detail | truncate(40)}}',
  fields: [...top, ...makeFields(annotation)],
}

const sharedPieces: Collection = {
  name: 'shared',
  label: '共通の文',
  label_singular: '共通の文',
  description: 'いくつものキャンペーンの本文で使う文。直すと、使っているすべてのページで変わる。',
  icon: 'library_books',
  folder: `${content}/shared`,
  extension: 'mdx',
  format: 'piece-frontmatter',
  slug: slug('^[a-z0-9][a-z0-9-]*$', '共通の文の名前。半角の英小文字・数字・ハイフン'),
  summary: "{{blocks.0.title | default('{{blocks.0.body}}') | truncate(40)}}",
  fields: [...top, makeBodyField(true)],
}

const screenFiles: Collection = {
  name: 'screens',
  label: '画面',
  description: '操作する画面の言葉と数字。',
  icon: 'smartphone',
  files: screenNames.map((name) => ({
    name,
    label: screenLabels[name],
    file: `${content}/screens/${name}.yaml`,
    format: `screen-${name}`,
    fields: [...top, ...makeFields(screens[name])],
  })),
}

function settingsFile(name: string, label: string, schema: z.ZodObject): File {
  return { name, label, file: `${content}/${name}.yaml`, format: name, fields: [...top, ...makeFields(schema)] }
}

const settings: Collection = {
  name: 'settings',
  label: '全体',
  description: '提供者、ページが必ず言うこと、使わない言葉。',
  icon: 'settings',
  files: [
    settingsFile('provider', 'プロバイダ', provider),
    settingsFile('requirements', '必ず言うこと', requirements),
    settingsFile('words', '使わない言葉', phraseLists),
  ],
}

/** The collections of the form, which are the kinds of content files. */
export const collections: readonly Collection[] = [months, campaigns, annotations, sharedPieces, screenFiles, settings]

/** Creates a collection without entries of its own, in which an entry of another collection is started. */
function newEntryCollection(entry: NewEntry): Collection {
  const { name, label } = entry
  const collection = { months, campaigns, annotations, shared: sharedPieces }[entry.collection]
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
    fields: newEntryFields(collection.fields ?? [], formatNamed(collection.format ?? ''), entry),
  }
}

/** Creates the collections in which new entries are started from templates; none without initial values. */
export function makeNewEntryCollections(initialValues: InitialValues | undefined): Collection[] {
  return initialValues ? newEntries(initialValues).map(newEntryCollection) : []
}

/**
 * Returns the complete configuration of the editor. `newEntryCollections` are listed below a divider. It contains no
 * `undefined`, which Sveltia rejects.
 */
export function makeConfig(
  backend: EditorBackend,
  newEntryCollections: readonly Collection[] = [],
): { backend: EditorBackend; [option: string]: unknown } {
  return {
    load_config_file: false,
    backend,
    ...(backend.name === 'test-repo' ? {} : { publish_mode: 'editorial_workflow' }),
    app_title: 'キャンペーンの編集',
    media_folder: `${content}/images`,
    public_folder: '/images',
    // Stock pictures may not be published here, and pictures above the size limit are rejected.
    media_libraries: { default: { config: { max_file_size: pictureLimits.bytes } }, stock_assets: false },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    collections: [
      ...collections,
      ...(newEntryCollections.length > 0 ? [{ name: 'to-begin', divider: true }, ...newEntryCollections] : []),
    ],
  }
}
