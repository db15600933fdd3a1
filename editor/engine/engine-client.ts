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

/**
 * The served content: all files as base64, and the published text of each file that differs from it, null for a file that
 * is not published.
 */
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
  /** The reason that the file gives for suppressing the warning. */
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
  /** The text that is meant if several are at the position. */
  text?: string
}

/** How a page is viewed: `at` in milliseconds since 1970, undefined for the device's time, and whether in the app. */
export type View = { at: number | undefined; isInApp: boolean }

/** The entries that a file can refer to, by kind. */
export type NamedEntries = Readonly<Record<Named, readonly NamedEntry[]>>

/** An entry: the name by which files refer to it, and its label for people, which is empty if it has none yet. */
export type NamedEntry = {
  name: string
  label: string
  /** The full text of a shared text. */
  text?: string
  /** Whether it is a shared text that contains other shared texts, each of which a campaign can replace. */
  hasParts?: boolean
}

/** The entries before the content is loaded. */
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

/** The engine as the page sees it: its methods run in a worker (`engine.ts`), so that each returns a promise. */
export type EngineClient = {
  /** Loads the whole content, and the published text of the files that differ from it. */
  load(files: ContentFiles, published?: Published): Promise<EditorDiagnostic[]>
  /** Replaces files, removes those that are undefined, and returns all diagnostics of the content afterwards. */
  change(changes: FileChanges): Promise<EditorDiagnostic[]>
  /** Renders the published page at a path such as /jp/card/202309-1/8th-day/, byte for byte as a build does. */
  render(path: string): Promise<Rendered>
  /** Renders the same page for a frame of the preview: with its images inlined, for a moment and a device. */
  renderFrame(path: string, view: View): Promise<Rendered>
  /** Returns the facts that a text of a file may state in addition to those of its own fields. */
  getAvailableFacts(file: string): Promise<Facts>
  /** Returns the entries that a file can refer to. */
  listNamedEntries(file: string): Promise<NamedEntries>
  /** Finds the fields that show the texts of an element on the page at a path, and of those around it. */
  locate(path: string, texts: readonly string[]): Promise<FieldPosition[]>
  /** Compares a campaign or a month with the one that it was most likely copied from, as its review does. */
  comparePrevious(file: string): Promise<PreviousComparison | undefined>
  /** Lists the days on which the pages of a month change, by the month's file; none for any other file. */
  listMonthEvents(file: string): Promise<CalendarDay[]>
  /** Returns the text of a warning's file with a suppression and its reason; undefined if no comment is possible. */
  confirm(diagnostic: EditorDiagnostic, reason: string): Promise<string | undefined>
  /** Returns the files that `npm run new` creates from a plan; nothing is stored. */
  planMonth(request: PlanRequest): Promise<PlannedFiles>
}

/** The methods of the client as `Engine` implements them. It collects `load` and `change` until the next check. */
export type EngineMethods = {
  [Name in Exclude<keyof EngineClient, 'load' | 'change'>]: (
    ...args: Parameters<EngineClient[Name]>
  ) => ReturnType<EngineClient[Name]> | Awaited<ReturnType<EngineClient[Name]>>
}
