import type { z } from 'zod'

import { annotation } from '#schemas/files/annotation.ts'
import { campaign } from '#schemas/files/campaign.ts'
import { month } from '#schemas/files/month.ts'
import { phraseLists } from '#schemas/files/phrase-lists.ts'
import { provider } from '#schemas/files/provider.ts'
import { requirements } from '#schemas/files/requirements.ts'
import { reservedCampaignIds } from '#schemas/ids.ts'
import { screenNames, screens } from '#schemas/screens.ts'

import { textKey } from '../formats/file-form.ts'
import { getFormatName } from '../formats/formats.ts'
import { suppressionsKey } from '../formats/suppressions.ts'
import type { Field } from './field.ts'
import { makeBodyField } from './make-body-field.ts'
import { makeFields } from './make-field.ts'
import { screenLabels } from './screens.ts'

/** The content folder, relative to the repository's root. */
export const contentFolder = 'content'

type File = { name: string; label: string; file: string; format: string; fields: Field[] }

/** A collection of Sveltia: the entries in a folder, or single files. Its `fields` are those of each entry's form. */
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

/** Returns the options of the slug of a new entry, which becomes part of its path. */
function makeSlug(pattern: string, hint: string) {
  return { editable: ['create'], pattern: [pattern, hint], hint }
}

/** The first fields of each form: the check, and the text of a file that cannot be parsed into fields. */
const top: Field[] = [
  { name: suppressionsKey, label: '確かめ', required: false, widget: 'check' },
  { name: textKey, label: 'ファイルの文', required: false, widget: 'file-text' },
]

/** Options of a collection with entries that have their images in the folder of their month. */
const localImages = { media_folder: 'images', public_folder: 'images' }

export const months: Collection = {
  name: 'months',
  label: '月',
  label_singular: '月',
  description: '月のページ。その月のキャンペーンを、並べる順に挙げる。',
  icon: 'calendar_month',
  folder: `${contentFolder}/campaigns`,
  path: '{{slug}}/month',
  extension: 'yaml',
  format: 'month',
  slug: makeSlug('^\\d{4}(?:0[1-9]|1[0-2])-\\d+$', '月のid。202305-1 のように書く'),
  identifier_field: 'tag',
  thumbnail: 'kv.src',
  summary: '{{slug}}　{{title}}',
  sortable_fields: { fields: ['slug'], default: { field: 'slug', direction: 'descending' } },
  ...localImages,
  fields: [...top, ...makeFields(month)],
}

export const campaigns: Collection = {
  name: 'campaigns',
  label: 'キャンペーン',
  label_singular: 'キャンペーン',
  description: 'キャンペーンのページ。月のフォルダごとに並ぶ。',
  icon: 'campaign',
  folder: `${contentFolder}/campaigns`,
  nested: { depth: 2, subfolders: false },
  meta: { path: {} },
  extension: 'mdx',
  format: 'campaign-frontmatter',
  slug: makeSlug(
    `^(?!(?:${reservedCampaignIds.join('|')})$)[a-z0-9][a-z0-9-]*$`,
    'キャンペーンのid。アドレスになる。半角の英小文字・数字・ハイフン',
  ),
  identifier_field: 'tag',
  thumbnail: ['summaryKv.src', 'detailKv.src'],
  summary: "{{tag}}　{{period.start | date('M/D')}}〜{{period.end | date('M/D')}}　{{slug}}",
  ...localImages,
  fields: [...top, ...makeFields(campaign), makeBodyField()],
}

export const annotations: Collection = {
  name: 'annotations',
  label: '共通の注記',
  label_singular: '注記',
  description: 'いくつものページで使う注記。直すと、使っているすべてのページで変わる。',
  icon: 'sticky_note_2',
  folder: `${contentFolder}/annotations`,
  extension: 'yaml',
  format: 'annotation',
  slug: makeSlug('^[a-z0-9][a-z0-9-]*$', '注記の名前。半角の英小文字・数字・ハイフン'),
  identifier_field: 'title',
  summary: '{{title}}　{{detail | truncate(40)}}',
  fields: [...top, ...makeFields(annotation)],
}

export const sharedFragments: Collection = {
  name: 'shared',
  label: '共通の文',
  label_singular: '共通の文',
  description: 'いくつものキャンペーンの本文で使う文。直すと、使っているすべてのページで変わる。',
  icon: 'library_books',
  folder: `${contentFolder}/shared`,
  extension: 'mdx',
  format: 'fragment-frontmatter',
  slug: makeSlug('^[a-z0-9][a-z0-9-]*$', '共通の文の名前。半角の英小文字・数字・ハイフン'),
  summary: "{{blocks.0.title | default('{{blocks.0.body}}') | truncate(40)}}",
  fields: [...top, makeBodyField({ isShared: true })],
}

const screenFiles: Collection = {
  name: 'screens',
  label: '画面',
  description: '操作する画面の言葉と数字。',
  icon: 'smartphone',
  files: screenNames.map((name) => ({
    name,
    label: screenLabels[name],
    file: `${contentFolder}/screens/${name}.yaml`,
    format: `screen-${name}`,
    fields: [...top, ...makeFields(screens[name])],
  })),
}

/** Defines the form of a file in `content/` itself. */
function defineSettingsFile(name: string, label: string, schema: z.ZodObject): File {
  return { name, label, file: `${contentFolder}/${name}.yaml`, format: name, fields: [...top, ...makeFields(schema)] }
}

const settings: Collection = {
  name: 'settings',
  label: '全体',
  description: '提供者、ページが必ず言うこと、使わない言葉。',
  icon: 'settings',
  files: [
    defineSettingsFile('provider', 'プロバイダ', provider),
    defineSettingsFile('requirements', '必ず言うこと', requirements),
    defineSettingsFile('words', '使わない言葉', phraseLists),
  ],
}

/** All collections of the editor: one for each kind of content file. */
export const collections: readonly Collection[] = [
  months,
  campaigns,
  annotations,
  sharedFragments,
  screenFiles,
  settings,
]

/** Returns the fields of the form of a file below content/; empty for a file without a form. */
export function getFileFields(file: string): readonly Field[] {
  const name = getFormatName(file)
  const forms = collections.flatMap(({ format, fields = [], files }) => files ?? [{ format, fields }])
  return forms.find(({ format }) => format === name)?.fields ?? []
}
