/*
 * Where the published documents are: their version, and the names of their files.
 */

import type { ScreenName } from '#schemas/screens.ts'

/** Incremented when the published documents change in a way that their readers must know about. */
export const schemaVersion = 1

/** Path of the published documents, below the site's root. Stable, because apps read it. The names below are relative to it. */
export const documentsPath = `content/v${schemaVersion}`

export const factsFile = 'facts.json'

export const calendarFile = 'calendar.json'

export function screenFile(name: ScreenName): string {
  return `screens/${name}.json`
}

export function monthFile(month: string): string {
  return `months/${month}.json`
}

export function campaignFile(month: string, id: string): string {
  return `campaigns/${month}/${id}.json`
}

/** Returns whether a name, relative to `documentsPath`, is that of a document that is or was published. */
export function isDocumentName(name: string): boolean {
  return /^(?:index|facts|calendar|months\/\d{6}-\d+|(?:campaigns\/\d{6}-\d+|screens)\/[a-z0-9-]+)\.json$/.test(name)
}
