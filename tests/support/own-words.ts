import { readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'yaml'

import { compileWords } from '#content-layer/rules/word-lists.ts'
import { wordLists } from '#schemas/words.ts'

/** The file of the words that pages do not use. */
export const ownWordsFile = path.resolve(import.meta.dirname, '../../content/words.yaml')

/** The words that pages do not use, as this project's own content has them. */
export const ownWords = compileWords(wordLists.parse(parse(readFileSync(ownWordsFile, 'utf8'))))
