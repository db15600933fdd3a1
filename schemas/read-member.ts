import type { Enumeration, MemberOf } from './enumerations.ts'

/** Returns the member with this value, or the enumeration's unknown member for any other. Never throws (D17). */
export function readMember<E extends Enumeration>(enumeration: E, value: unknown): MemberOf<E> {
  const { members, aliases = [], unknown } = enumeration
  const [, name = value] = aliases.find(([other]) => other === value) ?? []
  return members.find((member) => member === name) ?? unknown
}
