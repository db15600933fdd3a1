import type { SharedKind } from '#content-layer/common/shared-kinds.ts'
import type { MarkedPart } from '#content-layer/diff/mark-changes.ts'
import type { MomentKind } from '#content-layer/documents/upcoming-changes.ts'
import type { Correction } from '#content-layer/diagnostics/correction.ts'
import type { Published } from '#content-layer/load/read-context.ts'
import type { Leftover } from '#content-layer/rules/edits/leftovers.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'
import type { Named } from '#schemas/meta.ts'

/** Texts and images of content/, by path below it, e.g. 'campaigns/202309-1/month.yaml'. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>

/** The served content: files as base64, and for those that differ from the published ones, these or null. */
export type PackedContent = {
  files: Readonly<Record<string, string | undefined>>
  published: Readonly<Record<string, string | null>>
}

/** Names of files in the editor's folder: the packed content, and the script of the engine's worker. */
export const contentFile = 'content.json'
export const engineFile = 'engine.js'

/** Written files; undefined for a removed file. */
export type FileChanges = ReadonlyMap<string, Uint8Array | undefined>

/** A diagnostic of `npm run check`, in Japanese. `file` is below content/; lines and columns count from 1. */
export type EditorDiagnostic = {
  file: string
  line: number
  column: number
  field: string
  kind: string
  /** The label of the campaign or shared text that it is about; absent for other files. */
  label?: string
  severity: 'error' | 'warning'
  message: string
  hint: string
  /** The reason of a warning's suppression in the file. */
  reason?: string
  /** A correction that can be applied to the field. */
  correction?: Correction
  /** A shared text that the content uses but does not have, if a file can have its name. */
  missing?: { kind: SharedKind; name: string }
}

/** A published page, or the reason, in Japanese, why there is none. */
export type Rendered = { html: string } | { reason: string }

/** A position in the content: its file below content/, and its field, `noField` for the body of a campaign. */
export type FieldPosition = {
  file: string
  line: number
  column: number
  field: string
  /** The text that is meant, where several are at the position. */
  text?: string
}

/** How a page is viewed: `at` in milliseconds since 1970, undefined for the device's time, and whether in the app. */
export type View = { at: number | undefined; isInApp: boolean }

/** The entries that a file can refer to, by kind. */
export type NamedEntries = Readonly<Record<Named, readonly NamedEntry[]>>

/** An entry: the name that files refer to it by, and its label for people, which is empty if it has none yet. */
type NamedEntry = {
  name: string
  label: string
  /** The full text of a shared text. */
  text?: string
  /** Whether it is a shared text with other shared texts in it, of which each can be replaced. */
  hasParts?: boolean
}

export const noEntries: NamedEntries = { campaign: [], note: [], fragment: [] }

/** A field or line in which two versions differ, with the differences marked. A missing side is empty. */
export type Difference = {
  label: string
  before: MarkedPart[]
  after: MarkedPart[]
  text: string
  /** Whether it is a main term, such as the rate, the period or a condition. */
  isMain: boolean
}

/** The differences from the previous version, the number of those that follow from them, and the unchanged texts. */
export type PreviousComparison = {
  title: string
  isSame: boolean
  changes: Difference[]
  followed: number
  leftovers: Leftover[]
}

/** An event of a page of a month: its time of day, and the field that states it. */
export type CalendarEvent = { time: string; kind: MomentKind; name: string; file: string; field: string }

/** A day with its weekday, for people, and its events in order. */
export type CalendarDay = { day: string; events: readonly CalendarEvent[] }

/** A month to create from a plan: the sheet and its name, the month to copy, if any, and names of new shops by id. */
export type PlanRequest = {
  month: string
  from: string | undefined
  shops: Readonly<Record<string, string>>
  name: string
  sheet: Uint8Array
}

/** A planned campaign: the month it is copied from, if any, and its values by the headings of the plan's columns. */
export type PlannedRow = {
  id: string
  from: string | undefined
  isNewShop: boolean
  values: [heading: string, value: string][]
}

/** The files of a planned month, by their paths below content/, or the problems of its sheet, in Japanese. */
export type PlannedFiles = { campaigns: PlannedRow[]; files: ContentFiles } | { problems: string[] }

/** What the page can ask the engine, which runs in a worker and implements these methods (`engine.ts`). */
export type EngineClient = {
  /** Loads the whole content, and the published text of the files that differ from it. */
  load(files: ContentFiles, published?: Published): Promise<EditorDiagnostic[]>
  /** Replaces (or with undefined removes) files, and returns all diagnostics of the complete content afterwards. */
  change(changes: FileChanges): Promise<EditorDiagnostic[]>
  /** Renders the published page at a path such as /jp/card/202309-1/8th-day/, byte for byte as a build does. */
  render(path: string): Promise<Rendered>
  /** Renders the same page for a frame of the preview: images inlined, clock and device chosen, taps reported. */
  frame(path: string, view: View): Promise<Rendered>
  /** Returns the facts that a text of a file may state in addition to those of its own fields. */
  factsAvailableTo(file: string): Promise<Facts>
  /** Returns the entries that a file can refer to. */
  entriesFor(file: string): Promise<NamedEntries>
  /** Finds the fields that show the texts of an element on the page at a path, and of those around it. */
  locate(path: string, texts: readonly string[]): Promise<FieldPosition[]>
  /** Compares a campaign or a month with the one that it was most likely written from, as its review does. */
  previous(file: string): Promise<PreviousComparison | undefined>
  /** Lists the events of the pages of a month, by its file; none for any other file. */
  calendar(file: string): Promise<CalendarDay[]>
  /** Returns the text of a warning's file with a suppression and its reason; undefined if no comment is possible. */
  confirm(diagnostic: EditorDiagnostic, reason: string): Promise<string | undefined>
  /** Returns the files that `npm run new` creates from a plan; nothing is stored. */
  planMonth(request: PlanRequest): Promise<PlannedFiles>
}

/** The methods of the client as the engine implements them, except those that it collects until the next check. */
export type EngineMethods = {
  [Name in Exclude<keyof EngineClient, 'load' | 'change'>]: (
    ...args: Parameters<EngineClient[Name]>
  ) => ReturnType<EngineClient[Name]> | Awaited<ReturnType<EngineClient[Name]>>
}
