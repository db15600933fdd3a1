import type { Change } from '#content-layer/compare/change.ts'
import type { SentencePair } from '#content-layer/compare/pair-sentences.ts'
import type { Subject } from './subject.ts'

function squeeze(text: string): string {
  return text.replace(/\s+/g, '').normalize('NFKC')
}

/** A trace that is a number must not be a part of another number: 300ポイント is not in 1,300ポイント. */
function holds(sentence: string, trace: string): boolean {
  const [text, wanted] = [squeeze(sentence), squeeze(trace)]
  if (wanted === '') return false
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [left = '', right = ''] = [text[at - 1], text[at + wanted.length]]
    const isPart = (/^\d/.test(wanted) && /[\d.,]/.test(left)) || (/\d$/.test(wanted) && /[\d,]/.test(right))
    if (!isPart) return true
  }
  return false
}

/** A shorter sentence says nothing of its own as a part of a longer text. */
const leastPart = 12

/** The whole of a trace, and each of its sentences: on a page, the first of a note follows its heading. */
function partsOf(trace: string): string[] {
  return [trace, ...trace.split(/(?<=。)/).filter((part) => part.length >= leastPart)]
}

/** A sentence states a trace, or is itself a part of it, as the sentences of a note are. */
function states(sentence: string | undefined, traces: readonly string[]): boolean {
  if (sentence === undefined) return false
  return traces.some(
    (trace) =>
      partsOf(trace).some((part) => holds(sentence, part)) || (sentence.length >= leastPart && holds(trace, sentence)),
  )
}

/** A shorter word that only came or went, such as 「8日」, is in many sentences for other reasons. */
const leastWord = 6

function isTelling({ kind, traces }: Change, sentence: string | undefined): boolean {
  const isOneSided = traces.before.length === 0 || traces.after.length === 0
  if (kind !== 'words' || !isOneSided || sentence === undefined) return true
  return [...traces.before, ...traces.after].some((trace) => trace.length >= leastWord || trace === sentence)
}

/**
 * Whether a sentence differs because of a change: it stated the old value and states the new one. Where a value or the
 * sentence came or went, one of the two is enough.
 */
export function isTraceOf(change: Change, { before, after }: SentencePair): boolean {
  const { traces } = change
  const [didSay, doesSay] = [states(before, traces.before), states(after, traces.after)]
  const hasBoth = traces.before.length > 0 && traces.after.length > 0 && before !== undefined && after !== undefined
  if (hasBoth) return didSay && doesSay
  const [went, came] = [didSay && !states(after, traces.before), doesSay && !states(before, traces.after)]
  return (went && isTelling(change, before)) || (came && isTelling(change, after))
}

/** What came or went as a whole says everything anew: that explains no sentence of other pages. */
export function claims(subject: Subject, pair: SentencePair): boolean {
  return subject.state === 'changed' && subject.changes.some((change) => isTraceOf(change, pair))
}

/**
 * Whether a sentence went or came with something that was removed or added as a whole: it states its words, such as its
 * title, or, being new or gone itself, several of its terms.
 */
export function comesWith({ state, changes }: Subject, { before, after }: SentencePair): boolean {
  if (state === 'changed') return false
  const isStated = ({ traces }: Change) =>
    state === 'removed' ? states(before, traces.before) : states(after, traces.after)
  const stated = changes.filter(isStated)
  const isAlone = (state === 'removed' ? after : before) === undefined
  return stated.some(({ kind }) => kind === 'words') || (isAlone && stated.length > 1)
}
