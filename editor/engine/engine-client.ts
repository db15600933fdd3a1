/** Texts and pictures of content/, by path below it, e.g. 'campaigns/202309-1/month.yaml'. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>

/** A finding as `npm run check` tells it, in Japanese. `file` is below content/. */
export type Finding = {
  file: string
  line: number
  column: number
  field: string
  kind: string
  severity: 'fault' | 'remark'
  message: string
  advice: string
  reason?: string
}

export type Rendered = { html: string } | { reason: string }

export type EngineClient = {
  load(files: ContentFiles): Promise<Finding[]>
  /** Replaces (or with undefined removes) files, and tells all findings of the whole content afterwards. */
  change(changes: ReadonlyMap<string, Uint8Array | undefined>): Promise<Finding[]>
  /** The published page, byte for byte as a build makes it, at an address such as /jp/card/202309-1/8th-day/. */
  render(address: string): Promise<Rendered>
  /** The names of terms that a text of a file may state, with the words that each would show. */
  terms(file: string): Promise<{ name: string; shown: string }[]>
}
