import type { Comparison, Row, Unit } from '../support/row.ts'
import { getMedian, isFull, type Report } from './run-lighthouse.ts'
import { kinds, type Kind, type Visit } from './visit-page.ts'

/** The goals of figures, by what is measured. */
type Goals = Readonly<Record<string, readonly [Comparison, number]>>

function row(who: string, what: string, unit: Unit, runs: number[], goals: Goals = {}): Row {
  const [goalIs, goal] = goals[what] ?? []
  return {
    part: 'pages',
    who,
    what,
    unit,
    runs,
    ...(goal === undefined || goalIs === undefined ? {} : { goal, goalIs }),
  }
}

/** Computes the size of the given kinds of files, in kB (1,000 bytes). */
export function computeWeight({ loads }: Visit, way: 'brotli' | 'gzip', of: readonly Kind[]): number {
  return loads.filter(({ kind }) => of.includes(kind)).reduce((sum, load) => sum + load[way], 0) / 1000
}

const code = ['HTML', 'CSS', 'JS'] as const
/** The names of the rows with the size of all code. */
export const codeColumn = { brotli: 'HTML+CSS+JS', gzip: 'same, gzip' } as const

/** Creates the rows of a visit: the size by kind in brotli, that of all code also in gzip, and the number of requests. */
export function weightRows(who: string, visit: Visit, goals?: Goals): Row[] {
  return [
    ...kinds.map((kind) => row(who, kind, 'kB', [computeWeight(visit, 'brotli', [kind])])),
    ...(['brotli', 'gzip'] as const).map((way) =>
      row(who, codeColumn[way], 'kB', [computeWeight(visit, way, code)], goals),
    ),
    row(who, 'requests', 'requests', [visit.loads.length], goals),
  ]
}

/** The goals of Lighthouse's scores and metrics for a campaign page. */
export const perfect: Goals = {
  performance: ['≥', 100],
  accessibility: ['≥', 100],
  'best practices': ['≥', 100],
  TBT: ['≤', 0],
  CLS: ['≤', 0],
}

const scoreNames = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const
const unitOfFigure = { FCP: 'ms', LCP: 'ms', TBT: 'ms', CLS: 'shift', 'Speed Index': 'ms' } as const

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}

/** Creates the rows of Lighthouse's scores and metrics in all runs. */
export function lighthouseRows(who: string, reports: readonly Report[], goals?: Goals): Row[] {
  const scores = keysOf(scoreNames).map((category) => {
    return row(
      who,
      scoreNames[category],
      'points',
      reports.map((report) => report.scores[category]),
      goals,
    )
  })
  const figures = keysOf(unitOfFigure).map((figure) => {
    return row(
      who,
      figure,
      unitOfFigure[figure],
      reports.map((report) => report.figures[figure]),
      goals,
    )
  })
  return [...scores, ...figures]
}

/** Creates the rows that count the pages that miss a goal in their median run, and those with the metrics of each page. */
export function everyPageRows(pages: readonly (readonly Report[])[]): Row[] {
  const count = (what: string, isMissed: (reports: readonly Report[]) => boolean) => {
    return row('ours', what, 'pages', [pages.filter(isMissed).length], { [what]: ['≤', 0] })
  }
  return [
    count(`of ${pages.length} campaign pages, those below 100`, (reports) => !isFull(reports)),
    count('those that shift', (reports) => getMedian(reports, 'CLS') > 0),
    count('those that block', (reports) => getMedian(reports, 'TBT') > 0),
    ...(['TBT', 'LCP'] as const).map((figure) => {
      return row(
        'ours',
        `${figure} of each page`,
        'ms',
        pages.map((reports) => getMedian(reports, figure)),
      )
    }),
  ]
}
