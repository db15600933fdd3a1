import type { CampaignEntry, MonthEntry, PhrasesEntry, ScreenEntry, SharedEntry } from '../entries/entries.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import type { Guard } from '../source/guard-parsing.ts'
import type { ImageReader } from '../images/image.ts'

/** Results of reading one file, by kind; all serializable as JSON. */
export type Results = {
  campaign: CampaignEntry
  month: MonthEntry
  screen: ScreenEntry
  shared: SharedEntry
  phrases: PhrasesEntry
}

/** Caches results read from files until one of their inputs changes. */
export type ResultCache = {
  /** Returns a short text that changes with each of the parts. */
  keyOf: (...parts: readonly string[]) => string
  /** Returns the cached result if its key is unchanged, otherwise the result of `make`. */
  get: <Kind extends keyof Results>(kind: Kind, name: string, key: string, make: () => Results[Kind]) => Results[Kind]
}

/** Inputs for reading the texts of content. */
export type TextReadContext = Pick<ReadContext, 'folder' | 'cache' | 'guard'>

/** The published texts of files that have changed since; undefined for a file that was not published. */
export type Published = ReadonlyMap<string, string | undefined>

/** All external inputs for reading content: it accesses no other file, clock or environment. */
export type ReadContext = {
  folder: ContentFolder
  cache: ResultCache
  /** Limits the time for one file. */
  guard: Guard
  pictures: ImageReader
  /**
   * Time in milliseconds since 1970 that decides which pages are still scheduled. At minus infinity, all pages with a
   * publication time are.
   */
  now: number
  /** Absent if no published version is known. */
  published?: Published
}
