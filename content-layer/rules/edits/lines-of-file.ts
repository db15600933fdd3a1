import { locateSentences } from '../sentences.ts'

/** A sentence of a file, its line, and the sentence before it. */
export type Line = { sentence: string; line: number; previousSentence: string }

const japanese = /[ぁ-んァ-ヶ一-龠]/u

/** Returns the sentences of a source file, without those that contain no words. */
export function splitIntoLines(text: string): Line[] {
  let line = 1
  const sentences = locateSentences(text)
    .map(({ sentence }) => {
      const start = line
      line += sentence.split('\n').length - 1
      return { sentence: sentence.trim().replaceAll(/\n\s*/gu, ''), line: start }
    })
    .filter(({ sentence }) => japanese.test(sentence))
  return sentences.map((sentence, index) => ({ ...sentence, previousSentence: sentences[index - 1]?.sentence ?? '' }))
}

/** Syntax before the words of a sentence in its file: the dash of a list, the name of a field, a quotation mark. */
const syntaxBefore = /^(?:- )?(?:\w+: )?["']?/u

/** Returns the words of a sentence in its file. */
export function stripSyntax({ sentence }: Line): string {
  return sentence.replace(syntaxBefore, '')
}
