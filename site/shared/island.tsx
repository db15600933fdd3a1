import type { ComponentType, ReactNode } from 'react'

import { nameOfIsland } from './island-names.ts'
import { IslandRoot, type IslandNotice } from './island-root.tsx'
import type { ScreenData } from './screen-data.ts'

type Props<Own extends object> = IslandNotice & {
  screen: ScreenData
  of: ComponentType<Own>
  /** The component's own props, as they are written in the page: what JSON can express. */
  props: Own
  /** Reaches the component as its children, and stays as the server made it. */
  children?: ReactNode
}

/**
 * A part of a page that a browser takes over; the page around it stays as the server made it. Where it throws, or never
 * runs, it shows a notice in its own place (specification §2, §8).
 */
export function Island<Own extends object>({ screen, of: Component, props, children, ...notice }: Props<Own>) {
  const name = nameOfIsland(Component)
  const written = name === undefined ? undefined : JSON.stringify({ notice, props })
  const slot = children === undefined ? undefined : <div data-slot="">{children}</div>
  return (
    <div className="contents" data-island={name} data-props={written}>
      <IslandRoot screen={screen} {...notice} slot={slot}>
        <Component {...props}>{slot}</Component>
      </IslandRoot>
    </div>
  )
}
