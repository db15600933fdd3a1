import type { PictureSlot } from '#schemas/meta.ts'
import type { ScreenDefinition } from '#schemas/screens.ts'

import { readCampaign, unreadCampaign } from './campaign.ts'
import type { CampaignFile, CampaignEntry, MonthEntry, Screens, SharedContent } from '../entries/entries.ts'
import { anchorsFrom, checkImage, checkLink, pathsOf } from '../rules/references/check-references.ts'
import { slotsOf, type ImageReference } from '../source/fields/collect.ts'
import { listContentFiles, readText, type ContentFile } from '../source/files/content-files.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import { diagnosticIn, type Diagnostic, type Warning, type Removed } from '../diagnostics/diagnostic.ts'
import { runSteps, contentSteps, errorSteps, warningSteps } from './diagnostic-steps/diagnostic-steps.ts'
import { groupBy } from '#domain/group-by.ts'
import { guardParsing, type Guard } from '../source/guard-parsing.ts'
import { readMonth } from './month.ts'
import type { Picture } from '../images/image.ts'
import type { Reading, ResultCache, TextReading } from './read-context.ts'
import { betweenDiagnostics } from '../rules/lint-between.ts'
import { publicationDiagnostics } from '../rules/publication/publication.ts'
import { endedDiagnostics, invertedSentences } from './compare-with-published.ts'
import { readPlans, type Plans } from './plans.ts'
import { readScreens } from './screens.ts'
import { isWarning } from '../diagnostics/severity.ts'
import { applySuppressions } from '../rules/review/suppressions.ts'
import { readSharedContent } from './shared-content.ts'

/** The whole content and all of its diagnostics. Publish it only if there are none. */
export type Content = {
  shared: SharedContent
  months: MonthEntry[]
  campaigns: CampaignEntry[]
  plans: Plans
  screens: Screens['data']
  /** Facts in the sentences of screens, and their links and pictures. */
  screenStatements: Screens['statements']
  screenLinks: Screens['links']
  screenImages: ImageReference[]
  pictures: Map<string, Picture | undefined>
  /** Slots of each picture, by its file. */
  slots: Map<string, PictureSlot[]>
  /** Errors, which stop a build. */
  diagnostics: Diagnostic[]
  /** Findings to review, with the reasons of their suppressions. */
  warnings: Warning[]
  /** Diagnostics that a step dropped or rephrased, in the order of the steps of each file. */
  removed: Removed[]
}

/** A campaign's file, with its text. */
export type CampaignText = { from: CampaignFile; text: string }

/** Reads the text of a campaign's file, or refuses it if that takes too long. */
export function readCampaignText({ from, text }: CampaignText, shared: SharedContent, guard: Guard): CampaignEntry {
  const refuse = (diagnostic: Diagnostic) => unreadCampaign(from, [diagnostic])
  // Parsing the body, parsing the fields, and validating both are separate steps.
  return guardParsing(guard, from.file, () => readCampaign(from, text, shared, guard), refuse, 3)
}

/** Returns the texts of all campaigns; those with diagnostics are unreadable. */
function campaignTexts(
  folder: ContentFolder,
  files: readonly ContentFile[],
  plans: Plans,
): (CampaignText & { diagnostics: Diagnostic[] })[] {
  return files.flatMap((file) => {
    if (file.role !== 'campaign') return []
    const planned = plans.get(file.month)?.rows.find(({ id }) => id === file.id)
    const from = { month: file.month, id: file.id, file: file.path, ...(planned && { planned }) }
    return [{ from, ...readText(folder, file.path) }]
  })
}

/** Returns the cache key of a campaign: its result depends on its text, its plan and the shared content. */
function keyOfCampaign(cache: ResultCache, shared: SharedContent, { from, text }: CampaignText): string {
  return cache.keyOf(shared.hash, text, ...(from.planned ? [JSON.stringify(from.planned)] : []))
}

function readCampaigns(
  { folder, cache, guard }: TextReading,
  files: readonly ContentFile[],
  shared: SharedContent,
  plans: Plans,
): CampaignEntry[] {
  return campaignTexts(folder, files, plans).map(({ from, text, diagnostics }) => {
    if (diagnostics.length > 0) return unreadCampaign(from, diagnostics)
    const read = () => readCampaignText({ from, text }, shared, guard)
    return cache.get('campaign', from.file, keyOfCampaign(cache, shared, { from, text }), read)
  })
}

