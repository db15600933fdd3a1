import type { Fact } from '#schemas/facts.ts'

import type { Role } from './roles.ts'

/** Words in the name of a declared figure that determine its role, for each unit. */
type Named = readonly (readonly [words: readonly string[], role: Role])[]

const minWords = ['下限', '条件', '最低', '最小', '最少']
const maxWords = ['最大', '最高', '最多', '上限']

const amounts: Named = [
  [['例', '安い', '高い'], 'example'],
  [minWords, 'lowest-amount'],
  [maxWords, 'highest-amount'],
]
const rates: Named = [[['遅延', '損害'], 'penalty-rate']]
const ages: Named = [
  [minWords, 'lowest-age'],
  [maxWords, 'highest-age'],
]
const lengths: Named = [
  [['有効'], 'validity'],
  [['期限', '以内'], 'deadline'],
  [['最長'], 'longest'],
]

const byCounter: Readonly<Record<string, Named | Role>> = {
  回: 'times',
  人: 'people',
  名: 'people',
  歳: ages,
  日: lengths,
  日間: lengths,
  週間: lengths,
  か月: lengths,
  年: lengths,
  年間: lengths,
}

function roleIn(named: Named, name: string): Role | undefined {
  return named.find(([phrases]) => phrases.some((phrase) => name.includes(phrase)))?.[1]
}

/** Roles implied by the name only, for facts without a figure. */
const byName: Named = [
  [['回数'], 'times'],
  [['人数'], 'people'],
  [['下限', '条件金額'], 'lowest-amount'],
  [['例1', '例2', '例3', '例の値段', '安い例', '高い例'], 'example'],
]

/**
 * Returns the role of a declared fact, by its figure and name; undefined if unclear. Without a figure, only its name
 * counts.
 */
export function getDeclaredRole(name: string, fact: Fact | undefined): Role | undefined {
  if (!fact) return roleIn(byName, name)
  if (fact.kind === 'yen') return roleIn(amounts, name)
  if (fact.kind === 'percent') return roleIn(rates, name)
  if (fact.kind !== 'count') return undefined
  const role = Object.hasOwn(byCounter, fact.counter) ? byCounter[fact.counter] : undefined
  return typeof role === 'object' ? roleIn(role, name) : role
}
