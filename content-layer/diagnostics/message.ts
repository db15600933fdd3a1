/*
 * The shape of the tables in `messages/`, and how their messages write units, quotations and suggestions.
 */

import type { Unit } from '#schemas/meta.ts'

/** The problem, how to fix it in a file, and how in a form, if that differs by more than names of fields. */
export type MessageAndHint = readonly [message: string, hint: string, formHint?: string]

/** The severity of a diagnostic: an error, which stops a build, or a warning, which asks for a review. */
export type Severity = 'error' | 'warning'

/** Reason of a rule for marketers, and its source: a law, the specification, or a product decision. */
export type Rationale = { reason: string; source: string }

/**
 * A kind of diagnostic: its message, constant or built from its details, and its deviations from the defaults of its
 * category and from the severity of an error.
 */
export type KindRow = Partial<Rationale> & {
  severity?: 'warning'
  /** Whether it reports a change to the published version, and not the current state. */
  isAboutChange?: true
  messages: MessageAndHint | ((details: never) => MessageAndHint)
}

/** Kinds of one topic, in a file of `messages/`, with the default rationale for kinds without their own. */
export type Category = Rationale & { title: string; kinds: Readonly<Record<string, KindRow>> }

/** Units as they follow a number in a message. */
export const units = {
  percent: '%',
  points: 'ポイント',
  yen: '円',
  pixels: 'px',
  count: '件',
  plain: '数',
} satisfies Record<Unit | 'plain', string>

export type UnitName = keyof typeof units

/** Formats a quotation before a particle: 「上限」は, and 3,000円 は with a space after the unquoted one. */
export function beforeParticle(quoted: string): string {
  return quoted.endsWith('」') ? quoted : `${quoted} `
}

/** The known word that was most likely intended, or '' if none is similar, and all known words. */
export type Suggestion = { suggestion: string; candidates: string }

/** Formats a hint that asks whether the suggestion was intended, or else lists the known words. */
export function formatSuggestion({ suggestion, candidates }: Suggestion): string {
  if (suggestion) return `もしかして ${suggestion} ですか`
  return candidates ? `使えるもの: ${candidates}` : '消す'
}
