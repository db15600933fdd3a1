import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import { locateSentences } from '../sentences.ts'

/** A placeholder such as ｛上限｝, and its name. */
const placeholder = /｛([^｛｝\n]+)｝/gu

/** Facts that a sentence rarely states twice. */
const importantFact = /上限$|付与日|終了日|特典$/u

/** Returns whether a placeholder follows its own name: 上限の｛上限｝. */
function followsItsName(before: string, name: string): boolean {
  return before.replace(/[のはが：:\s]$/u, '').endsWith(name)
}

/** Finds sentences that state one fact twice, which is rarely intended unless each has its name. */
export function findRepeatedFacts(text: string): TextProblem[] {
  return locateSentences(text).flatMap(({ sentence, offset }): TextProblem[] => {
    /** Whether each placeholder of the sentence has followed its name so far. */
    const isAlwaysNamed = new Map<string, boolean>()
    for (const { 1: name = '', index } of sentence.matchAll(placeholder)) {
      const isNamed = (isAlwaysNamed.get(name) ?? true) && followsItsName(sentence.slice(0, index), name)
      if (isAlwaysNamed.has(name) && importantFact.test(name) && !isNamed)
        return [{ offset: offset + index, kind: 'fact-twice', details: { name } }]
      isAlwaysNamed.set(name, isNamed)
    }
    return []
  })
}
