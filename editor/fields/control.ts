/** What Sveltia hands to a field of our own, as far as ours use it. */
export type ControlProps = {
  value: unknown
  field: { get(name: string): unknown }
  forID: string
  entry?: { get(name: string): unknown } | undefined
  onChange: (value: unknown) => void
}
