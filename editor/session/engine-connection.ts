import { monthFilePath, parseEntryFile } from '#content-layer/common/entry-files.ts'
import { hasBytes } from '#content-layer/common/has-bytes.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'

import { connectEngine } from '../engine/connect-engine.ts'
import { contentFile, engineFile, type ContentFiles, type EditorDiagnostic } from '../engine/engine-client.ts'
import { fetchContent, type Fetched } from './fetch-content.ts'

/** What the owner of a connection does at its events. */
type Listener = {
  /** Called with the served content before it is checked. */
  onFetched: (files: ContentFiles) => void
  /** Called when a check starts. The returned function is called with the diagnostics. */
  onCheckStarted: () => (diagnostics: EditorDiagnostic[]) => void
  /** Called when the problem has changed. */
  onProblem: () => void
}

/** The engine in its worker, with the served content and all later changes. A restarted engine gets them again. */
export class EngineConnection {
  readonly engine: ReturnType<typeof connectEngine>
  /** Resolved once the engine has loaded the content. */
  readonly loaded: Promise<void>
  #resolveLoaded: () => void = () => undefined
  /** Changes since the content was fetched, by file, for an engine that is restarted. */
  readonly #changes = new Map<string, Uint8Array | undefined>()
  #fetched: Fetched | undefined
  #problem: string | undefined
  #isLoaded = false
  /** The diagnostics of the latest check, which includes all changes until then. */
  #latestCheck: Promise<EditorDiagnostic[]> = Promise.resolve([])

  /** `path` is the folder of the editor's files. */
  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.loaded = new Promise((resolve) => (this.#resolveLoaded = resolve))
    this.engine = connectEngine(
      () => new Worker(`${path}/${engineFile}`),
      () => this.#recover(),
    )
    void this.#load()
  }

  /** Returns the served content, which is fetched once. */
  async #fetchOnce(): Promise<Fetched> {
    if (this.#fetched) return this.#fetched
    this.#fetched = await fetchContent(`${this.path}/${contentFile}`)
    this.listener.onFetched(this.#fetched.files)
    return this.#fetched
  }

  /** Loads the content and all later changes into the engine. */
  async #load(): Promise<void> {
    this.#isLoaded = false
    try {
      const { files, published } = await this.#fetchOnce()
      const receive = this.listener.onCheckStarted()
      this.#latestCheck = this.engine.load(files, published)
      if (this.#changes.size > 0) this.#latestCheck = this.engine.change(this.#changes)
      const diagnostics = await this.#latestCheck
      this.#problem = undefined
      receive(diagnostics)
      this.#isLoaded = true
      this.#resolveLoaded()
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Stores the message of an error as the problem. */
  #fail(error: unknown): void {
    this.#problem = error instanceof Error ? error.message : String(error)
    this.listener.onProblem()
  }

  /** Restarts an engine that has stopped, unless it stopped while it was loading: it would stop again. */
  #recover(): void {
    if (this.#isLoaded) this.retry()
  }

  /** Restarts the engine, and tries again to fetch and to check the content. */
  readonly retry = (): void => {
    this.#problem = undefined
    this.engine.restart()
    this.listener.onProblem()
    void this.#load()
  }

  /** Returns why nothing can be checked; undefined while it can. */
  readonly getProblem = (): string | undefined => this.#problem

  /** Checks the content with changed files, undefined for removed ones. Files with the same bytes are not checked again. */
  async change(changes: ReadonlyMap<string, Uint8Array | undefined>): Promise<void> {
    const current = this.getCurrentFiles()
    const differing = [...changes].filter(([file, bytes]) =>
      bytes ? !hasBytes(current.get(file), bytes) : current.get(file) !== undefined,
    )
    for (const [file, bytes] of differing) this.#changes.set(file, bytes)
    const receive = this.listener.onCheckStarted()
    if (differing.length > 0) this.#latestCheck = this.engine.change(new Map(differing))
    const diagnostics = await this.#latestCheck.catch((error: unknown) => {
      // While the engine loads, `#load` reports its failure.
      if (this.#isLoaded) this.#fail(error)
      throw error
    })
    this.#problem = undefined
    receive(diagnostics)
  }

  /** Returns all files with their current bytes; undefined for removed ones. */
  getCurrentFiles(): Map<string, Uint8Array | undefined> {
    return new Map([...(this.#fetched?.files ?? []), ...this.#changes])
  }

  /** Returns the text of a file that was published when the content was served; undefined if it was not published. */
  getPublishedText(file: string): string | undefined {
    const { files, published } = this.#fetched ?? {}
    if (published?.has(file)) return published.get(file)
    const bytes = files?.get(file)
    return bytes && new TextDecoder().decode(bytes)
  }

  /** Returns the facts that the sentences of a month or campaign may state, from the latest saved or typed texts. */
  async getFacts(file: string): Promise<Facts> {
    await this.loaded
    const { month = '', id } = parseEntryFile(file) ?? {}
    const facts = await this.engine.getAvailableFacts(monthFilePath(month))
    if (id === undefined) return facts
    // A month names the facts of its campaigns `booksの上限`; the campaign itself says 上限.
    const prefix = `${id}の`
    const campaignFacts = [...facts].filter(([name]) => name.startsWith(prefix))
    return new Map([...facts, ...campaignFacts.map(([name, fact]) => [name.slice(prefix.length), fact] as const)])
  }
}
