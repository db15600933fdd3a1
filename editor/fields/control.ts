import type { ComponentType } from 'react'

/** What Sveltia hands to a field of our own, as far as ours use it. */
export type ControlProps = {
  value: unknown
  field: { get: (name: string) => unknown }
  forID: string
  entry?: { getIn: (path: readonly string[]) => unknown; get: (name: string) => unknown } | undefined
  onChange: (value: unknown) => void
}

export type Control = ComponentType<ControlProps>
