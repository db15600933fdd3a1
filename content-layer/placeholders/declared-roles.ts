/*
 * The role of a fact that an author declares under `facts`, by its unit and its name: 最低利用額: 2,000円.
 */

import type { Fact } from '#schemas/facts.ts'

import type { Role } from './roles.ts'

/** Roles by the phrases of which one is part of a fact's name; the first that fits counts. */
type RolesByPhrase = readonly (readonly [phrases: readonly string[], role: Role])[]

const rolesOfYen: RolesByPhrase = [
  [['例', '安い', '高い'], 'example'],
  [['下限', '条件', '最低', '最小', '最少'], 'lowest-amount'],
  [['最大', '最高', '最多', '上限'], 'highest-amount'],
]

/** Roles of counts, by their counter: 3回. */
const rolesByCounter: Readonly<Record<string, Role>> = { 回: 'times', 人: 'people', 名: 'people' }

/** Roles implied by the name alone, for facts without a valid figure. */
const rolesByName: RolesByPhrase = [
  [['回数'], 'times'],
  [['人数'], 'people'],
  [['下限', '条件金額'], 'lowest-amount'],
  [['例1', '例2', '例3', '例の値段', '安い例', '高い例'], 'example'],
]

function findRole(roles: RolesByPhrase, name: string): Role | undefined {
  return roles.find(([phrases]) => phrases.some((phrase) => name.includes(phrase)))?.[1]
}

/**
 * Returns the role of a declared fact, by its figure and name; undefined if it is unclear, or if no rule compares facts
 * of this kind, such as ages. Without a figure, only its name counts.
 */
export function getDeclaredRole(name: string, fact: Fact | undefined): Role | undefined {
  if (!fact) return findRole(rolesByName, name)
  if (fact.kind === 'yen') return findRole(rolesOfYen, name)
  return fact.kind === 'count' && Object.hasOwn(rolesByCounter, fact.counter) ? rolesByCounter[fact.counter] : undefined
}
