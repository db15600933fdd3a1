import { PlainError } from '#tools/shared/plain-error.ts'

import type { Part, Row } from './support/row.ts'

/** Generated contents by their number of campaigns. */
export type Folders = ReadonlyMap<number, string>

/** The options of all parts: see the README. */
const options = ['--smallest', '--once', '--every']

type Bench = (folders: Folders, options: ReadonlySet<string>) => Promise<Row[]>

/**
 * Loads a benchmark by its name on the command line. Each is loaded just before it runs: React reads the environment
 * when it is loaded.
 */
export const parts: Readonly<Record<Part, () => Promise<Bench>>> = {
  content: async () => (await import('./content/content-bench.ts')).benchContent,
  builds: async () => (await import('./builds/builds-bench.ts')).benchBuilds,
  dev: async () => (await import('./dev/dev-bench.ts')).benchDev,
  editor: async () => (await import('./editor/editor-bench.ts')).benchEditor,
  pages: async () => (await import('./pages/pages-bench.ts')).benchPages,
  screens: async () => (await import('./screens/screens-bench.ts')).benchScreens,
  review: async () => (await import('./review/review-bench.ts')).benchReview,
}

function isPart(name: string): name is Part {
  return Object.hasOwn(parts, name)
}

/**
 * Parses the parts that a command line names, by default all, and its options, which start with two dashes.
 * @throws PlainError for an unknown part
 */
export function chooseParts(args: readonly string[]): { chosen: Part[]; options: ReadonlySet<string> } {
  const unknown = args.find((arg) => !isPart(arg) && !options.includes(arg))
  if (unknown !== undefined)
    throw new PlainError(
      `There is no part "${unknown}". Choose from: ${Object.keys(parts).join(', ')}; ${options.join(', ')}.`,
    )
  const named = args.filter(isPart)
  return {
    chosen: named.length > 0 ? named : Object.keys(parts).filter(isPart),
    options: new Set(args.filter((arg) => options.includes(arg))),
  }
}
