/** What Sveltia hands to a field of our own, as far as ours use it. */
export type ControlProps = {
  value: unknown
  field: { get(name: string): unknown }
  forID: string
  entry?: { get(name: string): unknown } | undefined
  onChange: (value: unknown) => void
}

/** The id of the heading that Sveltia gives a field, by which its control is named. */
export function labelOf(forID: string): string {
  return `${forID}-label`
}
