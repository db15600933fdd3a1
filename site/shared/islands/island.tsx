import type { ComponentType, ReactNode } from 'react'

import { getIslandName } from './island-names.ts'
import { IslandRoot, type IslandNotice } from './island-root.tsx'
import type { ScreenData } from '../context/screen-data.ts'

type Props<Own extends object> = IslandNotice & {
  screen: ScreenData
  of: ComponentType<Own>
  /** The component's own props, serialized as JSON in the page. */
  props: Own
  /** Passed to the component as children, and left as rendered on the server. */
  children?: ReactNode
}

/**
 * A part of a page that is hydrated in the browser; the page around it remains as rendered on the server. If it throws,
 * or never runs, it shows a notice in its place (specification §2, §8).
 */
export function Island<Own extends object>({ screen, of: Component, props, children, ...notice }: Props<Own>) {
  const name = getIslandName(Component)
  const description = name === undefined ? undefined : JSON.stringify({ notice, props })
  const slot = children === undefined ? undefined : <div data-slot="">{children}</div>
  return (
    <div className="contents" data-island={name} data-props={description}>
      <IslandRoot screen={screen} {...notice} slot={slot}>
        <Component {...props}>{slot}</Component>
      </IslandRoot>
    </div>
  )
}
