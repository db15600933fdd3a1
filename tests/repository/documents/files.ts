import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { root } from '#tools/commands/project-paths.ts'

export type TextFile = { file: string; text: string }

const ignore = [
  '**/node_modules/**',
  '**/next-env.d.ts',
  'out*/**',
  'site/{out,public}/**',
  'tests/bench/page-peers/generated/**',
  'tests/bench/pages/frozen/**',
]

/**
 * Returns the project's own files that match, sorted, by path from the root. Hidden folders are skipped as caches,
 * unless a pattern names one.
 */
export async function readFiles(...patterns: readonly string[]): Promise<TextFile[]> {
  const files = await glob([...patterns], { cwd: root, ignore, expandDirectories: false })
  return Promise.all(files.sort().map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })))
}

/** Returns the line of an index in a text, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
