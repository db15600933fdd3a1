import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { recordAllAsGenerated } from '../output-folder/generated-files.ts'
import { replaceFolder } from '../output-folder/replace-folder.ts'
import { compareVersions, type Versions } from '../compare/compare-versions.ts'
import type { ChangedEntry } from '../compare/changed-entry.ts'
import { drawShareCards } from './share-cards-for-review.ts'
import { planScreenshots } from './screenshots/plan-screenshots.ts'
import { takeScreenshots } from './screenshots/take-screenshots.ts'
import type { Approvals } from './report/page-approval.ts'
import type { Review } from './report/review.ts'
import { writeSummary } from './report/write-summary.ts'
import type { VersionName } from '../compare/versions/base-commit.ts'
import { writeHostFiles } from './write-host-files.ts'
import { writeReview } from './write-review.tsx'

export type ReviewOptions = {
  versions: Versions
  /** Display names of the compared versions. */
  names: { before: VersionName; after: VersionName }
  /** The preview's folder, in which visitors' pages can be viewed. */
  preview: string
  /** Output folder. */
  output: string
  /** Product token that identifies the provider's app (D5). */
  appToken: string
  /** The clock, in milliseconds since 1970 UTC. */
  createdAt: number
  /** Lists the approvals of pages, given the paths of those that changed. */
  listApprovals: (changed: ReadonlySet<string>) => Promise<Approvals>
  /** The URL at which the folder is published. */
  siteUrl?: string
  /** Without pictures no browser is required. */
  hasPictures: boolean
  report?: (line: string) => void
}

/** Numbers of changed items of the content, and of changed pages. */
type ReviewCounts = { entries: number; pages: number }

/** Writes the published pictures that differ, and returns their file names by their published path. */
async function writeChangedPictures(
  entries: readonly ChangedEntry[],
  { before, after }: Versions,
  folder: string,
): Promise<Map<string, string>> {
  const changes = entries.flatMap((entry) => [...entry.changes, ...(entry.previous?.changes ?? [])])
  const files = new Map<string, string>()
  for (const imagePath of new Set(changes.flatMap(({ pictures = {} }) => Object.values(pictures)))) {
    // The name of a published picture changes with its bytes, so that either version has the right ones.
    const bytes = (await after.file(imagePath)) ?? (await before.file(imagePath))
    if (!bytes) continue
    const name = path.posix.basename(imagePath)
    await writeFile(path.join(folder, name), bytes)
    files.set(imagePath, name)
  }
  return files
}

/**
 * Compares two versions and writes a static folder: the preview, and below `/review/` the diff, in text and in
 * pictures. The existing folder is replaced at the end.
 * @returns the numbers of changed items of the content, and of changed pages
 * @throws PlainError if the existing folder contains anything that no review generated
 * @throws Error if there is no browser to take screenshots with
 */
export async function makeReview(options: ReviewOptions): Promise<ReviewCounts> {
  return replaceFolder(options.output, (next) => writeReviewFiles(options, next))
}

async function writeReviewFiles(options: ReviewOptions, output: string): Promise<ReviewCounts> {
  const { versions, names, preview, appToken, createdAt, hasPictures, listApprovals, siteUrl = '', report } = options

  report?.('› ページを比べています …')
  const difference = await compareVersions(versions)
  report?.(`› 変わるページは${difference.changedPages.length}件です。`)

  const { screenshots, leftOut } = hasPictures
    ? await planScreenshots(difference, versions, createdAt)
    : { screenshots: [], leftOut: 0 }

  await cp(preview, output, { recursive: true })
  const folder = path.join(output, 'review')
  const pictures = path.join(folder, 'pictures')
  await mkdir(pictures, { recursive: true })

  const taken = await takeScreenshots(screenshots, { versions, folder: pictures, appToken, report })
  const approvals = await listApprovals(new Set(difference.changedPages))
  const sharedLinks = await drawShareCards(difference.entries, versions.after, pictures)
  const pictureFiles = await writeChangedPictures(difference.entries, versions, pictures)

  const review: Review = {
    ...difference,
    names,
    createdAt,
    screenshots: taken,
    leftOut,
    approvals,
    sharedLinks,
    pictureFiles,
  }
  await writeReview(folder, review)
  await writeFile(path.join(folder, 'summary.md'), writeSummary(review, `${siteUrl}/review/`))
  await writeHostFiles(output)
  recordAllAsGenerated(output)

  return { entries: difference.entries.length, pages: difference.changedPages.length }
}
