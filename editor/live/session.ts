import { connectEngine, type EngineClient, type Finding } from '../engine/engine-client.ts'
import { fetchContent } from './fetch-content.ts'

/** What is told of the content after `revision` changes of it. */
export type Told = { findings: Finding[]; revision: number }

/** The whole content as the editor has it, in an engine of its own, with the one file that somebody edits in its place. */
export class Session {
  readonly engine: EngineClient
  readonly #begun: Promise<void>
  readonly #listeners = new Set<() => void>()
  /** The files as they are saved; of those that no form shows, only those that are served. */
  #saved = new Map<string, string>()
  #edited: { file: string; text: string } | undefined
  #told: Told | undefined

  /** `address` is the folder of the editor's files. */
  constructor(address: string) {
    this.engine = connectEngine(new Worker(`${address}/engine.js`))
    this.#begun = fetchContent(`${address}/content.json`).then(async (files) => {
      this.#take(await this.engine.load(files))
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly told = (): Told | undefined => this.#told

  /** Takes the texts of all entries as they are saved now. */
  async use(saved: Map<string, string>): Promise<void> {
    await this.#begun
    const gone = [...this.#saved.keys()].filter((file) => !saved.has(file))
    const changes = new Map<string, string | undefined>(gone.map((file) => [file, undefined]))
    for (const [file, text] of saved) if (this.#saved.get(file) !== text) changes.set(file, text)
    this.#saved = saved
    if (this.#edited) changes.delete(this.#edited.file)
    await this.#change(changes)
  }

  /** Takes what the form of an entry would write into its file, in place of what is saved. */
  async edit(file: string, text: string): Promise<void> {
    const before = this.#edited
    this.#edited = { file, text }
    if (before?.file === file && before.text === text) return
    await this.#begun
    const left = before && before.file !== file ? before.file : undefined
    await this.#change(
      new Map([...(left === undefined ? [] : [[left, this.#saved.get(left)] as const]), [file, text] as const]),
    )
  }

  async #change(changes: ReadonlyMap<string, string | undefined>): Promise<void> {
    if (changes.size === 0) return
    const encoder = new TextEncoder()
    const encoded = [...changes].map(
      ([file, text]) => [file, text === undefined ? undefined : encoder.encode(text)] as const,
    )
    this.#take(await this.engine.change(new Map(encoded)))
  }

  #take(findings: Finding[]): void {
    this.#told = { findings, revision: (this.#told?.revision ?? 0) + 1 }
    for (const listener of this.#listeners) listener()
  }
}
