/*
 * Entry point of the content layer: reads all files, checks them against each other, and reports each cause once.
 */

import type { PictureSlot } from '#schemas/meta.ts'

import type { CampaignEntry, MonthEntry, Screens, SharedContent } from '../entries/entries.ts'
import { createAnchorTest, checkImage, checkLink, listPagePaths } from '../rules/references/check-references.ts'
import type { ImageReference } from '../source/fields/collect-references.ts'
import { collectSlots } from '../source/fields/images-in-fields.ts'
import { listContentFiles, readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import type { Diagnostic, Position, Warning, Removed } from '../diagnostics/diagnostic.ts'
import { contentSteps, errorSteps, warningSteps } from './diagnostic-steps/diagnostic-steps.ts'
import { runSteps } from './diagnostic-steps/run-steps.ts'
import type { Picture } from '../images/image.ts'
import { readCampaigns } from './read-campaigns.ts'
import { readMonths } from './read-months.ts'
import type { ReadContext } from './read-context.ts'
import { lintAcrossFiles } from '../rules/lint-across-files.ts'
import { checkPublicationTimes } from '../rules/publication/publication.ts'
import { findChangesOfEnded } from './compare-with-published.ts'
import { findInvertedSentences } from './find-inverted-sentences.ts'
import { readPlans, type Plans } from './read-plans.ts'
import { readScreens } from './read-screens.ts'
import { isWarning } from '../diagnostics/severity.ts'
import { readSharedContent } from './read-shared-content.ts'
import { getEntryScreen } from '../schedule/promotions.ts'
import { suppressByFile } from './suppress-by-file.ts'

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

/** The files of a folder, read before they are checked against each other, with all references to pictures. */
type Entries = Pick<Content, 'shared' | 'months' | 'campaigns' | 'plans' | 'pictures'> & {
  files: readonly ContentFile[]
  screens: Screens
  images: ImageReference[]
  /** Diagnostics of the list of files, of the plans, and of the pictures; entries have their own. */
  diagnostics: { listing: readonly Diagnostic[]; plans: readonly Diagnostic[]; pictures: readonly Diagnostic[] }
}

async function readImages({ pictures: measure }: ReadContext, files: readonly ContentFile[]) {
  const images = files.filter(({ role }) => role === 'image').map(({ path }) => path)
  const measured = await measure(images)
  return {
    pictures: new Map<string, Picture | undefined>(images.map((file) => [file, measured.get(file)?.picture])),
    diagnostics: images.flatMap((file) => measured.get(file)?.diagnostics ?? []),
  }
}

async function readEntries(context: ReadContext): Promise<Entries> {
  const { files, diagnostics: listing } = listContentFiles(context.folder)
  const shared = readSharedContent(context, files)
  const { plans, diagnostics: ofPlans } = readPlans(context.folder, files)
  const campaigns = readCampaigns(context, files, shared, plans)
  const months = readMonths(context, files, campaigns, shared)
  const screens = readScreens(context, files, shared, plans)
  const { pictures, diagnostics: ofPictures } = await readImages(context, files)
  const images = [
    ...shared.images,
    ...screens.images,
    ...campaigns.flatMap((entry) => entry.images),
    ...months.flatMap((entry) => entry.images),
  ]
  const diagnostics = { listing, plans: ofPlans, pictures: ofPictures }
  return { files, shared, plans, campaigns, months, screens, pictures, images, diagnostics }
}

/** Returns the diagnostics of all files, and those of references to other pages and to pictures. */
function entryDiagnostics({ shared, campaigns, months, screens, pictures, images, diagnostics }: Entries) {
  const paths = listPagePaths(
    months.map(({ month }) => month),
    campaigns,
  )
  return [
    ...diagnostics.listing,
    ...shared.diagnostics,
    ...diagnostics.plans,
    ...screens.diagnostics,
    // Links of a screen lead to other pages, because its content cannot refer to anchors on its own page.
    ...screens.links.flatMap((link) => checkLink(link, paths, (anchor) => !anchor.startsWith('#'))),
    ...diagnostics.pictures,
    ...campaigns.flatMap((entry) => [
      ...entry.diagnostics,
      ...entry.links.flatMap((link) => checkLink(link, paths, createAnchorTest(entry, campaigns))),
    ]),
    ...months.flatMap((entry) => entry.diagnostics),
    ...images.flatMap((image) => checkImage(image, pictures)),
  ]
}

function positionOfBaseRate(folder: ContentFolder, files: readonly ContentFile[]): Position {
  const provider = files.find(({ role }) => role === 'provider')
  const lines = provider ? readText(folder, provider.path).text.split('\n') : []
  return { line: lines.findIndex((line) => line.startsWith('baseRate:')) + 1, column: 1 }
}

/** Checks all entries, against each other and against the published version, and reports each cause once. */
function checkEntries({ folder, published, cache, now }: ReadContext, entries: Entries) {
  const { files, shared, campaigns, months, screens, images, pictures } = entries
  const found = entryDiagnostics(entries)
  const acrossFiles = lintAcrossFiles({
    campaigns,
    months,
    entry: getEntryScreen(screens.data),
    entryTexts: screens.texts.get('entry') ?? [],
    images,
    pictures,
    isComplete: found.every(isWarning),
    shared: shared.texts,
  })
  const ofPublication = checkPublicationTimes({ campaigns, months, screens, now })
  const basePosition = positionOfBaseRate(folder, files)
  const ended = findChangesOfEnded(published, {
    cache,
    files,
    campaigns,
    shared,
    now,
    positionOfBaseRate: basePosition,
  })
  const textsOf = (file: string) => {
    const texts = [...[...campaigns, ...months].map((entry) => entry.texts ?? []), ...screens.texts.values()]
    return texts.flatMap((texts) => texts.filter((text) => text.file === file))
  }
  const inverted = findInvertedSentences(published, folder, files, textsOf)
  return runSteps(contentSteps, [...found, ...acrossFiles, ...ofPublication, ...ended, ...inverted], {
    listing: entries.diagnostics.listing,
    ended,
    totalHeadlines: campaigns.filter(({ definition }) => definition?.headline.kind === 'total').length,
    positionOfBaseRate: basePosition,
    pages: [...campaigns, ...months],
    texts: shared.texts,
  })
}

/** Returns a function that starts the paths of a diagnostic with the name of the content folder. */
function inFolder(name: string) {
  const pathOf = (file: string) => (file === '.' ? name : `${name}/${file}`)
  return <Found extends Diagnostic>(diagnostic: Found): Found => ({
    ...diagnostic,
    file: pathOf(diagnostic.file),
    ...(diagnostic.within && { within: { ...diagnostic.within, file: pathOf(diagnostic.within.file) } }),
  })
}

/**
 * Reads, checks and resolves all content of a folder: the entry point of the content layer, for the build, the check and
 * the editor. The same input gives the same result on every platform. Never throws because of the content.
 */
export async function readContent(context: ReadContext): Promise<Content> {
  const entries = await readEntries(context)
  const { files, shared, plans, campaigns, months, screens, pictures, images } = entries
  const reported = checkEntries(context, entries)
  const suppressed = suppressByFile(context, files, reported.diagnostics)
  const withFolder = inFolder(context.folder.name)
  const errors = runSteps(errorSteps, suppressed.errors.map(withFolder), {})
  const warnings = runSteps(warningSteps, suppressed.warnings.map(withFolder), {})
  const removedByFile = [shared, screens, ...campaigns, ...months].flatMap(({ removed = [] }) => removed)
  const removed = [...removedByFile, ...reported.removed]
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
    slots: collectSlots(images),
    diagnostics: errors.diagnostics,
    warnings: warnings.diagnostics,
    removed: [
      ...removed.map((entry) => ({ ...entry, diagnostic: withFolder(entry.diagnostic) })),
      ...errors.removed,
      ...warnings.removed,
    ],
  }
}
