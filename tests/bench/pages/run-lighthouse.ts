import { findChromium } from '../../support/find-chromium.ts'
import { pagePeersFolder } from '../support/ensure-installed.ts'
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

/** Runs Lighthouse for a phone once, in a process and a Chromium of its own. */
export async function runLighthouse(url: string): Promise<Report> {
  const { output } = await runMeasured(['lighthouse.js', url, findChromium()], { cwd: pagePeersFolder })
  const line = output.split('\n').find((text) => text.startsWith('{"scores"'))
  if (line === undefined) throw new Error(`Lighthouse said nothing of ${url}:\n${output}`)
  return JSON.parse(line) as Report
}

/** Whether nothing is left to wish for: 100 in what we aim at, nothing blocks, nothing moves. */
export function isPerfect({ scores, figures }: Report): boolean {
  const aims = ['performance', 'accessibility', 'best-practices'] as const
  return aims.every((category) => scores[category] === 100) && figures.TBT === 0 && figures.CLS === 0
}
