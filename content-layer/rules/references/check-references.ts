/*
 * Checks references to images, pages and anchors against what the content has.
 */

import { getBlock, type BlockName } from '#schemas/blocks.ts'

import { campaignPath, fixedPaths, monthPath, pagePathIn } from '../../common/routes.ts'
import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { listBlocks } from '../../entries/body.ts'
import type { CampaignEntry } from '../../entries/entries.ts'
import type { Picture } from '../../images/image.ts'
import { slots } from '../../images/slots.ts'
import type { ImageReference, Reference } from '../../source/fields/collect-references.ts'
import { imagePath } from '../../source/fields/images-in-fields.ts'

function missingImage(
  reference: ImageReference,
  path: string,
  pictures: ReadonlyMap<string, Picture | undefined>,
): Diagnostic {
  const folder = reference.file.replace(/[^/]*$/, '')
  const paths = [...pictures.keys()].flatMap((path) => {
    if (path.startsWith('images/')) return [`/${path}`]
    return path.startsWith(folder) ? [path.slice(folder.length)] : []
  })
  return diagnosticAt(reference, { kind: 'missing-image', details: { path, ...suggest(reference.value, paths) } })
}

/**
 * Checks that a picture exists, has the stated size, and is large enough for its slot. A broken picture already has its
 * own diagnostic.
 */
export function checkImage(
  reference: ImageReference,
  pictures: ReadonlyMap<string, Picture | undefined>,
): Diagnostic[] {
  const path = imagePath(reference.file, reference.value)
  if (!pictures.has(path)) return [missingImage(reference, path, pictures)]
  const picture = pictures.get(path)
  if (!picture) return []
  const { minimum } = slots[reference.slot]
  const isBlurred = picture.raster !== undefined && picture.width < minimum
  const misstated = reference.stated
    .filter(({ side, pixels }) => pixels !== picture[side])
    .map(({ side, pixels, line, column }) => {
      const position = { ...reference, line, column, field: reference.field.replace(/src$/, side) }
      return diagnosticAt(position, { kind: 'image-size', details: { actual: pixels, expected: picture[side] } })
    })
  return [
    ...(isBlurred
      ? [diagnosticAt(reference, { kind: 'picture-too-small', details: { actual: picture.width, minimum } })]
      : []),
    ...misstated,
  ]
}

/**
 * Returns whether `link` is an anchor of the campaign's page. A campaign shown on the month's page shares that page
 * with others, so its anchors include its id.
 */
export function hasAnchor({ id, definition, body }: CampaignEntry, link: string): boolean {
  const suffix = definition?.pages === 'summary-only' ? `-${id}` : ''
  const names: BlockName[] = listBlocks(body).map(({ name }) => name)
  if (definition && definition.annotationLists.length > 0) names.push('AnnotationList')
  return names.some((name) => {
    const { anchor } = getBlock(name)
    return anchor !== undefined && link === `#${anchor}${suffix}`
  })
}

const variants = ['web', 'in-app'] as const

/** Returns all page paths: those of the campaigns and the fixed ones. */
export function listPagePaths(months: readonly string[], campaigns: readonly CampaignEntry[]): Set<string> {
  const ofCampaigns = campaigns.flatMap(({ month, id, definition }) => {
    if (!definition || definition.pages === 'summary-only') return []
    const variantsOfPage = definition.pages === 'in-app-only' ? (['in-app'] as const) : variants
    return variantsOfPage.map((variant) => campaignPath(month, id, variant))
  })
  const ofMonths = months.flatMap((month) => variants.map((variant) => monthPath(month, variant)))
  return new Set([...fixedPaths, ...ofMonths, ...ofCampaigns])
}

/**
 * Returns whether a link leads to an anchor of the campaign's own page (`#shops`), or of another campaign's page
 * (`/jp/card/…/#shops`).
 */
export function createAnchorTest(entry: CampaignEntry, campaigns: readonly CampaignEntry[]): (link: string) => boolean {
  return (link) => {
    if (link.startsWith('#')) return hasAnchor(entry, link)
    const path = pagePathIn(link)
    const target = campaigns.find(({ month, id }) =>
      variants.some((variant) => campaignPath(month, id, variant) === path),
    )
    return target === undefined || hasAnchor(target, link.replace(/^[^#]*/, ''))
  }
}

/** Checks that a link within the site leads to a page, and a `#anchor` to an element of the same page. */
export function checkLink(
  reference: Reference,
  paths: ReadonlySet<string>,
  isAnchor: (anchor: string) => boolean,
): Diagnostic[] {
  const { value } = reference
  if (value.startsWith('https://')) return []
  const exists = (value.startsWith('#') || paths.has(pagePathIn(value))) && (!value.includes('#') || isAnchor(value))
  return exists ? [] : [diagnosticAt(reference, { kind: 'dead-link', details: { actual: value } })]
}
