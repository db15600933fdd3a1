import type { MarkedPart } from '#content-layer/diff/mark-changes.ts'
import type { ChangeKind } from '#content-layer/documents/moments.ts'
import type { Correction } from '#content-layer/diagnostics/correction.ts'
import type { Published } from '#content-layer/load/read-context.ts'
import type { Leftover } from '#content-layer/rules/edits/leftovers.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'
import type { Named } from '#schemas/meta.ts'

/** Texts and pictures of content/, by path below it, e.g. 'campaigns/202309-1/month.yaml'. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>

/** The content as it is served: files as base64, and of those that differ from what is published, that, or null. */
export type PackedContent = {
  files: Readonly<Record<string, string | undefined>>
  published: Readonly<Record<string, string | null>>
}

/** Files that were written, or with undefined removed. */
export type FileChanges = ReadonlyMap<string, Uint8Array | undefined>

/** A diagnostic of `npm run check`, in Japanese. `file` is below content/; lines and columns count from 1. */
export type EditorDiagnostic = {
  file: string
  line: number
  column: number
  field: string
  kind: string
  severity: 'error' | 'warning'
  message: string
  hint: string
  /** The reason of a warning's suppression in the file. */
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

/** Entries by their names in files, each with its label for people, which may be empty. */
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

/** What happens to a page of a month at a time of a day, and the field that states it. */
export type CalendarEvent = { time: string; kind: ChangeKind; name: string; file: string; field: string }

/** A day with its weekday, for people, and what happens on it, in order. */
export type CalendarDay = { day: string; events: readonly CalendarEvent[] }

/** A month to create from a plan: the sheet and its name, and the month to copy, if any. */
export type PlanRequest = { month: string; from: string | undefined; name: string; sheet: Uint8Array }

/** A planned campaign: whether it is a copy, and what the plan says about it, by the headings of its columns. */
export type PlannedRow = { id: string; isCopy: boolean; values: [heading: string, value: string][] }

/** The files of a planned month, by their paths below content/, or what is wrong with its sheet, in Japanese. */
export type PlannedFiles = { campaigns: PlannedRow[]; files: ContentFiles } | { problems: string[] }

export type EngineClient = {
  /** Takes the whole content, and what was published of the files that differ from it. */
  load(files: ContentFiles, published?: Published): Promise<EditorDiagnostic[]>
  /** Replaces (or with undefined removes) files, and returns all diagnostics of the complete content afterwards. */
  change(changes: FileChanges): Promise<EditorDiagnostic[]>
  /**
   * Renders the published page, byte for byte as a build does, at a path such as /jp/card/202309-1/8th-day/ or its
   * in-app variant.
   */
  render(path: string): Promise<Rendered>
  /**
   * Renders the same page for a frame of the preview: its pictures inlined, its clock and device chosen, and taps
   * reported.
   */
  frame(path: string, view: View): Promise<Rendered>
  /** Returns the facts that a text of a file may state in addition to those of its own fields. */
  factsAvailableTo(file: string): Promise<Facts>
  /** The entries that a file can name. */
  entriesFor(file: string): Promise<NamedEntries>
  /** Finds the fields that show the texts of an element on the page at a path, and of those around it. */
  locate(path: string, texts: readonly string[]): Promise<FieldPosition[]>
  /** Compares a campaign or a month with the one that it was most likely written from, as its review does. */
  previous(file: string): Promise<PreviousComparison | undefined>
  /** Lists what happens to the pages of a month, by its file; nothing for any other file. */
  calendar(file: string): Promise<CalendarDay[]>
  /**
   * Returns the text of a warning's file with a suppression that gives the reason; undefined where no comment is
   * possible.
   */
  confirm(diagnostic: EditorDiagnostic, reason: string): Promise<string | undefined>
  /** Returns the files that `npm run new` creates from a plan; nothing is stored. */
  planMonth(request: PlanRequest): Promise<PlannedFiles>
}
