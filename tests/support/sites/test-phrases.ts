import { readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'yaml'

import { compilePhrases } from '#content-layer/common/phrase-lists.ts'
import { phraseLists } from '#schemas/files/phrase-lists.ts'

/** The phrase lists of the tests: the rows that they need, so that a changed word in `content/` turns no test red. */
export const phrasesFile = path.resolve(import.meta.dirname, '../../corpus/content/words.yaml')

/** The words of that file, ready to be looked for. */
export const testPhrases = compilePhrases(phraseLists.parse(parse(readFileSync(phrasesFile, 'utf8'))))
