import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { PublishedImage } from '#schemas/published-image.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { listShareCards, type ShareCard } from '#site/render/share-card-content.ts'

import type { ChangedEntry } from '../compare/changed-entry.ts'
import type { Version } from '../compare/compare-versions.ts'
import { createShareCardDrawing } from '../images/draw-share-card.ts'
import { fingerprintInName } from '#content-layer/images/published-name.ts'
import { computeHash } from '../shared/files/hash.ts'
import { runPictureTask } from '../images/run-picture-task.ts'
import type { SharedLink } from './report/review.ts'

/** Entries with pages of their own. */
const withPages: readonly ChangedEntry['kind'][] = ['campaign', 'month', 'screen']

/** Reads a picture by its path, which a document has without the path that the version is published below. */
async function readPicture({ file, basePath }: Version, src: string): Promise<Buffer> {
  return (await file(src)) ?? (await file(basePath + src)) ?? Buffer.alloc(0)
}

async function drawShareCard(
  card: ShareCard,
  logo: PublishedImage,
  version: Version,
  folder: string,
): Promise<SharedLink> {
  const drawing = createShareCardDrawing(card, logo)
  const pictures = await Promise.all(drawing.layers.map(({ src }) => readPicture(version, src)))
  const bytes = await runPictureTask('rasterizeShareCard', drawing, pictures)
  const name = `card-${fingerprintInName(computeHash(bytes))}.png`
  await writeFile(path.join(folder, name), bytes)
  const { path: pagePath, title, description, alt } = card
  return { pagePath, title, description, alt, file: name }
}

/**
 * Draws what chats show of links to the pages of each entry. Returns the cards by the entries' ids; the card of a page
 * about several entries only with the first of them.
 */
export async function drawShareCards(
  entries: readonly ChangedEntry[],
  version: Version,
  folder: string,
): Promise<Map<string, SharedLink[]>> {
  const { content } = readDocumentsInMemory(version.documents)
  const [cards, { logo }] = await Promise.all([listShareCards(content), content.provider()])
  const drawn = new Map<string, SharedLink[]>()
  const seen = new Set<ShareCard>()
  for (const { id, kind, pagePaths } of entries) {
    if (!withPages.includes(kind)) continue
    const links: SharedLink[] = []
    for (const card of pagePaths.flatMap((pagePath) => cards.get(pagePath) ?? [])) {
      if (seen.has(card)) continue
      seen.add(card)
      links.push(await drawShareCard(card, logo, version, folder))
    }
    drawn.set(id, links)
  }
  return drawn
}
