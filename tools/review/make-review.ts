import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { listAllAsMade } from '../own-folder/made-files.ts'
import { replaceFolder } from '../own-folder/replace-folder.ts'
import { compareVersions } from '../compare/compare-versions.ts'
import type { Card } from '../compare/card.ts'
import { compressFiles } from './compress-files.ts'
import { startCamera } from './pictures/camera.ts'
import { planShots, type PlannedShot } from './pictures/plan-shots.ts'
import { joinSameLooks, planVisitorShots, type UnseenVisitors } from './pictures/plan-visitors.ts'
import { takePictures, type TakenShot } from './pictures/take-pictures.ts'
import type { Approvals } from './report/page-approval.ts'
import { partSameLooking } from './report/part-same-looking.ts'
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
async function writeFields(cards: readonly Card[], { before, after }: ReviewOptions['versions'], folder: string) {
  const files = new Map<string, string>()
  const changes = cards.flatMap(({ changes: own, subject }) => [...own, ...(subject?.earlier?.changes ?? [])])
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

type Seen = { taken: TakenShot[]; unseen: UnseenVisitors[] }

/** Takes the pictures of the usual visitor, and then, of the screens among them, those of the others. */
async function photograph(shots: readonly PlannedShot[], options: ReviewOptions, folder: string): Promise<Seen> {
  const { versions, appToken, madeAt, report } = options
  if (shots.length === 0) return { taken: [], unseen: [] }
  const camera = await startCamera(appToken)
  const take = (planned: readonly PlannedShot[]) =>
    takePictures(planned, {
      camera,
      versions,
      folder,
      onProgress: (taken) => {
        if (taken % 10 === 0 || taken === planned.length) report?.(`  ${taken} / ${planned.length}`)
      },
    })
  try {
    const usual = await take(shots)
    const others = await planVisitorShots({ taken: usual, versions, now: madeAt })
    if (others.shots.length > 0) report?.(`› ほかの利用者の画面を撮っています（${others.shots.length}組）…`)
    return { taken: [...usual, ...joinSameLooks(usual, await take(others.shots))], unseen: others.unseen }
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
export async function makeReview(options: ReviewOptions): Promise<{ cards: number; shots: number }> {
  return replaceFolder(options.output, (next) => fillReview(options, next))
}

async function fillReview(options: ReviewOptions, output: string): Promise<{ cards: number; shots: number }> {
  const { versions, names, preview, madeAt, hasPictures, listApprovals, siteUrl = '', report } = options
  report?.('› ページを比べています …')
  const { cards, changedPages, unchangedPages } = await compareVersions(versions.before, versions.after)
  const { shots, leftOut } = await planShots(hasPictures ? cards : [], versions, madeAt)
  await cp(preview, output, { recursive: true })
  const folder = path.join(output, 'review')
  const pictures = path.join(folder, 'pictures')
  await mkdir(pictures, { recursive: true })
  if (shots.length > 0)
    report?.(`› 画面を撮っています（${changedPages.length}ページのうち、見るもの${shots.length}組）…`)
  const { taken, unseen } = await photograph(shots, options, pictures)
  const pictureFiles = await writeFields(cards, versions, pictures)
  const { remarks, documents } = versions.after
  const parted = partSameLooking(cards, taken, unseen)
  const seen = new Set(taken.filter(({ comparison }) => comparison.places.length > 0).map(({ address }) => address))
  const approvals = await listApprovals(new Set(changedPages))
  const review = {
    names,
    madeAt,
    ...parted,
    shots: taken,
    leftOut,
    unseen,
    // The HTML of a screen may be the same, and what it shows once it is answered not.
    changedPages: [...new Set([...changedPages, ...seen])],
    unchangedPages: unchangedPages.filter((address) => !seen.has(address)),
    remarks,
    approvals,
    pictureFiles,
  }
  await writeReview(folder, review, documents)
  await writeFile(path.join(folder, 'summary.md'), writeSummary(review, `${siteUrl}/review/`))
  await compressFiles(folder)
  await writeHostFiles(output)
  listAllAsMade(output)
  return { cards: parted.cards.length, shots: taken.length }
}
