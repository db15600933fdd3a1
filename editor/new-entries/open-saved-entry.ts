import { monthFilePath, parseEntryFile } from '#content-layer/common/entry-files.ts'
import { listCampaign } from '#content-layer/scaffold/list-campaign.ts'
import { addOffer } from '#content-layer/scaffold/offer.ts'

import { keepLineEnds, toPlainText } from '../formats/line-ends.ts'
import { getFormUrl } from '../entries/editor-urls.ts'
import { readInFolder, writeInFolder } from '../session/local-folder.ts'
import type { Session } from '../session/session.ts'

/** The lists of new entries, to which Sveltia navigates once a new entry is saved. */
const newEntryLists = /^#\/collections\/new-[\w-]+\/?$/

/** Changes a text in a folder, where there is one. Returns whether it differs. */
async function changeInFolder(
  folder: FileSystemDirectoryHandle,
  path: string,
  change: (text: string) => string,
): Promise<boolean> {
  const source = await readInFolder(folder, path)
  if (source === undefined) return false
  const text = toPlainText(source)
  const changed = change(text)
  if (changed === text) return false
  await writeInFolder(folder, path, new TextEncoder().encode(keepLineEnds(changed, source)))
  return true
}

/** Lists a new campaign in its month and on the entry screen, as `npm run new` does. Returns whether a file changed. */
async function listInFolder(folder: FileSystemDirectoryHandle, file: string, cardName: string): Promise<boolean> {
  const { month, id } = parseEntryFile(file) ?? {}
  if (month === undefined || id === undefined) return false
  const campaign = toPlainText((await readInFolder(folder, `content/${file}`)) ?? '')
  const isListed = await changeInFolder(folder, `content/${monthFilePath(month)}`, (text) => listCampaign(text, id))
  const isOffered = await changeInFolder(folder, 'content/screens/entry.yaml', (text) =>
    addOffer(text, id, campaign, cardName),
  )
  return isListed || isOffered
}

/**
 * Opens a new entry once it is saved, where Sveltia would show the list of new entries, which is empty; a draft that is
 * in no list yet stays open. In a folder, its campaign is listed in its month, for which the page loads again.
 */
export function openSavedEntry(session: Session, file: string): void {
  const { editorFolder } = globalThis
  const listed = editorFolder
    ? listInFolder(editorFolder, file, session.initialValues?.provider.cardName ?? '')
    : Promise.resolve(false)
  const path = getFormUrl(file)
  const open = async () => {
    const isInNewEntries = () => newEntryLists.test(location.hash) && path !== undefined
    const isSaved = isInNewEntries() && (await session.readText(file)) !== undefined
    const isChanged = await listed
    if (isSaved && isInNewEntries() && path !== undefined) location.replace(path)
    if (isChanged) location.reload()
  }
  addEventListener('hashchange', () => void open(), { once: true })
}
