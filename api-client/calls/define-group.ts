import type { Call } from './call.ts'

/** Items of specification §7, each with its calls and whether they read or write. */
type Items = Readonly<Record<string, Readonly<Record<string, Call['kind']>>>>

type NameIn<Group extends Items> = { [Item in keyof Group]: keyof Group[Item] & string }[keyof Group]

/** Converts `getRealCard3dsInfo` to `get_real_card_3ds_info`. */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/([a-z])(\d)/, '$1_$2')
}

/**
 * Creates the calls of a group of specification §7 that no page makes yet: without schemas, below the path `prefix`, for
 * users who are signed in. The keys of `items` are the items of the specification, spelled as there, after their heading,
 * if any: `Payouts: list`. An item that is the name of its call, such as `get_balance`, gives that name; all other names
 * are our choice (D15).
 */
export function defineGroup<const Group extends Items>(
  group: string,
  prefix: `/${string}`,
  items: Group,
): Readonly<Record<NameIn<Group>, Call>> {
  const calls = Object.entries<Items[string]>(items).flatMap(([item, kinds]) =>
    Object.entries(kinds).map(([name, kind]): [string, Call] => {
      const callName = toSnakeCase(name)
      const isGiven = item.split(': ').at(-1) === callName
      const naming = isGiven ? 'given' : 'chosen'
      return [name, { path: `${prefix}${callName}`, kind, access: 'signed-in', naming, item: `${group}: ${item}` }]
    }),
  )
  // The names are those of the items.
  return Object.fromEntries(calls) as Record<NameIn<Group>, Call>
}
