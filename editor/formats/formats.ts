import { annotation } from '#schemas/files/annotation.ts'
import { month } from '#schemas/files/month.ts'
import { provider } from '#schemas/files/provider.ts'
import { requirements } from '#schemas/files/requirements.ts'
import { screenNames, screens } from '#schemas/screens.ts'
import { phraseLists } from '#schemas/files/phrase-lists.ts'

import type { FileForm } from './file-form.ts'
import { campaignFormat, fragmentFormat, createYamlFormat, type FileFormat } from './file-formats.ts'

/** The formats of content files, by the name under which the editor knows them. */
export const formats: Readonly<Record<string, FileFormat & { extension: string }>> = {
  // Sveltia takes a format of our own for `.mdx` only under a name with this ending.
  'campaign-frontmatter': { ...campaignFormat, extension: 'mdx' },
  'fragment-frontmatter': { ...fragmentFormat, extension: 'mdx' },
  month: { ...createYamlFormat(month), extension: 'yaml' },
  annotation: { ...createYamlFormat(annotation), extension: 'yaml' },
  provider: { ...createYamlFormat(provider), extension: 'yaml' },
  requirements: { ...createYamlFormat(requirements), extension: 'yaml' },
  words: { ...createYamlFormat(phraseLists), extension: 'yaml' },
  ...Object.fromEntries(
    screenNames.map((name) => [`screen-${name}`, { ...createYamlFormat(screens[name]), extension: 'yaml' }]),
  ),
}

/** Returns the name of a file's format in `formats`. */
export function getFormatName(file: string): string {
  if (file.startsWith('shared/')) return 'fragment-frontmatter'
  if (file.endsWith('.mdx')) return 'campaign-frontmatter'
  if (file.endsWith('/month.yaml')) return 'month'
  if (file.startsWith('annotations/')) return 'annotation'
  return file.replace(/\.yaml$/, '').replace(/^screens\//, 'screen-')
}

export function getFormatByName(name: string): FileFormat {
  const format = formats[name]
  if (!format) throw new Error(`no format ${name}`)
  return format
}

/** Returns the format of a file below content/. */
export function getFormat(file: string): FileFormat {
  return getFormatByName(getFormatName(file))
}

/** Returns the form of a file below content/ with this text. */
export function readForm(file: string, text: string): FileForm {
  return getFormat(file).fromFile(text)
}
