import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { contentVersion } from './.generated/content-version.ts'
import type { ScreenName } from '#schemas/screens.ts'

import {
  campaignFile,
  documentsPath,
  monthFile,
  screenFile,
  type CampaignDocument,
  type ContentIndex,
  type MonthDocument,
  type ScreenDocument,
} from './content-layer/documents.ts'

const folder = path.join(process.cwd(), 'site', 'public', documentsPath)

const read = new Map<string, Promise<unknown>>()

/** Reads a document that the content layer has checked and published. A new version of the content is read anew. */
function readDocument(file: string): Promise<unknown> {
  const key = `${contentVersion}/${file}`
  const known = read.get(key)
  if (known) return known
  const document = readFile(path.join(folder, file), 'utf8').then((text): unknown => JSON.parse(text))
  read.set(key, document)
  return document
}

/** The index of all months and campaigns, newest month first. */
export async function readIndex(): Promise<ContentIndex> {
  return (await readDocument('index.json')) as ContentIndex
}

/** A month's document. */
export async function readMonth(month: string): Promise<MonthDocument> {
  return (await readDocument(monthFile(month))) as MonthDocument
}

/** A campaign's document. */
export async function readCampaign(month: string, id: string): Promise<CampaignDocument> {
  return (await readDocument(campaignFile(month, id))) as CampaignDocument
}

/** The words and figures of a screen. */
export async function readScreen<Name extends ScreenName>(name: Name): Promise<ScreenDocument<Name>> {
  return (await readDocument(screenFile(name))) as ScreenDocument<Name>
}
