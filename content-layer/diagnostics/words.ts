import type { Unit } from '#schemas/meta.ts'

/** What is wrong, and what to do about it. */
export type MessageAndHint = readonly [message: string, advice: string]

/** A fault stops a build. A remark asks somebody to look, and stops nothing. */
export type Severity = 'fault' | 'remark'

/** Why a rule exists, for marketers, and where it comes from: a law, the specification, or a decision of the product. */
export type Rationale = { reason: string; source: string }

/**
 * A kind of diagnostic: its words, constant or made from its details, and what differs from its chapter and from a fault.
 */
export type KindRow = Partial<Rationale> & {
  severity?: 'remark'
  /** Told of what was changed, not of what stands: the reason for it has to come with the change. */
  isOfEdit?: true
  messages: MessageAndHint | ((details: never) => MessageAndHint)
}

/** Kinds of one topic, which stand in the folder of what finds them, with the ground of those that have none of their own. */
export type Category = Rationale & { title: string; kinds: Readonly<Record<string, KindRow>> }

export const units = {
  percent: '%',
  points: 'ポイント',
  yen: '円',
  pixels: 'px',
  count: '件',
  plain: '数',
} satisfies Record<Unit | 'plain', string>

export type UnitName = keyof typeof units

/** What is quoted, before a particle: a space ends what stands in no quotation marks of its own. */
export function beforeParticle(quoted: string): string {
  return quoted.endsWith('」') ? quoted : `${quoted} `
}

/** The known word that was most likely meant, or '' if none is similar, and all known words. */
export type Suggestion = { suggestion: string; candidates: string }

export function meant({ suggestion, candidates }: Suggestion): string {
  if (suggestion) return `もしかして ${suggestion} ですか`
  return candidates ? `使えるもの: ${candidates}` : '消す'
}
