/** The properties that Sveltia passes to a custom field, as far as the fields here use them. */
export type ControlProps = {
  value: unknown
  field: { get(name: string): unknown }
  forID: string
  entry?: { get(name: string): unknown } | undefined
  onChange: (value: unknown) => void
  /** Adds a file to what is saved with the entry, and returns a URL to store until then. */
  addFile?: (file: File, options: { name: string }) => Promise<string>
}

/** Returns the id of the heading that Sveltia draws above a field, which labels the field's control. */
export function getLabelId(forID: string): string {
  return `${forID}-label`
}