/**
 * Returns the texts of all campaigns among the files, under the keys of their results, and the shared content that they
 * depend on. For callers that parse them elsewhere, on all cores, before `readContent` requests them from the cache.
 */
export function listCampaignTexts(
  reading: TextReading,
  files: readonly ContentFile[],
): { shared: SharedContent; texts: (CampaignText & { key: string })[] } {
  const { folder, cache } = reading
  const shared = readSharedContent(reading, files)
  const texts = campaignTexts(folder, files, readPlans(folder, files).plans)
    .filter(({ diagnostics }) => diagnostics.length === 0)
    .map(({ from, text }) => ({ from, text, key: keyOfCampaign(cache, shared, { from, text }) }))
  return { shared, texts }
}

function readMonths(
  { folder, cache, guard }: Reading,
  files: readonly ContentFile[],
  campaigns: readonly CampaignEntry[],
  shared: SharedContent,
): MonthEntry[] {
  const ofMonth = groupBy(campaigns, ({ month }) => month)
  const months: MonthEntry[] = []
  for (const file of files) {
    if (file.role !== 'month') continue
    const { text, diagnostics } = readText(folder, file.path)
    const monthCampaigns = (ofMonth.get(file.month) ?? []).map(({ id, facts, definition }) => ({
      id,
      ...(facts && { facts }),
      isAffiliate: definition?.isAffiliate,
    }))
    const refuse = (diagnostic: Diagnostic): MonthEntry => ({
      month: file.month,
      images: [],
      diagnostics: [diagnostic],
    })
    const read = () =>
      guardParsing(
        guard,
        file.path,
        () => readMonth(file.path, text, file.month, monthCampaigns, shared, guard),
        refuse,
        2,
      )
    const key = cache.keyOf(shared.hash, text, JSON.stringify(monthCampaigns))
    months.push(
      diagnostics.length > 0
        ? { month: file.month, images: [], diagnostics }
        : cache.get('month', file.month, key, read),
    )
  }
  const existing = new Set(months.map(({ month }) => month))
  for (const month of new Set(campaigns.map((campaign) => campaign.month))) {
    if (existing.has(month)) continue
    months.push({
      month,
      images: [],
      diagnostics: [diagnosticIn(`campaigns/${month}`, { kind: 'missing-file', details: { file: 'month.yaml' } })],
    })
  }
  return months
}

async function readPictures({ pictures: measure }: Reading, files: readonly ContentFile[]) {
  const images = files.filter(({ role }) => role === 'image').map(({ path }) => path)
  const measured = await measure(images)
  return {
    pictures: new Map<string, Picture | undefined>(images.map((file) => [file, measured.get(file)?.picture])),
    diagnostics: images.flatMap((file) => measured.get(file)?.diagnostics ?? []),
  }
}

function positionOfBaseRate(folder: ContentFolder, files: readonly ContentFile[]): { line: number; column: number } {
  const provider = files.find(({ role }) => role === 'provider')
  const lines = provider ? readText(folder, provider.path).text.split('\n') : []
  return { line: lines.findIndex((line) => line.startsWith('baseRate:')) + 1, column: 1 }
}

/** Splits all diagnostics into errors and warnings, with the reasons given in the files. */
function applySuppressionsByFile(
  { folder, published }: Pick<Reading, 'folder' | 'published'>,
  files: readonly ContentFile[],
  diagnostics: readonly Diagnostic[],
) {
  const byFile = groupBy(diagnostics, ({ file }) => file)
  const texts = new Map(
    files
      .filter(({ role }) => role !== 'image' && role !== 'plan')
      .map(({ path: file }) => [file, readText(folder, file).text]),
  )
  const publishedText = (file: string): string | undefined => {
    if (!published) return undefined
    return published.has(file) ? (published.get(file) ?? '') : texts.get(file)
  }
  const results = [...new Set([...byFile.keys(), ...texts.keys()])].map((file) =>
    applySuppressions(file, texts.get(file) ?? '', byFile.get(file) ?? [], publishedText(file)),
  )
  const warnings = results.flatMap((one) => one.warnings)
  return { errors: results.flatMap(({ errors }) => errors), warnings }
}

/**
 * Reads, checks and resolves all content of a folder. The same input gives the same result on every platform. Never
 * throws because of the content.
 */
