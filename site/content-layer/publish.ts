import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { pictureStoreFolder } from './check-content.ts'
import { campaignFile, documentsPath, monthFile, screenFile, type MonthDocument } from './documents.ts'
import { hashOf } from './hash.ts'
import { makeCampaign, makeIndex, makeMonth, makeProvider, makeScreen } from './make-documents.ts'
import type { MadePicture } from './pictures/picture-store.ts'
import { publishPictures } from './pictures/publish-pictures.ts'
import type { Content } from './read-content.ts'

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a file unless it says just that already: whoever watches it is not disturbed for nothing. */
export function writeIfChanged(file: string, text: string): void {
  if (readIfThere(file) === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Makes a folder hold exactly the given texts; files that are right already are left alone. */
async function writeTexts(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of texts) writeIfChanged(path.join(folder, name), text)
  const extra = (await filesBelow(folder)).filter((name) => !texts.has(name.split(path.sep).join('/')))
  for (const name of extra) await rm(path.join(folder, name))
}

/** The published texts by file name, and the fingerprint of them all. */
function makeTexts(
  { shared, months, campaigns, screens }: Content,
  pictures: ReadonlyMap<string, MadePicture>,
): { texts: Map<string, string>; version: string } {
  const texts = new Map<string, string>()
  const documents = campaigns.flatMap((unit) => (unit.definition ? [makeCampaign(unit, unit.definition, pictures)] : []))
  for (const document of documents) texts.set(campaignFile(document.month, document.id), JSON.stringify(document))
  const byName = new Map(documents.map((document) => [`${document.month}/${document.id}`, document]))
  const monthDocuments = months.flatMap(({ month, definition }): MonthDocument[] => (definition ? [makeMonth({ month, definition }, byName, pictures)] : []))
  for (const document of monthDocuments) texts.set(monthFile(document.month), JSON.stringify(document))
  for (const [name, content] of screens) texts.set(screenFile(name), JSON.stringify(makeScreen(name, content, pictures)))
  texts.set('index.json', JSON.stringify(makeIndex(makeProvider(shared.provider, pictures), monthDocuments)))
  return { texts, version: hashOf(...[...texts].flat()) }
}

/**
 * Writes the documents and pictures of faultless content below a public folder, and beside it the module that
 * tells the pages of a new version. Pictures that were made before come from the folder `pictureStore`.
 * @throws Error where the content has faults: what is broken is never published
 */
export async function publishContent(
  root: string,
  publicFolder: string,
  versionFile: string,
  content: Content,
  pictureStore = pictureStoreFolder,
): Promise<{ documents: ReadonlyMap<string, string>; newPictures: number }> {
  if (content.faults.length > 0) throw new Error(`content with ${content.faults.length} fault(s) is not published`)
  const { made, newPictures } = await publishPictures(root, content, pictureStore, path.join(publicFolder, 'media'))
  const { texts, version } = makeTexts(content, made)
  await writeTexts(path.join(publicFolder, documentsPath), texts)
  const source = `/** Changes with the content, so that a page in development is made anew. */\nexport const contentVersion = '${version}'\n`
  writeIfChanged(versionFile, source)
  return { documents: texts, newPictures }
}
