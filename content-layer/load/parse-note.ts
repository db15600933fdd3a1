import { annotation as annotationSchema } from '#schemas/files/annotation.ts'

import type { SharedEntry } from '../entries/entries.ts'
import type { SharedFile } from '../source/files/classify-file.ts'
import { checkYaml, type CheckOptions } from './read-yaml.ts'

/** Parses and checks the YAML of a shared note, such as `annotations/points-expiry.yaml`. */
export function parseNote({ path: file, name }: SharedFile, source: string, options: CheckOptions): SharedEntry {
  const { data, diagnostics, removed, yaml } = checkYaml(file, source, annotationSchema, undefined, options)
  const position = { field: 'detail', ...yaml.positionOf(['detail']) }
  return {
    ...(data && { text: { name, file, position, diagnostics, note: data } }),
    images: [],
    diagnostics,
    removed,
  }
}
