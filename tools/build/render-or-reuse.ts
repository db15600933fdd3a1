import path from 'node:path'

import { changedCode, versionOfCode, type CodeFiles } from './code-files.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'
import { makePages, type BuildRecord, type PageRenderer } from './make-pages.ts'
import type { TextTask } from './make-text.ts'
import { readRecords, writeRecords } from './records.ts'
import type { Effort } from './compress-text.ts'

type Work = {
  /** The name of the records, by which the next build knows the results of this one. */
  name: string
  /** All inputs of these texts other than the content, each with its hash. */
  inputs: CodeFiles
  tasks: readonly TextTask[]
  openRenderer: (count: number) => Promise<PageRenderer>
  effort: Effort
  signal: AbortSignal
}

/** The inputs of the texts in the last build. */
type InputsRecord = { key: 'inputs'; inputs: CodeFiles }

/** Renders texts or reuses them from the last build, and records them for the next. */
export async function makeRecorded(
  { cacheFolder }: Pick<MakeSiteOptions, 'cacheFolder'>,
  { versionOf, texts, output }: Build,
  { name, inputs, ...work }: Work,
) {
  const recordsFile = path.join(cacheFolder, name)
  const inputsFile = path.join(cacheFolder, `${name}-made-with`)
  const salt = versionOfCode(inputs)
  const [lastInputs] = readRecords<InputsRecord>(inputsFile, 'inputs').values()
  const { records, ...built } = await makePages({
    ...work,
    versionOf,
    previous: readRecords<BuildRecord>(recordsFile, salt),
    changedInputs: lastInputs === undefined ? [] : changedCode(lastInputs.inputs, inputs),
    texts,
    output,
  })
  writeRecords(recordsFile, salt, records)
  const inputsRecord: InputsRecord = { key: 'inputs', inputs }
  writeRecords(inputsFile, 'inputs', [inputsRecord])
  return built
}