export async function readContent(reading: Reading): Promise<Content> {
  const { folder, now } = reading
  const { files, diagnostics: listing } = listContentFiles(folder)
  const shared = readSharedContent(reading, files)
  const { plans, diagnostics: ofPlans } = readPlans(folder, files)
  const campaigns = readCampaigns(reading, files, shared, plans)
  const months = readMonths(reading, files, campaigns, shared)
  const screens = readScreens(reading, files, shared, plans)
  const { pictures, diagnostics: broken } = await readPictures(reading, files)
  const paths = pathsOf(
    months.map(({ month }) => month),
    campaigns,
  )
  const images = [
    ...shared.references.images,
    ...screens.images,
    ...campaigns.flatMap((entry) => entry.images),
    ...months.flatMap((entry) => entry.images),
  ]
  const foundDiagnostics: Diagnostic[] = [
    ...listing,
    ...shared.diagnostics,
    ...ofPlans,
    ...screens.diagnostics,
    // Links of a screen lead to other pages, because its content cannot refer to anchors on its own page.
    ...screens.links.flatMap((link) => checkLink(link, paths, (anchor) => !anchor.startsWith('#'))),
    ...broken,
    ...campaigns.flatMap((entry) => [
      ...entry.diagnostics,
      ...entry.links.flatMap((link) => checkLink(link, paths, anchorsFrom(entry, campaigns))),
    ]),
    ...months.flatMap((entry) => entry.diagnostics),
    ...images.flatMap((image) => checkImage(image, pictures)),
  ]
  const isComplete = foundDiagnostics.every(isWarning)
  const between = betweenDiagnostics({
    campaigns,
    months,
    entry: screens.data.get('entry') as ScreenDefinition<'entry'> | undefined,
    entryTexts: screens.texts.get('entry') ?? [],
    images,
    pictures,
    isComplete,
    shared: shared.texts,
  })
  const ofPublication = publicationDiagnostics({ campaigns, months, screens, now })
  const totals = campaigns.filter(({ definition }) => definition?.headline.kind === 'total').length
  const ofEnded = endedDiagnostics(
    reading.published,
    { cache: reading.cache, files, campaigns, shared, now },
    () => positionOfBaseRate(folder, files).line,
  )
  const textsOf = (file: string) => {
    const texts = [...[...campaigns, ...months].map((entry) => entry.texts ?? []), ...screens.texts.values()]
    return texts.flatMap((texts) => texts.filter((text) => text.file === file))
  }
  const inverted = invertedSentences(reading.published, folder, files, textsOf)
  const reported = runSteps(
    contentSteps,
    [...foundDiagnostics, ...between, ...ofPublication, ...ofEnded, ...inverted],
    {
      listing,
      ended: ofEnded,
      totals,
      positionOfBaseRate: positionOfBaseRate(folder, files),
      pages: [...campaigns, ...months],
      texts: shared.texts,
    },
  )
  const { errors, warnings } = applySuppressionsByFile(reading, files, reported.diagnostics)
  const prefix = folder.name
  const inFolder = (file: string) => (file === '.' ? prefix : `${prefix}/${file}`)
  const inFolderOf = <Found extends Diagnostic>(diagnostic: Found): Found => ({
    ...diagnostic,
    file: inFolder(diagnostic.file),
    ...(diagnostic.within && { within: { ...diagnostic.within, file: inFolder(diagnostic.within.file) } }),
  })
  const shownErrors = runSteps(errorSteps, errors.map(inFolderOf), {})
  const shownWarnings = runSteps(warningSteps, warnings.map(inFolderOf), {})
  const removedByFile = [shared, screens, ...campaigns, ...months].flatMap(({ removed = [] }) => removed)
  return {
    shared,
    months,
    campaigns,
    plans,
    screens: screens.data,
    screenStatements: screens.statements,
    screenLinks: screens.links,
    screenImages: screens.images,
    pictures,
    slots: slotsOf(images),
    diagnostics: shownErrors.diagnostics,
    warnings: shownWarnings.diagnostics,
    removed: [
      ...[...removedByFile, ...reported.removed].map((one) => ({ ...one, diagnostic: inFolderOf(one.diagnostic) })),
      ...shownErrors.removed,
      ...shownWarnings.removed,
    ],
  }
}
