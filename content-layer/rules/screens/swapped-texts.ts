import type { TextReference } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

const systems = [
  ['ios', /Android|アンドロイド|Google Play/iu],
  ['android', /iPhone|iOS|App Store|アイフォン/iu],
] as const

/** Texts that belong to another case than that of their field's name. */
export function caseDiagnostics({ path, value, ...place }: TextReference): Diagnostic[] {
  const names = path.map(String)
  const system = systems.find(([name, other]) => names.includes(name) && other.test(value))
  const age = /(\d+)$/.exec(names.find((name) => /^[A-Z_]+_\d+$/.test(name)) ?? '')?.[1]
  const said = /(\d+)歳/u.exec(value)
  return [
    ...(system
      ? [{ ...place, kind: 'store-swapped' as const, details: { got: system[1].exec(value)?.[0] ?? '' } }]
      : []),
    ...(age !== undefined && said && said[1] !== age
      ? [{ ...place, kind: 'case-swapped' as const, details: { got: said[0], expected: `${age}歳` } }]
      : []),
  ]
}
