import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { formatForInput } from '#domain/time/format-time.ts'
import { listMomentsOfPeriods } from '#domain/time/period-moments.ts'
import { parsePeriod } from '#domain/time/spans.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'

import type { Calendar } from '#content-layer/documents/document-types.ts'
import { calendarFile, documentsPath } from '#content-layer/documents/document-files.ts'
import type { PreviewLayer } from '../hosting/server/preview-layer.ts'
import { parameters } from '../preview/preview-settings.ts'
import { bundleScript } from '../shared/bundling/bundle-script.ts'
import { createContentReader, type ContentReader } from '#site/documents/content-reader.ts'

const previewModule = path.resolve(import.meta.dirname, '..', 'preview', 'preview.ts')

/**
 * Returns the preview that is injected into pages rendered from this content: a script that applies the chosen moment,
 * device and scenario, and shows the bar.
 */
export function createPreviewLayer(content: ContentReader): PreviewLayer {
  return async (urls) => bundleScript(previewModule, { appToken: (await content.provider()).userAgentToken, urls })
}

async function readDocument(folder: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, documentsPath, file), 'utf8'))
}

export function openContent(folder: string): ContentReader {
  return createContentReader((file) => readDocument(folder, file))
}

/** Returns the path of a page that runs `now`, or else of the newest one in the middle of its period. */
export async function findRunningCampaignPath(folder: string, now: number): Promise<string | undefined> {
  const { campaigns } = (await readDocument(folder, calendarFile)) as Calendar
  const months = await openContent(folder).months()
  const pages = campaigns.flatMap(({ month, id, period }) => {
    const monthEntry = months.find((candidate) => candidate.month === month)
    const url = monthEntry?.campaigns.find((campaign) => campaign.id === id)?.paths.web
    return url ? [{ address: url, span: parsePeriod(period) }] : []
  })
  const running = pages.find(({ span: { start, end } }) => periodStatusAt(start, end, now) === 'DURING_THE_PERIOD')
  if (running) return running.address
  const newest = pages[0]
  const middle = newest && listMomentsOfPeriods([newest.span]).find(({ name }) => name === 'during')
  return middle && `${newest.address}?${parameters.moment}=${formatForInput(middle.at)}`
}
