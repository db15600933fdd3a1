import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import pMap from 'p-map'

import type { PublishedImage } from '#schemas/published-image.ts'
import type { ContentReader, Shares, ShareTags } from '#site/documents/content-reader.ts'
import { listShareCards, type ShareCard } from '#site/render/share-card-content.ts'

import { cardPng, createShareCardDrawing } from '../images/draw-share-card.ts'
import { fingerprintInName } from '#content-layer/images/published-name.ts'
import { sharpVersion } from '../images/find-or-encode-picture.ts'
import { runPictureTask } from '../images/run-picture-task.ts'
import { computeHash } from '../shared/files/hash.ts'
import type { MakeSiteOptions } from './make-options.ts'
import type { OutputFolder } from './output-folder.ts'
import type { Store } from './build-cache.ts'

/** Draws a card as PNG, or takes it from the store. `read` returns the bytes of a published picture. */
async function makeCard(
  card: ShareCard,
  logo: PublishedImage,
  { store, read }: { store: Store; read: (src: string) => Uint8Array },
): Promise<Buffer> {
  const drawing = createShareCardDrawing(card, logo)
  // The names of published pictures change with their bytes.
  const key = computeHash(JSON.stringify([drawing, cardPng]), sharpVersion)
  const draw = () =>
    runPictureTask(
      'rasterizeShareCard',
      drawing,
      drawing.layers.map(({ src }) => read(src)),
    )
  return store.get(`${key}-card.png`, async () => Buffer.from(await draw()))
}

/** Publishes the cards of pages and returns their tags by path. Published documents hide what is scheduled (D32). */
export async function publishShareCards(
  { publicFolder, siteUrl }: MakeSiteOptions,
  content: ContentReader,
  store: Store,
  output: OutputFolder,
): Promise<Shares> {
  if (siteUrl === undefined) return new Map()
  const [{ logo }, cards] = await Promise.all([content.provider(), listShareCards(content)])
  const read = (src: string) => readFileSync(path.join(publicFolder, src))
  const images = new Map<ShareCard, string>()
  const publish = async (card: ShareCard) => {
    const bytes = await makeCard(card, logo, { store, read })
    const name = `media/card${card.path.replace(/\/$/, '').replaceAll('/', '-')}.${fingerprintInName(computeHash(bytes))}.png`
    output.write(name, bytes)
    images.set(card, `${siteUrl}/${name}`)
  }
  await pMap(new Set(cards.values()), publish, { concurrency: availableParallelism() })
  const createTags = (card: ShareCard): ShareTags => {
    const { path: pagePath, title, description, alt } = card
    return { url: siteUrl + pagePath, title, description, alt, image: images.get(card) ?? '' }
  }
  return new Map([...cards].map(([pagePath, card]) => [pagePath, createTags(card)]))
}
