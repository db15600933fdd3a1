/*
 * Checks references to images, pages and anchors against what the content has.
 */

import { distance } from 'fastest-levenshtein'

import { getBlock, type BlockName } from '#schemas/blocks.ts'

import { campaignPath, fixedPaths, monthPath, pagePathIn } from '../../common/routes.ts'
import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { listBlocks } from '../../entries/body.ts'
import type { CampaignEntry } from '../../entries/entries.ts'
import type { Picture } from '../../images/image.ts'
import { slots } from '../../images/picture-widths.ts'
import type { ImageReference, Reference } from '../../source/fields/collect-references.ts'
import { imagePath } from '../../source/fields/images-in-fields.ts'

/** The pictures of the content by path; undefined for a broken one, which has its own diagnostic. */
type Pictures = ReadonlyMap<string, Picture | undefined>

function reportMissingImage(reference: ImageReference, path: string, pictures: Pictures): Diagnostic {
  const folder = reference.file.slice(0, reference.file.lastIndexOf('/') + 1)
  // As the field would name them: shared pictures from the root, and those in the folder of the file.
  const existing = [...pictures.keys()].flatMap((picture) => {
    if (picture.startsWith('images/')) return [`/${picture}`]
    return picture.startsWith(folder) ? [picture.slice(folder.length)] : []
  })
  return diagnosticAt(reference, { kind: 'missing-image', details: { path, ...suggest(reference.value, existing) } })
}

/** Reports the stated widths and heights, in pixels, that differ from those of the picture. */
function checkStatedSize(reference: ImageReference, picture: Picture): Diagnostic[] {
  return reference.stated
    .filter(({ side, pixels }) => pixels !== picture[side])
    .map(({ side, pixels, line, column }) => {
      const position = { ...reference, line, column, field: reference.field.replace(/src$/, side) }
      return diagnosticAt(position, { kind: 'image-size', details: { actual: pixels, expected: picture[side] } })
    })
}

/** Checks that a picture exists, has the stated size, and is large enough for its slot. */
export function checkImage(reference: ImageReference, pictures: Pictures): Diagnostic[] {
  const path = imagePath(reference.file, reference.value)
  if (!pictures.has(path)) return [reportMissingImage(reference, path, pictures)]
  const picture = pictures.get(path)
  if (!picture) return []
  const { minimum } = slots[reference.slot]
  const ofSize = checkStatedSize(reference, picture)
  const isBlurred = picture.raster !== undefined && picture.width < minimum
  if (!isBlurred) return ofSize
  const details = { actual: picture.width, minimum }
  return [diagnosticAt(reference, { kind: 'picture-too-small', details }), ...ofSize]
}

/**
 * Returns whether `link` is an anchor of the campaign's page, such as `#shops`. A campaign shown on the month's page
 * shares that page with others, so its anchors include its id: `#shops-apple`.
 */
function hasAnchor({ id, definition, body }: CampaignEntry, link: string): boolean {
  const suffix = definition?.pages === 'summary-only' ? `-${id}` : ''
  const blocks: BlockName[] = listBlocks(body).map(({ name }) => name)
  if (definition && definition.annotationLists.length > 0) blocks.push('AnnotationList')
  return blocks.some((name) => {
    const { anchor } = getBlock(name)
    return anchor !== undefined && link === `#${anchor}${suffix}`
  })
}

const variants = ['web', 'in-app'] as const

/** Returns all page paths: the fixed ones, those of the months, and those of the campaigns. */
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
 * Creates a test whether a link with an anchor leads to an element: on the campaign's own page (`#shops`), or on that of
 * another campaign (`/jp/card/…/#shops`).
 */
export function createAnchorTest(entry: CampaignEntry, campaigns: readonly CampaignEntry[]): (link: string) => boolean {
  return (link) => {
    if (link.startsWith('#')) return hasAnchor(entry, link)
    const path = pagePathIn(link)
    const target = campaigns.find(({ month, id }) =>
      variants.some((variant) => campaignPath(month, id, variant) === path),
    )
    return target === undefined || hasAnchor(target, link.slice(link.indexOf('#')))
  }
}

/** Returns whether two paths differ by a typing mistake in one name: not in a month, whose digits are no spelling. */
function isMisspelling(path: string, existing: string): boolean {
  const [names, existingNames] = [path.split('/'), existing.split('/')]
  const [different, ...others] = names.flatMap((name, index) => (name === existingNames[index] ? [] : [index]))
  if (names.length !== existingNames.length || different === undefined || others.length > 0) return false
  const [name = '', existingName = ''] = [names[different], existingNames[different]]
  const isWord = [name, existingName].every((one) => /[a-z]{3}/i.test(one))
  return isWord && distance(name.toLowerCase(), existingName) <= 2
}

/** Checks that a link within the site leads to a page, and a link with an anchor to an element. */
export function checkLink(
  reference: Reference,
  paths: ReadonlySet<string>,
  leadsToElement: (link: string) => boolean,
): Diagnostic[] {
  const { value: link } = reference
  if (link.startsWith('https://')) return []
  const leadsToPage = link.startsWith('#') || paths.has(pagePathIn(link))
  const isAlive = leadsToPage && (!link.includes('#') || leadsToElement(link))
  if (isAlive) return []
  const suggestion = leadsToPage ? undefined : [...paths].find((path) => isMisspelling(pagePathIn(link), path))
  return [diagnosticAt(reference, { kind: 'dead-link', details: { actual: link, suggestion: suggestion ?? '' } })]
}
