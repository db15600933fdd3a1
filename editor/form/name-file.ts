import { parseEntryFile } from '#content-layer/common/entry-files.ts'

import { collections } from './make-config.ts'

/** Names a file below content/ as the editor's lists do: キャンペーン 202309-1/restaurant. */
export function nameFile(file: string): string {
  const { month, id } = parseEntryFile(file) ?? {}
  if (month !== undefined) return id === undefined ? `月 ${month}` : `キャンペーン ${month}/${id}`
  const [, folder, name = ''] = /^(annotations|shared)\/([^/]+)\.(?:yaml|mdx)$/.exec(file) ?? []
  if (folder !== undefined) return `${folder === 'shared' ? '共通の文' : '共通の注記'} ${name}`
  for (const { label, files = [] } of collections)
    for (const form of files) if (form.file === `content/${file}`) return `${label} › ${form.label}`
  return file
}
