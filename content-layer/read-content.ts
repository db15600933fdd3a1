import { lstatSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import pMap from 'p-map'

import type { PictureSlot } from '#schemas/meta.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import { readCampaign, unreadCampaign, type CampaignUnit } from './campaign-unit.ts'
import { anchorsFrom, checkImage, checkLink, pathsOf } from './check-references.ts'
import { imagePath, slotsOf, type ImageReference } from './collect.ts'
import type { ContentCache } from './content-cache.ts'
import { listContentFiles, readText, type ContentFile } from './content-files.ts'
import { diagnosticIn, sortDiagnostics, type Diagnostic } from './diagnostic.ts'
import { limitPerKind } from './limit-per-kind.ts'
import { FileMemo } from './file-memo.ts'
import { groupBy } from './group-by.ts'
import { hashOf } from './hash.ts'
import { guardParsing } from './guard-parsing.ts'
import { readMonth, type MonthUnit } from './months.ts'
import { diagnosticOfWeight, inspectPicture, type Picture } from './pictures/inspect-picture.ts'
import { pictureLimits } from './pictures/limits.ts'
import { readPlainFile } from './read-plain-file.ts'
import { withBaseRate } from './rules/base-rate.ts'
import { betweenDiagnostics } from './rules/between.ts'
import { publicationDiagnostics } from './rules/publication.ts'
import { readScreens, type Screens } from './screens.ts'
import { isRemark, weigh, type Remark } from './severity.ts'
import { readSharedContent, type SharedContent } from './shared-content.ts'

/** The whole content and all of its diagnostics. Publish it only if there are none. */
export type Content = {
  shared: SharedContent
  months: MonthUnit[]
  campaigns: CampaignUnit[]
  screens: Screens['data']
  /** What the sentences of screens state, their links and their pictures. */
  screenStatements: Screens['statements']
  screenLinks: Screens['links']
  screenImages: ImageReference[]
  pictures: Map<string, Picture | undefined>
  /** The slots of each picture, by its file. */
  shownIn: Map<string, PictureSlot[]>
  /** What stops a build. */
  diagnostics: Diagnostic[]
  /** What somebody has to look at, with the reasons of those who did. */
  remarks: Remark[]
}

function readCampaigns(
  root: string,
  files: readonly ContentFile[],
  shared: SharedContent,
  cache: ContentCache,
): CampaignUnit[] {
  return files.flatMap((file) => {
    if (file.role !== 'campaign') return []
    const from = { month: file.month, id: file.id, file: file.path }
    const { text, diagnostics } = readText(root, file.path)
    if (diagnostics.length > 0) return [unreadCampaign(from, diagnostics)]
    const refuse = (diagnostic: Diagnostic) => unreadCampaign(from, [diagnostic])
    // One step each for its body, its fields, and the check of one against the other.
    const read = () => guardParsing(file.path, () => readCampaign(from, text, shared), refuse, 3)
    return [cache.get('campaign', file.path, hashOf(shared.hash, text), read)]
  })
}

function readMonths(
  root: string,
  files: readonly ContentFile[],
  campaigns: readonly CampaignUnit[],
  shared: SharedContent,
  cache: ContentCache,
): MonthUnit[] {
  const ofMonth = groupBy(campaigns, ({ month }) => month)
  const months: MonthUnit[] = []
  for (const file of files) {
    if (file.role !== 'month') continue
    const { text, diagnostics } = readText(root, file.path)
    const own = (ofMonth.get(file.month) ?? []).map(({ id, facts, definition }) => ({
      id,
      ...(facts && { facts }),
      isAffiliate: definition?.isAffiliate,
    }))
    const refuse = (diagnostic: Diagnostic): MonthUnit => ({ month: file.month, images: [], diagnostics: [diagnostic] })
    const read = () => guardParsing(file.path, () => readMonth(file.path, text, file.month, own, shared), refuse, 2)
    const key = hashOf(shared.hash, text, JSON.stringify(own))
    months.push(
      diagnostics.length > 0
        ? { month: file.month, images: [], diagnostics }
        : cache.get('month', file.month, key, read),
    )
  }
  const known = new Set(months.map(({ month }) => month))
  for (const month of new Set(campaigns.map((campaign) => campaign.month))) {
    if (known.has(month)) continue
    months.push({
      month,
      images: [],
      diagnostics: [diagnosticIn(`campaigns/${month}`, { kind: 'missing-file', details: { file: 'month.yaml' } })],
    })
  }
  return months
}

/** A picture with an unusable name is one mistake: fields that refer to it are not reported as well. */
function withoutMisnamed(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const misnamed = new Set(diagnostics.flatMap(({ kind, file }) => (kind === 'bad-image-name' ? [file] : [])))
  return diagnostics.filter(({ file, ...problem }) => {
    const isOfPath = problem.kind === 'bad-image-path' || problem.kind === 'image-upper-case'
    return !isOfPath || !misnamed.has(imagePath(file, problem.details.got))
  })
}

type Identity = { size: number; fingerprint: string }

const identified = new FileMemo<Identity>()

/** The file's size in bytes and the fingerprint of its bytes. An unreadable file is reported when it is inspected. */
function identify(file: string): Identity {
  return identified.get(file, () => identifyUncached(file))
}

function identifyUncached(file: string): Identity {
  try {
    const { size } = lstatSync(file)
    return { size, fingerprint: size > pictureLimits.bytes ? '' : hashOf(readPlainFile(file, pictureLimits.bytes)) }
  } catch {
    return { size: 0, fingerprint: '' }
  }
}

/** A file that exists but was refused is one mistake: references to it are not reported as missing. */
function withoutRefused(diagnostics: readonly Diagnostic[], listing: readonly Diagnostic[]): Diagnostic[] {
  const refused = new Set(listing.map(({ file }) => file))
  const wanted = ({ file, details }: Diagnostic<'missing-file'>) =>
    [file, path.posix.dirname(file)].map((folder) => path.posix.join(folder, details.file))
  return diagnostics.filter(
    (diagnostic) => diagnostic.kind !== 'missing-file' || !wanted(diagnostic).some((file) => refused.has(file)),
  )
}

async function readPictures(root: string, files: readonly ContentFile[], cache: ContentCache) {
  const images = files.filter(({ role }) => role === 'image')
  const pictures = new Map<string, Picture | undefined>(images.map(({ path: file }) => [file, undefined]))
  const diagnostics: Diagnostic[] = []
  const read = async ({ path: file }: ContentFile) => {
    const { size, fingerprint } = identify(path.join(root, file))
    if (size > pictureLimits.bytes) diagnostics.push(diagnosticOfWeight(file, size))
    const isLight = size <= pictureLimits.bytes
    const inspected = isLight
      ? await cache.getLater('picture', file, fingerprint, () => inspectPicture(root, file, fingerprint))
      : undefined
    pictures.set(file, inspected?.picture)
    diagnostics.push(...(inspected?.diagnostics ?? []))
  }
  await pMap(images, read, { concurrency: availableParallelism() })
  return { pictures, diagnostics }
}

function placeOfBaseRate(root: string, files: readonly ContentFile[]): { line: number; column: number } {
  const provider = files.find(({ role }) => role === 'provider')
  const lines = provider ? readText(root, provider.path).text.split('\n') : []
  return { line: lines.findIndex((line) => line.startsWith('baseRate:')) + 1, column: 1 }
}

/** Parts all that was found into faults and remarks, with the reasons that the files give. */
function weighAll(root: string, files: readonly ContentFile[], found: readonly Diagnostic[]) {
  const byFile = groupBy(found, ({ file }) => file)
  const texts = new Map(
    files.filter(({ role }) => role !== 'image').map(({ path: file }) => [file, readText(root, file).text]),
  )
  const weighed = [...new Set([...byFile.keys(), ...texts.keys()])].map((file) =>
    weigh(file, texts.get(file) ?? '', byFile.get(file) ?? []),
  )
  return {
    faults: weighed.flatMap(({ faults }) => faults),
    remarks: weighed.flatMap(({ remarks }) => remarks),
  }
}

/**
 * Reads, checks and resolves all content below `root`. Never throws because of the content. `now`, in milliseconds since
 * 1970, decides which pages are still held back; without it, all that name a time are.
 */
export async function readContent(
  root: string,
  cache: ContentCache,
  now: number = Number.NEGATIVE_INFINITY,
): Promise<Content> {
  const { files, diagnostics: listing } = listContentFiles(root)
  const shared = readSharedContent(root, files, cache)
  const campaigns = readCampaigns(root, files, shared, cache)
  const months = readMonths(root, files, campaigns, shared, cache)
  const screens = readScreens(root, files, shared, cache)
  const { pictures, diagnostics: broken } = await readPictures(root, files, cache)
  const paths = pathsOf(
    months.map(({ month }) => month),
    campaigns,
  )
  const images = [
    ...shared.references.images,
    ...screens.images,
    ...campaigns.flatMap((unit) => unit.images),
    ...months.flatMap((unit) => unit.images),
  ]
  const found: Diagnostic[] = [
    ...listing,
    ...shared.diagnostics,
    ...screens.diagnostics,
    // Links of a screen lead to other pages: its content knows no anchors on it.
    ...screens.links.flatMap((link) => checkLink(link, paths, (anchor) => !anchor.startsWith('#'))),
    ...broken,
    ...campaigns.flatMap((unit) => [
      ...unit.diagnostics,
      ...unit.links.flatMap((link) => checkLink(link, paths, anchorsFrom(unit, campaigns))),
    ]),
    ...months.flatMap((unit) => unit.diagnostics),
    ...images.flatMap((image) => checkImage(image, pictures)),
  ]
  const isWhole = found.every(isRemark)
  const between = betweenDiagnostics({
    campaigns,
    months,
    entry: screens.data.get('entry') as ScreenDefinition<'entry'> | undefined,
    images,
    pictures,
    isWhole,
    notes: [...shared.annotations.keys()],
  })
  const ofPublication = publicationDiagnostics({ campaigns, months, screens, now })
  const totals = campaigns.filter(({ definition }) => definition?.headline.kind === 'total').length
  const diagnostics = withBaseRate([...found, ...between, ...ofPublication], totals, placeOfBaseRate(root, files))
  const prefix = path.basename(root)
  const { faults, remarks } = weighAll(root, files, withoutRefused(withoutMisnamed(diagnostics), listing))
  const named = <Found extends Diagnostic>(found: readonly Found[]): Found[] =>
    found.map((diagnostic) => ({
      ...diagnostic,
      file: diagnostic.file === '.' ? prefix : `${prefix}/${diagnostic.file}`,
    }))
  return {
    shared,
    months,
    campaigns,
    screens: screens.data,
    screenStatements: screens.statements,
    screenLinks: screens.links,
    screenImages: screens.images,
    pictures,
    shownIn: slotsOf(images),
    diagnostics: limitPerKind(sortDiagnostics(named(faults))),
    remarks: sortDiagnostics(named(remarks)),
  }
}
