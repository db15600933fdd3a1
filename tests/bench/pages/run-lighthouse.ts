import { findChromium } from '../../support/find-chromium.ts'
import { pagePeersFolder } from '../support/ensure-installed.ts'
import { median } from '../support/row.ts'
import { runMeasured } from '../support/run-measured.ts'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
export type Figure = 'FCP' | 'LCP' | 'TBT' | 'CLS' | 'Speed Index'

/** What page-peers/lighthouse.js prints: scores of 100, times in milliseconds, and what costs points. */
export type Report = {
  scores: Record<Category, number>
  figures: Record<Figure, number>
  failed: { category: Category; audit: string; found: string }[]
  /** The element that is painted last of the large ones. */
  largest: string
}

/** What Lighthouse says where its own recording went wrong; nothing of the page was measured then. */
const lostRecording = /NO_NAVSTART|NO_TRACING_STARTED|TRACING_ALREADY_STARTED/

async function printReport(url: string, tries = 3): Promise<string> {
  try {
    return (await runMeasured(['lighthouse.js', url, findChromium()], { cwd: pagePeersFolder })).output
  } catch (error) {
    if (tries > 1 && lostRecording.test(String(error))) return printReport(url, tries - 1)
    throw error
  }
}

/** Runs Lighthouse for a phone once, in a process and a Chromium of its own. */
export async function runLighthouse(url: string): Promise<Report> {
  const output = await printReport(url)
  const line = output.split('\n').find((text) => text.startsWith('{"scores"'))
  if (line === undefined) throw new Error(`Lighthouse said nothing of ${url}:\n${output}`)
  return JSON.parse(line) as Report
}

const aims = ['performance', 'accessibility', 'best-practices'] as const

/** Whether all scores that we aim at are 100, in the middle of the runs. */
export function isFull(reports: readonly Report[]): boolean {
  return aims.every((category) => median(reports.map(({ scores }) => scores[category])) === 100)
}

/** A figure in the middle of the runs. */
export function figureOf(reports: readonly Report[], figure: Figure): number {
  return median(reports.map(({ figures }) => figures[figure]))
}

/** Whether nothing is left to wish for: 100 in what we aim at, nothing blocks, nothing moves. */
export function isPerfect(reports: readonly Report[]): boolean {
  return isFull(reports) && figureOf(reports, 'TBT') === 0 && figureOf(reports, 'CLS') === 0
}
