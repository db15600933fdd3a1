import type { Finding } from '../engine/engine-client.ts'

/** True for a line that was copied, and that somebody has yet to look at. */
export function isMark({ kind }: Pick<Finding, 'kind'>): boolean {
  return kind === 'not-reviewed'
}

/** Marked lines of one part of the form, such as a picture or a block. */
export type MarkedPart = { name: string; marked: Finding[] }

/** Marked lines by the part of the form that their field stands in, in their order. */
export function partsOf(marked: readonly Finding[], nameOf: (finding: Finding) => string): MarkedPart[] {
  const parts = new Map<string, Finding[]>()
  for (const finding of marked) {
    const [part = ''] = nameOf(finding).split(' › ')
    parts.set(part, [...(parts.get(part) ?? []), finding])
  }
  return [...parts].map(([name, marks]) => ({ name, marked: marks }))
}
