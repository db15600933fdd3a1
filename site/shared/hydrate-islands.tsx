import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

import { queries } from '../api.ts'
import { findEarlyChanges } from '../platform/early-changes.ts'
import { markHydrated } from '../platform/hydration.ts'
import type { IslandComponents } from './island-names.ts'
import { IslandRoot, type IslandNotice } from './island-root.tsx'
import type { ScreenData } from './screen-data.ts'

/** What an island's place in the page says of it. */
type Written = { notice: IslandNotice; props: object }

/** A component of which only its name is known; the page was made with the props that it says. */
type Named = ComponentType<{ children?: ReactNode }>

/**
 * Server markup inside an island, which React leaves as it is. Where React makes the island anew, the same elements are
 * put back.
 */
function Slot({ nodes }: { nodes: readonly Node[] }) {
  return (
    <div
      data-slot=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      ref={(place) => {
        if (place?.firstChild === null) place.append(...nodes)
      }}
    />
  )
}

function readData(place: HTMLElement | null, name: string): unknown {
  return JSON.parse(place?.dataset[name] ?? '{}')
}

/**
 * Lets React take over every island of the page, one after the other. Until it has all of them, what one of them has read
 * is not read again for the next. Returns their roots.
 */
export function hydrateIslands(components: IslandComponents): Root[] {
  const screen = readData(document.querySelector<HTMLElement>('[data-screen]'), 'screen') as ScreenData
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const waiting = new Set(places)
  const tellChanges = findEarlyChanges()
  queries.setDefaultOptions({ queries: { refetchOnMount: false, retryOnMount: false } })
  return places.flatMap((place) => {
    const Component = components[place.dataset['island'] ?? ''] as Named | undefined
    if (!Component) return []
    const { notice, props } = readData(place, 'props') as Written
    const found = place.querySelector('[data-slot]')
    const slot = found ? <Slot nodes={[...found.childNodes]} /> : undefined
    function onReady(): void {
      waiting.delete(place)
      if (waiting.size > 0) return
      queries.setDefaultOptions({})
      tellChanges(() => markHydrated(document.documentElement))
    }
    const island = (
      <IslandRoot screen={screen} {...notice} slot={slot} onReady={onReady}>
        <Component {...props}>{slot}</Component>
      </IslandRoot>
    )
    return [hydrateRoot(place, island)]
  })
}
