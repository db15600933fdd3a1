import type { FileFormat } from './file-formats.ts'
import { formats } from './formats.ts'

/** Returns the name of a file's format, by its path below content/. */
function nameOf(file: string): string {
  if (file.startsWith('shared/')) return 'piece-frontmatter'
  if (file.endsWith('.mdx')) return 'campaign-frontmatter'
  if (file.endsWith('/month.yaml')) return 'month'
  if (file.startsWith('annotations/')) return 'annotation'
  return file.replace(/^screens\//, 'screen-').replace(/\.yaml$/, '')
}

/** Returns the format of a content file, by its path below content/. */
export function formatOf(file: string): FileFormat {
  const format = formats[nameOf(file)]
  if (!format) throw new Error(`no format for ${file}`)
  return format
}
