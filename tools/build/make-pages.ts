import pMap from 'p-map'

import { fileOfAddress } from '#site/render/pages.tsx'
import type { OutputFolder } from './output-folder.ts'
import type { MadeText, PageFacts, TextTask } from './make-text.ts'
import { changedParts, withVersions, type Parts, type VersionOf } from './parts.ts'
import type { Reason } from './reasons.ts'
import { keepText, transferSize, type Effort, type StoredText, type TextStore } from './text-forms.ts'

/**
 * A page, QR code or calendar file made by an earlier build: its address as the key, the content parts it was made from,
 * the key of its text in the store, and why it was made.
 */
export type MadeRecord = { key: string; parts: Parts; text: string; reason: Reason; page?: PageFacts }

export type MadePage = { page: string; bytes: number } & PageFacts

/** Makes texts, in this thread or in others. */
export type Making = {
  make: (task: TextTask) => Promise<MadeText>
  /** How many are in progress at once: some are made while others are compressed. */
  concurrency: number
  close: () => Promise<void>
}

type Options = {
  tasks: readonly TextTask[]
  /** Opens what makes so many texts. */
  openMaking: (count: number) => Promise<Making>
  versionOf: VersionOf
  /** The records of the last build, by address. */
  previous: ReadonlyMap<string, MadeRecord>
  /** What differs from the last build of what all pages are made with; nothing in a first build. */
  changedInputs: readonly string[]
  texts: TextStore
  output: OutputFolder
  effort: Effort
  /** Aborts the work when its result is no longer needed. */
  signal: AbortSignal
}

/** Why each page was last made, by its address, and whether in this build. */
type Reasons = Map<string, { reason: Reason; isNow: boolean }>

/**
 * Makes every content page, QR code and calendar file, or reuses the stored one if none of its inputs has changed, and
 * writes it to the output. Tells of each why it was made, now or earlier.
 * @throws Error if a page cannot be made
 * @throws AbortError if the signal aborts
 */
export async function makePages({
  tasks,
  openMaking,
  versionOf,
  previous,
  changedInputs,
  texts,
  output,
  effort,
  signal,
}: Options): Promise<{ records: MadeRecord[]; pages: MadePage[]; reasons: Reasons }> {
  const publish = (address: string, text: StoredText) =>
    output.writeText(fileOfAddress(address), text, () => texts.read(text))
  const notThere: Reason =
    changedInputs.length > 0 ? { because: 'code', changed: [...changedInputs] } : { because: 'new' }
  /** Publishes what an earlier build made, or says why that is not possible. */
  const reuse = async ({ key, parts, text: textKey }: MadeRecord): Promise<Reason | undefined> => {
    const changed = await changedParts(parts, versionOf)
    if (changed.length > 0) return { because: 'content', changed }
    const text = texts.find(textKey)
    if (text && publish(key, text)) return undefined
    if (text) texts.forget(text)
    return { because: 'lost' }
  }
  const make = async (task: TextTask, reason: Reason, making: Making): Promise<MadeRecord> => {
    const { address } = task
    const { text: written, page, read } = await making.make(task)
    const ownEffort = task.kind === 'page' ? effort : 'quick'
    const text = await keepText(texts, Buffer.from(written), ownEffort, (stored) => publish(address, stored))
    return { key: address, parts: await withVersions(read, versionOf), text: text.key, reason, ...(page && { page }) }
  }
  const sizeOf = ({ text: key }: MadeRecord): number => {
    const text = texts.find(key)
    return text ? transferSize(text) : 0
  }
  const records = new Map<string, MadeRecord>()
  const toMake: { task: TextTask; reason: Reason }[] = []
  for (const task of tasks) {
    const known = previous.get(task.address)
    const reason = known ? await reuse(known) : notThere
    if (reason) toMake.push({ task, reason })
    else if (known) records.set(task.address, known)
  }
  const making = await openMaking(toMake.length)
  try {
    const makeOne = async ({ task, reason }: (typeof toMake)[number]) =>
      records.set(task.address, await make(task, reason, making))
    await pMap(toMake, makeOne, { concurrency: making.concurrency, signal })
  } finally {
    await making.close()
  }
  const inOrder = tasks.flatMap(({ address }) => records.get(address) ?? [])
  const pages = inOrder.flatMap((record): MadePage[] =>
    record.page ? [{ page: fileOfAddress(record.key), bytes: sizeOf(record), ...record.page }] : [],
  )
  const madeNow = new Set(toMake.map(({ task }) => task.address))
  const reasons: Reasons = new Map(inOrder.map(({ key, reason }) => [key, { reason, isNow: madeNow.has(key) }]))
  return { records: inOrder, pages, reasons }
}
