import type { CampaignEntry } from '../entries/entries.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import type { Guard } from '../source/guard-parsing.ts'
import type { MonthEntry } from '../entries/entries.ts'
import type { PictureReader } from '../images/image.ts'
import type { ScreenEntry } from '../entries/entries.ts'
import type { SharedEntry } from '../entries/entries.ts'

/** What is read from one file, of each kind; all of it serializable as JSON. */
export type Results = {
  campaign: CampaignEntry
  month: MonthEntry
  screen: ScreenEntry
  shared: SharedEntry
}

/** Caches results read from files until one of their inputs changes. */
export type ResultCache = {
  /** A short text that changes with each of the parts. */
  keyOf: (...parts: readonly string[]) => string
  /** Returns the cached result if its key is unchanged, otherwise what `make` returns. */
  get: <Kind extends keyof Results>(kind: Kind, name: string, key: string, make: () => Results[Kind]) => Results[Kind]
}

/** What reading the texts of content needs. */
export type TextReading = Pick<Reading, 'folder' | 'cache' | 'guard'>

/**
 * The texts of files that differ from the published version, as they were published; undefined where it has no such
 * file.
 */
export type Published = ReadonlyMap<string, string | undefined>

/** Everything that reading content needs from outside: nothing else is looked at, no file, no clock, no environment. */
export type Reading = {
  folder: ContentFolder
  cache: ResultCache
  /** Limits the time that one file takes. */
  guard: Guard
  /** Measures pictures. */
  pictures: PictureReader
  /**
   * The time, in milliseconds since 1970, that decides which pages are still scheduled. At minus infinity, every page
   * with a publication time is.
   */
  now: number
  /** Absent where no published version is known. */
  published?: Published
}
