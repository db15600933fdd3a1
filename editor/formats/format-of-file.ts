import type { FileForm, FileFormat } from './file-formats.ts'
import { formats } from './formats.ts'

/** Returns the name of a file's format in `formats`. */
function formatName(file: string): string {
  if (file.startsWith('shared/')) return 'piece-frontmatter'
  if (file.endsWith('.mdx')) return 'campaign-frontmatter'
  if (file.endsWith('/month.yaml')) return 'month'
  if (file.startsWith('annotations/')) return 'annotation'
  return file.replace(/\.yaml$/, '').replace(/^screens\//, 'screen-')
}

/** Returns the format of a file below content/. */
export function formatAt(file: string): FileFormat {
  const format = formats[formatName(file)]
  if (!format) throw new Error(`no format for ${file}`)
  return format
}

/** Returns the form of a file below content/ with this text. */
export function readForm(file: string, text: string): FileForm {
  return formatAt(file).fromFile(text)
}
