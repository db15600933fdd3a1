import type { Unit } from '#schemas/meta.ts'

import type { Language } from './diagnostic.ts'

/** What is wrong, and what to do about it, in each language. */
export type Words = Readonly<Record<Language, readonly [message: string, advice: string]>>

/** Messages by kind of diagnostic: constant, or made from the details of the diagnostic. */
export type Messages = Readonly<Record<string, Words | ((details: never) => Words)>>

export const units = {
  percent: { en: 'percent', ja: '%' },
  points: { en: 'points', ja: 'ポイント' },
  yen: { en: 'yen', ja: '円' },
  pixels: { en: 'pixels', ja: 'px' },
  count: { en: 'things', ja: '件' },
  plain: { en: 'its unit', ja: '数' },
} satisfies Record<Unit | 'plain', Record<Language, string>>

export type UnitName = keyof typeof units

/** The known word that was most likely meant, or '' if none is similar, and all known words. */
export type Suggestion = { suggestion: string; known: string }

export const meant = {
  en: ({ suggestion, known }) =>
    suggestion ? `did you mean ${suggestion}?` : known ? `known here: ${known}` : 'remove it',
  ja: ({ suggestion, known }) =>
    suggestion ? `もしかして ${suggestion} ですか` : known ? `使えるもの: ${known}` : '消す',
} satisfies Record<Language, (suggested: Suggestion) => string>
