import type { Finding } from '../engine/engine-client.ts'

/** Returns true for a copied line that the author has yet to review. */
export function isMark({ kind }: Pick<Finding, 'kind'>): boolean {
  return kind === 'not-reviewed'
}

/** Marked lines of one part of the form, such as a picture or a block. */
export type MarkedPart = { name: string; marked: Finding[] }

/** Groups marked lines by the part of the form that contains their field, in their order. */
export function partsOf(marked: readonly Finding[], nameOf: (finding: Finding) => string): MarkedPart[] {
  const parts = new Map<string, Finding[]>()
  for (const finding of marked) {
    const [part = ''] = nameOf(finding).split(' › ')
    parts.set(part, [...(parts.get(part) ?? []), finding])
  }
  return [...parts].map(([name, marks]) => ({ name, marked: marks }))
}
