import { findChromium } from '#tools/shared/processes/find-chromium.ts'
import { pagePeersFolder } from '../support/ensure-installed.ts'
import { median } from '../support/row.ts'
import { runMeasured } from '../support/run-measured.ts'

/** A category of Lighthouse's scores. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
/** A metric of Lighthouse: FCP, LCP, TBT and Speed Index in milliseconds. */
export type Figure = 'FCP' | 'LCP' | 'TBT' | 'CLS' | 'Speed Index'

/** The output of page-peers/lighthouse.js: scores out of 100, times in milliseconds, and failed audits. */
export type Report = {
  scores: Record<Category, number>
  figures: Record<Figure, number>
  failed: { category: Category; audit: string; details: string }[]
  /** The element of the largest contentful paint. */
  largest: string
}

/** Matches errors of Lighthouse's own tracing, after which nothing is measured. */
const lostRecording = /NO_NAVSTART|NO_TRACING_STARTED|TRACING_ALREADY_STARTED/

/** Runs Lighthouse and returns its output. Repeats a run in which nothing was measured. */
async function readOutput(url: string, tries = 3): Promise<string> {
  try {
    return (await runMeasured(['lighthouse.js', url, findChromium()], { cwd: pagePeersFolder })).output
  } catch (error) {
    if (tries > 1 && lostRecording.test(String(error))) return readOutput(url, tries - 1)
    throw error
  }
}

/** Runs Lighthouse for a phone once, in its own process and Chromium. */
export async function runLighthouse(url: string): Promise<Report> {
  const output = await readOutput(url)
  const line = output.split('\n').find((text) => text.startsWith('{"scores"'))
  if (line === undefined) throw new Error(`Lighthouse has no report of ${url}:\n${output}`)
  return JSON.parse(line) as Report
}

/** The categories in which the goal is 100. */
const goals = ['performance', 'accessibility', 'best-practices'] as const

/** Returns whether the median score of each category with a goal is 100. */
export function isFull(reports: readonly Report[]): boolean {
  return goals.every((category) => median(reports.map(({ scores }) => scores[category])) === 100)
}

/** Returns the median of a metric over several runs. */
export function getMedian(reports: readonly Report[], figure: Figure): number {
  return median(reports.map(({ figures }) => figures[figure]))
}

/** Returns whether a page is perfect in the median run: 100 in all goals, no blocking time, no layout shift. */
export function isPerfect(reports: readonly Report[]): boolean {
  return isFull(reports) && getMedian(reports, 'TBT') === 0 && getMedian(reports, 'CLS') === 0
}
