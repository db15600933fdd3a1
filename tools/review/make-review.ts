import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listAllAsMade } from '../own-folder/made-files.ts'
import { replaceFolder } from '../own-folder/replace-folder.ts'
import { compareVersions } from '../compare/compare-versions.ts'
import type { Subject } from '../compare/subject.ts'
import { startCamera } from './pictures/camera.ts'
import { planShots, type PlannedShot } from './pictures/plan-shots.ts'
import { takePictures, type TakenShot } from './pictures/take-pictures.ts'
import type { Approvals } from './report/page-approval.ts'
import { writeSummary } from './report/write-summary.ts'
import type { VersionName } from '../compare/versions/version-name.ts'
import type { Version } from '../compare/versions/version.ts'
import { writeHostFiles } from './write-host-files.ts'
import { writeReview } from './write-review.tsx'

export type ReviewOptions = {
  versions: { before: Version; after: Version }
  /** What is compared, as people name it. */
  names: { before: VersionName; after: VersionName }
  /** The folder of the preview that visitors' pages are looked at in. */
  preview: string
  /** The folder to write. */
  output: string
  /** The product token by which the provider's app is known (D5). */
  appToken: string
  /** The clock, in milliseconds since 1970 UTC. */
  madeAt: number
  /** The approvals of pages, those among them that changed, by their addresses. */
  listApprovals: (changed: ReadonlySet<string>) => Promise<Approvals>
  /** The URL at which the folder is published. */
  siteUrl?: string
  /** Without pictures no browser is needed. */
  hasPictures: boolean
  report?: (line: string) => void
}

/** Writes the published pictures that differ, and returns their names by address. */
async function writeFields(subjects: readonly Subject[], { before, after }: ReviewOptions['versions'], folder: string) {
  const files = new Map<string, string>()
  const changes = subjects.flatMap(({ changes: own, earlier }) => [...own, ...(earlier?.changes ?? [])])
  const pictures = changes.flatMap((change) => change.pictures ?? [])
  for (const pair of pictures) {
    for (const [address, version] of [
      [pair.before, before],
      [pair.after, after],
    ] as const) {
      // What is new may be compared with what is new, too.
      const bytes = address === undefined ? undefined : ((await version.file(address)) ?? (await after.file(address)))
      if (address === undefined || !bytes) continue
      const name = path.posix.basename(address)
      await writeFile(path.join(folder, name), bytes)
      files.set(address, name)
    }
  }
  return files
}

async function photograph(shots: readonly PlannedShot[], options: ReviewOptions, folder: string): Promise<TakenShot[]> {
  const { versions, appToken, report } = options
  if (shots.length === 0) return []
  report?.(`› 画面を撮っています（${shots.length}組）…`)
  const camera = await startCamera(appToken)
  const onProgress = (taken: number) => {
    if (taken % 10 === 0 || taken === shots.length) report?.(`  ${taken} / ${shots.length}`)
  }
  try {
    return await takePictures(shots, { camera, versions, folder, onProgress })
  } finally {
    await camera.close()
  }
}

/**
 * Compares two versions and writes a static folder: the preview, and below `/review/` what differs, in words and in
 * pictures. Returns how many things there are to review. The folder that is there is replaced at the end.
 * @throws PlainError if that holds anything that no review made
 * @throws Error if there is no browser to take pictures with
 */
export async function makeReview(options: ReviewOptions): Promise<{ subjects: number; shots: number }> {
  return replaceFolder(options.output, (next) => fillReview(options, next))
}

async function fillReview(options: ReviewOptions, output: string): Promise<{ subjects: number; shots: number }> {
  const { versions, names, preview, madeAt, hasPictures, listApprovals, siteUrl = '', report } = options
  report?.('› ページを比べています …')
  const difference = await compareVersions(versions.before, versions.after)
  report?.(`› 変わるページは${difference.changedPages.length}件です。`)
  const { shots, leftOut } = hasPictures ? await planShots(difference, versions, madeAt) : { shots: [], leftOut: 0 }
  await cp(preview, output, { recursive: true })
  const folder = path.join(output, 'review')
  const pictures = path.join(folder, 'pictures')
  await mkdir(pictures, { recursive: true })
  const review = {
    ...difference,
    names,
    madeAt,
    shots: await photograph(shots, options, pictures),
    leftOut,
    approvals: await listApprovals(new Set(difference.changedPages)),
    pictureFiles: await writeFields(difference.subjects, versions, pictures),
  }
  await writeReview(folder, review)
  await writeFile(path.join(folder, 'summary.md'), writeSummary(review, `${siteUrl}/review/`))
  await writeHostFiles(output)
  listAllAsMade(output)
  return { subjects: difference.subjects.length, shots: shots.length }
}
