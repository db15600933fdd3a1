import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

import { queries } from '../../api.ts'
import { findEarlyInput } from '../../platform/early-input.ts'
import { markHydrated } from '../../platform/hydration.ts'
import type { IslandComponents } from './island-names.ts'
import { IslandRoot, type IslandNotice } from './island-root.tsx'
import type { ScreenData } from '../context/screen-data.ts'

/** The description of an island in the page's HTML. */
type IslandDescription = { notice: IslandNotice; props: object }

/** The component of an island, whose own props are known to the page only. */
type IslandComponent = ComponentType<{ children?: ReactNode }>

/**
 * Server markup inside an island, which React leaves unchanged. If React re-creates the island, the same elements are
 * inserted again.
 */
function Slot({ nodes }: { nodes: readonly Node[] }) {
  return (
    <div
      data-slot=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      ref={(root) => {
        if (root?.firstChild === null) root.append(...nodes)
      }}
    />
  )
}

/** Parses a data attribute as JSON. */
function readData(root: HTMLElement | null, name: string): unknown {
  return JSON.parse(root?.dataset[name] ?? '{}')
}

/**
 * Hydrates every island of the page, one after the other. Until all are hydrated, reads of one are not repeated for the
 * next. Returns their roots.
 */
export function hydrateIslands(components: IslandComponents): Root[] {
  const screen = readData(document.querySelector<HTMLElement>('[data-screen]'), 'screen') as ScreenData
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const waiting = new Set(roots)
  const replayChanges = findEarlyInput()
  queries.setDefaultOptions({ queries: { refetchOnMount: false, retryOnMount: false } })
  return roots.flatMap((root) => {
    const Component = components[root.dataset['island'] ?? ''] as IslandComponent | undefined
    if (!Component) return []
    const { notice, props } = readData(root, 'props') as IslandDescription
    const found = root.querySelector('[data-slot]')
    const slot = found ? <Slot nodes={[...found.childNodes]} /> : undefined
    function onReady(): void {
      waiting.delete(root)
      if (waiting.size > 0) return
      queries.setDefaultOptions({})
      replayChanges(() => markHydrated(document.documentElement))
    }
    const island = (
      <IslandRoot screen={screen} {...notice} slot={slot} onReady={onReady}>
        <Component {...props}>{slot}</Component>
      </IslandRoot>
    )
    return [hydrateRoot(root, island)]
  })
}
