import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { pictureStoreFolder } from './check-content.ts'
import type { CampaignUnit } from './campaign-unit.ts'
import {
  calendarFile,
  campaignFile,
  documentsPath,
  factsFile,
  isDocumentName,
  monthFile,
  screenFile,
  type CampaignDocument,
  type MonthDocument,
} from './documents.ts'
import { hashOf } from './hash.ts'
import {
  makeCalendar,
  makeCampaign,
  makeFacts,
  makeIndex,
  makeMonth,
  makeProvider,
  makeScreen,
} from './make-documents.ts'
import type { MadePicture } from './pictures/picture-store.ts'
import { pictureTarget, publishPictures } from './pictures/publish-pictures.ts'
import type { Content } from './read-content.ts'

type Pictures = ReadonlyMap<string, MadePicture>

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a file unless it has this content already, so that watchers are not triggered for nothing. */
export function writeIfChanged(file: string, text: string): void {
  if (readIfThere(file) === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Makes a folder hold exactly the given documents, besides what is none. Files that are correct are not rewritten, and those that were correct
 * `before` are not even compared.
 */
async function writeTexts(
  folder: string,
  texts: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of texts) if (before.get(name) !== text) writeIfChanged(path.join(folder, name), text)
  const names = (await filesBelow(folder)).map((name) => name.split(path.sep).join('/'))
  for (const name of names) if (!texts.has(name) && isDocumentName(name)) await rm(path.join(folder, name))
}

/** A campaign's last document, with its serialized text and the fingerprint of the pictures it was made with. */
type MadeDocument = { pictures: string; document: CampaignDocument; text: string }

type MadeDocuments = WeakMap<CampaignUnit, MadeDocument>

/** Makes the documents of campaigns, reusing those in `known` whose files and pictures are unchanged. */
function makeCampaigns(campaigns: readonly CampaignUnit[], pictures: Pictures, known: MadeDocuments): MadeDocument[] {
  const version = hashOf(JSON.stringify([...pictures]))
  return campaigns.flatMap((unit) => {
    if (!unit.definition) return []
    const last = known.get(unit)
    if (last?.pictures === version) return [last]
    const document = makeCampaign(unit, unit.definition, pictures)
    const made = { pictures: version, document, text: JSON.stringify(document) }
    known.set(unit, made)
    return [made]
  })
}

/**
 * The published texts by file name, and the fingerprint of those that the screens are built from: their own and the
 * provider.
 */
function makeTexts(
  { shared, months, campaigns, screens, screenStatements }: Content,
  pictures: Pictures,
  known: MadeDocuments,
): { texts: Map<string, string>; version: string } {
  const texts = new Map<string, string>()
  const made = makeCampaigns(campaigns, pictures, known)
  for (const { document, text } of made) texts.set(campaignFile(document.month, document.id), text)
  const byName = new Map(made.map(({ document }) => [`${document.month}/${document.id}`, document]))
  const newestFirst = [...months].sort((a, b) => (a.month < b.month ? 1 : -1))
  const monthDocuments = newestFirst.flatMap(({ month, definition }): MonthDocument[] =>
    definition ? [makeMonth({ month, definition }, byName, pictures)] : [],
  )
  const ofScreens = [...screens].map(
    ([name, content]) => [screenFile(name), JSON.stringify(makeScreen(name, content, pictures))] as const,
  )
  if (!shared.provider) throw new Error('content without its provider is not published')
  const provider = makeProvider(shared.provider, pictures)
  const others = [
    ...monthDocuments.map((document) => [monthFile(document.month), JSON.stringify(document)] as const),
    ...ofScreens,
    ['index.json', JSON.stringify(makeIndex(provider, monthDocuments))] as const,
    [calendarFile, JSON.stringify(makeCalendar(monthDocuments))] as const,
    [factsFile, JSON.stringify(makeFacts([...campaigns, ...months, { statements: screenStatements }]))] as const,
  ]
  for (const [file, text] of others) texts.set(file, text)
  return { texts, version: hashOf(JSON.stringify(provider), ...ofScreens.flat()) }
}

/**
 * Where content is published: the folder, the module that notifies screens in development of a new version, and the
 * store of pictures.
 */
type PublishTarget = { publicFolder: string; versionFile: string; pictureStore?: string }

/**
 * Publishes content. Returns the published texts by file as `documents`, the published form of each picture by its file,
 * and how many were processed anew.
 */
export type Publish = (
  root: string,
  content: Content,
) => Promise<{ documents: ReadonlyMap<string, string>; pictures: Pictures; newPictures: number }>

/**
 * Returns a function that writes the documents and pictures of valid content below a public folder. It remembers what
 * it wrote, so publishing again writes only what has changed.
 * @throws Error from the returned function if the content has diagnostics: invalid content is never published
 */
export function createPublisher({
  publicFolder,
  versionFile,
  pictureStore = pictureStoreFolder,
}: PublishTarget): Publish {
  const target = pictureTarget(pictureStore, path.join(publicFolder, 'media'))
  const known: MadeDocuments = new WeakMap()
  let written: ReadonlyMap<string, string> = new Map()
  return async (root, content) => {
    if (content.diagnostics.length > 0)
      throw new Error(`content with ${content.diagnostics.length} diagnostic(s) is not published`)
    const { made, newPictures } = await publishPictures(root, content, target)
    const { texts, version } = makeTexts(content, made, known)
    await writeTexts(path.join(publicFolder, documentsPath), texts, written)
    written = texts
    const source = `/** Changes with the content, so that a screen in development is made anew. */\nexport const contentVersion = '${version}'\n`
    writeIfChanged(versionFile, source)
    return { documents: texts, pictures: made, newPictures }
  }
}
