import type { TextReference } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

const systems = [
  ['ios', /Android|アンドロイド|Google Play/iu],
  ['android', /iPhone|iOS|App Store|アイフォン/iu],
] as const

/** What is not said to those of a case, by the name of its field. */
const neverSaid: readonly { key: RegExp; words: RegExp; whom: string }[] = [
  { key: /^OK$/, words: /同意が必要|になれません|いただけません/u, whom: '申し込める方' },
  { key: /^UP$/, words: /(?:下が|減)りました/u, whom: '上がった方' },
  { key: /^DOWN$/, words: /上がりました|増えました/u, whom: '下がった方' },
  { key: /^NG_/, words: /未満の方も|年齢に関わらず|どなたでも|条件を満たしています/u, whom: '申し込めない方' },
]

/** Texts that belong to another case than that of their field's name. */
export function caseDiagnostics({ path, value, ...place }: TextReference): Diagnostic[] {
  const names = path.map(String)
  const said = /(\d+)歳/u.exec(value)
  const ofOtherCases = neverSaid.flatMap(({ key, words, whom }): Diagnostic[] => {
    const got = words.exec(value)?.[0]
    const isSaid = got !== undefined && names.some((name) => key.test(name))
    return isSaid ? [{ ...place, kind: 'case-swapped', details: { got, expected: whom } }] : []
  })
  const ofOtherSystems = systems.flatMap(([name, other]): Diagnostic[] => {
    const got = other.exec(value)?.[0]
    const isSaid = got !== undefined && names.includes(name)
    return isSaid ? [{ ...place, kind: 'store-swapped', details: { got } }] : []
  })
  const ofOtherAges = names.flatMap((name): Diagnostic[] => {
    const age = /^[A-Z_]+_(\d+)$/.exec(name)?.[1]
    return age !== undefined && said && said[1] !== age
      ? [{ ...place, kind: 'case-swapped', details: { got: said[0], expected: `${age}歳` } }]
      : []
  })
  return [...ofOtherCases, ...ofOtherSystems, ...ofOtherAges]
}
