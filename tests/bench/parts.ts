import { PlainError } from '#tools/shared/plain-error.ts'

import { benchBuilds } from './builds/builds-bench.ts'
import { benchPeers } from './compare/peers-bench.ts'
import { benchContent } from './content/content-bench.ts'
import { benchDev } from './dev/dev-bench.ts'
import { benchEditor } from './editor/editor-bench.ts'
import { benchPages } from './pages/pages-bench.ts'
import { benchReview } from './review/review-bench.ts'
import type { Part, Row } from './support/row.ts'
import { benchThroughput } from './throughput/throughput-bench.ts'
import { benchVerify } from './verify/verify-bench.ts'

/** Generated contents by their number of campaigns. */
export type Folders = ReadonlyMap<number, string>

/** The options of all parts: see the README. */
const options = ['--smallest', '--once', '--every']

/** The benchmarks by their name on the command line. */
export const parts: Readonly<Record<Part, (folders: Folders, options: ReadonlySet<string>) => Promise<Row[]>>> = {
  content: benchContent,
  peers: benchPeers,
  builds: benchBuilds,
  dev: benchDev,
  editor: benchEditor,
  pages: benchPages,
  throughput: benchThroughput,
  review: benchReview,
  verify: benchVerify,
}

function isPart(name: string): name is Part {
  return Object.hasOwn(parts, name)
}

/**
 * The parts that a command line names, or all, and its options, which begin with two dashes.
 * @throws PlainError where it names anything else
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
