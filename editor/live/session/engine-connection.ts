import type { Facts } from '#content-layer/placeholders/fact.ts'

import { connectEngine } from '../../engine/connect-engine.ts'
import type { ContentFiles, EditorDiagnostic } from '../../engine/engine-client.ts'
import { fetchContent, type Fetched } from './fetch-content.ts'

type Listener = {
  /** Called with the served content when it is there, before it is checked. */
  onFetched: (files: ContentFiles) => void
  /** Called when a check is asked for; what it returns takes the diagnostics. */
  onAsk: () => (diagnostics: EditorDiagnostic[]) => void
  /** Called when checking has stopped or is tried again. */
  onProblem: () => void
}

/** The engine with the served content and all changes of it since, also after it was started again. */
export class EngineConnection {
  readonly engine: ReturnType<typeof connectEngine>
  /** Resolved once the content is in the engine. */
  readonly begun: Promise<void>
  #begin: () => void = () => undefined
  /** Changes since the content was fetched, by file, for an engine that is restarted. */
  readonly #changes = new Map<string, Uint8Array | undefined>()
  #fetched: Fetched | undefined
  #problem: string | undefined
  #isLoaded = false
  readonly #path: string
  readonly #listener: Listener

  /** `path` is the folder of the editor's files. */
  constructor(path: string, listener: Listener) {
    this.#path = path
    this.#listener = listener
    this.begun = new Promise((resolve) => (this.#begin = resolve))
    this.engine = connectEngine(
      () => new Worker(`${path}/engine.js`),
      () => this.#recover(),
    )
    void this.#load()
  }

  /** Loads all content into the engine, also into one that was started again. */
  async #load(): Promise<void> {
    this.#isLoaded = false
    try {
      const fetched = this.#fetched ?? (await fetchContent(`${this.#path}/content.json`))
      const { files, published } = fetched
      if (!this.#fetched) {
        this.#fetched = fetched
        this.#listener.onFetched(files)
      }
      const take = this.#listener.onAsk()
      const diagnostics = await this.engine.load(files, published)
      const current = this.#changes.size > 0 ? await this.engine.change(this.#changes) : diagnostics
      this.#problem = undefined
      take(current)
      this.#isLoaded = true
      this.#begin()
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.#problem = error instanceof Error ? error.message : String(error)
    this.#listener.onProblem()
  }

  /** Starts the engine again, once by itself: one that stops while it loads would do so again. */
  #recover(): void {
    if (this.#isLoaded) this.retry()
  }

  /** Tries again to fetch and to check the content. */
  retry(): void {
    this.#problem = undefined
    this.engine.restart()
    this.#listener.onProblem()
    void this.#load()
  }

  /** Returns why nothing can be checked; undefined while it can. */
  problem(): string | undefined {
    return this.#problem
  }

  /** Checks the content with changed files; undefined for those that were removed. */
  async change(changes: ReadonlyMap<string, Uint8Array | undefined>): Promise<void> {
    for (const [file, bytes] of changes) this.#changes.set(file, bytes)
    const take = this.#listener.onAsk()
    const diagnostics = await this.engine.change(changes).catch((error: unknown) => {
      // An engine that is started again takes all changes by itself.
      if (this.#isLoaded) this.#fail(error)
      throw error
    })
    this.#problem = undefined
    take(diagnostics)
  }

  /** All files, as they were served or changed since; undefined for those that were removed. */
  known(): Map<string, Uint8Array | undefined> {
    return new Map([...(this.#fetched?.files ?? []), ...this.#changes])
  }

  /** The text of a file that was published when the content was served; undefined where there was none. */
  publishedText(file: string): string | undefined {
    const { files, published } = this.#fetched ?? {}
    if (published?.has(file)) return published.get(file)
    const bytes = files?.get(file)
    return bytes && new TextDecoder().decode(bytes)
  }

  /** Returns the facts that the sentences of a month or campaign may state, from the latest saved or typed texts. */
  async factsIn(file: string): Promise<Facts> {
    await this.begun
    const [, month = '', id = ''] = /^campaigns\/([^/]+)\/(.+)\.\w+$/.exec(file) ?? []
    const facts = await this.engine.factsAvailableTo(`campaigns/${month}/month.yaml`)
    const localFacts = [...facts].filter(([name]) => name.startsWith(`${id}の`))
    return new Map([...facts, ...localFacts.map(([name, fact]) => [name.slice(id.length + 1), fact] as const)])
  }
}
