import { beforeParticle, type Category } from '../message.ts'
import { sources } from '../rationales.ts'

/** A placeholder, the adjacent phrase that it contradicts, and the placeholder to use instead; '' if none is known. */
type MisplacedTerm = { actual: string; related: string; fix: string; reason: string }

export const roleCategory = {
  title: '数の役目と、となりの言葉',
  reason: '正しい数でも、別の文に置くと、別のことを約束してしまう',
  source: sources.fair,
  kinds: {
    'term-misplaced': {
      messages: ({ actual, related, fix, reason }: MisplacedTerm) => [
        `${beforeParticle(actual)}は、となりの「${related}」に合いません（${reason}）`,
        fix === '' ? 'ここに合う数か日付の名前にするか、文を言いかえる' : `「${fix}」と書くか、文を言いかえる`,
      ],
    },
    'cell-misfit': {
      messages: ({ actual, heading }: { actual: string; heading: string }) => [
        `${actual} は、「${heading}」の列に合いません`,
        '見出しに合う数の名前にするか、見出しを直す',
      ],
    },
  },
} satisfies Category
