import { parseEntryFile } from '#content-layer/common/entry-files.ts'

import { collections, contentFolder } from './collections.ts'

/** The file of a shared text: a note, or a fragment of a body. */
const sharedTextFile = /^(annotations|shared)\/([^/]+)\.(?:yaml|mdx)$/

/** Names a file below content/ as the editor's lists do: キャンペーン 202309-1/restaurant. */
export function nameFile(file: string): string {
  const { month, id } = parseEntryFile(file) ?? {}
  if (month !== undefined) return id === undefined ? `月 ${month}` : `キャンペーン ${month}/${id}`
  const [, folder, name = ''] = sharedTextFile.exec(file) ?? []
  if (folder !== undefined) return `${folder === 'shared' ? '共通の文' : '共通の注記'} ${name}`
  for (const { label, files = [] } of collections) {
    const form = files.find((each) => each.file === `${contentFolder}/${file}`)
    if (form) return `${label} › ${form.label}`
  }
  return file
}
