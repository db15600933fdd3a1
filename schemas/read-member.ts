import type { Enumeration, MemberOf } from './enumerations.ts'

/** The member that a value names, or the enumeration's unknown member for anything else. Never throws (D17). */
export function readMember<E extends Enumeration>(enumeration: E, value: unknown): MemberOf<E> {
  const { members, aliases = [], unknown } = enumeration
  const [, name = value] = aliases.find(([other]) => other === value) ?? []
  return members.find((member) => member === name) ?? unknown
}
