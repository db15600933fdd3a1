import { readFileSync } from 'node:fs'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

const corpus = path.join(root, 'tests', 'corpus')

/** The folder of the corpus's content, which has no mistakes. */
export const corpusContent = path.join(corpus, 'content')

/** Reads a file of the corpus, such as `content/provider.yaml`. */
export function readCorpusFile(file: string): string {
  return readFileSync(path.join(corpus, file), 'utf8')
}
