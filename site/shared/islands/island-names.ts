import type { ComponentType } from 'react'

/** Hydrated components of a screen, by their names in its pages. Each has its own props. */
export type IslandComponents = Readonly<Record<string, ComponentType<never>>>

const names = new WeakMap<object, string>()

/** Registers the names of islands in pages. */
export function nameIslands(components: IslandComponents): void {
  for (const [name, component] of Object.entries(components)) names.set(component, name)
}

/** Returns the name of an island; undefined if islands are not hydrated by name, as in development. */
export function getIslandName(component: object): string | undefined {
  return names.get(component)
}
