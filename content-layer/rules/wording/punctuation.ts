import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import { writePlaceholder, type Facts } from '../../placeholders/fact.ts'

/** Punctuation and particles typed twice: 「。。」, 「をを」; but not the words 「ににもつ」 and 「ははは」. */
const repeatedSigns = /。{2,}|、{2,}|、。|。、|[！!]{3,}|[？?]{3,}|をを|にに(?!も)|がが|(?<!は)はは(?!は)/gu

export function findOddPunctuation(text: string): TextProblem[] {
  return [...text.matchAll(repeatedSigns)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'odd-punctuation',
    details: { actual },
  }))
}

/** Brackets that resemble those of a placeholder, around a name and perhaps its form: [上限], {開始日：月日}. */
const bracketedName =
  /(?:\{|〈|《|［|\[|【|〔|＜)[ \u3000]*(?<name>[^\s\u3000{}〈〉《》［］[\]【】〔〕＜＞｛｝「」：:]{1,20})(?:[：:](?<form>[^{}〈〉《》［］[\]【】〔〕＜＞｛｝]*))?[ \u3000]*(?:\}|〉|》|］|\]|】|〕|＞)/gu

/** Finds facts in brackets other than those of a placeholder; `{url}` and other Latin names belong to the screens. */
export function findBracketedFacts(text: string, facts: Facts | undefined): TextProblem[] {
  return [...text.matchAll(bracketedName)].flatMap(({ index, 0: actual, groups = {} }): TextProblem[] => {
    const { name = '', form = '' } = groups
    if (!facts?.has(name) || /^\{[a-z]/.test(actual)) return []
    // A label before its value: 「【上限】｛上限｝」.
    const isLabel = /^[ \u3000]*｛/u.test(text.slice(index + actual.length))
    if (isLabel) return []
    const fix = writePlaceholder(name, form.trim())
    const kind = actual.startsWith('{') ? 'fact-in-half-width' : 'fact-in-brackets'
    return [{ offset: index, kind, details: { actual, fix } }]
  })
}
