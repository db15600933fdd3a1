import type { ComponentType } from 'react'

/** The components of a screen that a browser takes over, by their names in its pages. Each has props of its own. */
export type IslandComponents = Readonly<Record<string, ComponentType<never>>>

const names = new WeakMap<object, string>()

/** Notes the names that pages give their islands. */
export function nameIslands(components: IslandComponents): void {
  for (const [name, component] of Object.entries(components)) names.set(component, name)
}

/** The name of an island; undefined where nothing hydrates islands by name, as in development. */
export function nameOfIsland(component: object): string | undefined {
  return names.get(component)
}
