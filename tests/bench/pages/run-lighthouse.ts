import { findChromium } from '#tools/shared/processes/find-chromium.ts'
import { pagePeersFolder } from '../support/ensure-installed.ts'
import { median } from '../support/row.ts'
import { runMeasured } from '../support/run-measured.ts'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
export type Figure = 'FCP' | 'LCP' | 'TBT' | 'CLS' | 'Speed Index'

/** The output of page-peers/lighthouse.js: scores out of 100, times in milliseconds, and failed audits. */
export type Report = {
  scores: Record<Category, number>
  figures: Record<Figure, number>
  failed: { category: Category; audit: string; details: string }[]
  /** The element of the largest contentful paint. */
  largest: string
}

/** Errors of Lighthouse's own tracing; nothing was measured then. */
const lostRecording = /NO_NAVSTART|NO_TRACING_STARTED|TRACING_ALREADY_STARTED/

async function printReport(url: string, tries = 3): Promise<string> {
  try {
    return (await runMeasured(['lighthouse.js', url, findChromium()], { cwd: pagePeersFolder })).output
  } catch (error) {
    if (tries > 1 && lostRecording.test(String(error))) return printReport(url, tries - 1)
    throw error
  }
}

/** Runs Lighthouse for a phone once, in its own process and Chromium. */
export async function runLighthouse(url: string): Promise<Report> {
  const output = await printReport(url)
  const line = output.split('\n').find((text) => text.startsWith('{"scores"'))
  if (line === undefined) throw new Error(`Lighthouse said nothing of ${url}:\n${output}`)
  return JSON.parse(line) as Report
}

const aims = ['performance', 'accessibility', 'best-practices'] as const

/** Returns whether all scores that we aim for are 100 in the median run. */
export function isFull(reports: readonly Report[]): boolean {
  return aims.every((category) => median(reports.map(({ scores }) => scores[category])) === 100)
}

/** Returns the median of a figure. */
export function figureOf(reports: readonly Report[], figure: Figure): number {
  return median(reports.map(({ figures }) => figures[figure]))
}

/** Returns whether a page is perfect: 100 in all scores that we aim for, no blocking, no layout shift. */
export function isPerfect(reports: readonly Report[]): boolean {
  return isFull(reports) && figureOf(reports, 'TBT') === 0 && figureOf(reports, 'CLS') === 0
}
