import type { MarkedPart } from '#content-layer/compare/mark-words.ts'
import type { Correction } from '#content-layer/diagnostics/correction.ts'
import type { Leftover } from '#content-layer/rules/edits/leftovers.ts'
import type { Facts } from '#content-layer/terms/fact.ts'
import type { Named } from '#schemas/meta.ts'

/** Texts and pictures of content/, by path below it, e.g. 'campaigns/202309-1/month.yaml'. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>

/** Files that were written, or with undefined removed. */
export type FileChanges = ReadonlyMap<string, Uint8Array | undefined>

/** A finding as `npm run check` tells it, in Japanese. `file` is below content/; lines and columns count from 1. */
export type Finding = {
  file: string
  line: number
  column: number
  field: string
  kind: string
  severity: 'error' | 'warning'
  message: string
  hint: string
  /** Why all is well, as the file says it of a remark. */
  reason?: string
  /** What can be written at once in its field. */
  correction?: Correction
}

/** A published page, or the reason in Japanese why there is none. */
export type Rendered = { html: string } | { reason: string }

/** A place of the content: its file below content/, and its field, or '-' for the body of a campaign. */
export type FieldPosition = { file: string; line: number; column: number; field: string }

/** How a page is looked at: `at` in milliseconds since 1970, and whether in the app; undefined is the device's time. */
export type View = { at: number | undefined; isInApp: boolean }

/** Entries by the names under which files hold them, each with the words that people know it by, which may be none. */
export type NamedEntries = Readonly<Record<Named, readonly { name: string; label: string }[]>>

export const noEntries: NamedEntries = { campaign: [], note: [], piece: [] }

/** One field or line in which two editions differ; what differs is marked. A side that is not there is empty. */
export type Difference = { label: string; before: MarkedPart[]; after: MarkedPart[]; text: string }

/**
 * What differs from the edition before, how many further places only follow from it or are days of another month, and
 * what was taken over as it was.
 */
export type PreviousComparison = {
  title: string
  isSame: boolean
  changes: Difference[]
  followed: number
  leftovers: Leftover[]
}

export type EngineClient = {
  load(files: ContentFiles): Promise<Finding[]>
  /** Replaces (or with undefined removes) files, and tells all findings of the whole content afterwards. */
  change(changes: FileChanges): Promise<Finding[]>
  /** The published page, byte for byte as a build makes it, at an address such as /jp/card/202309-1/8th-day/ or its in-app variant. */
  render(path: string): Promise<Rendered>
  /** The same page for a frame of the preview: its pictures in it, its clock and device chosen, and taps told. */
  frame(path: string, view: View): Promise<Rendered>
  /** The names of terms that a text of a file may state, with the words that each would show. */
  terms(file: string): Promise<{ name: string; label: string }[]>
  /** The facts that a text of a file may state besides those of its own fields. */
  factsAround(file: string): Promise<Facts>
  /** The entries that a file can name. */
  entriesFor(file: string): Promise<NamedEntries>
  /** The place of a text that stands on the page at an address; undefined where none is known. */
  locate(path: string, text: string): Promise<FieldPosition | undefined>
  /** What a campaign or a month says otherwise than the one that it was most likely written from, as its review tells. */
  previous(file: string): Promise<PreviousComparison | undefined>
  /** The text of a remark's file in which it is answered by a reason; undefined where no comment can stand. */
  confirm(finding: Finding, reason: string): Promise<string | undefined>
}
