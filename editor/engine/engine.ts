import type { PublishedImage } from '#schemas/published-image.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { leftoversIn } from '#content-layer/rules/edits/leftovers.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'
import type { ImageReader } from '#content-layer/images/image.ts'
import { readContent, type Content } from '#content-layer/load/read-content.ts'
import type { Published } from '#content-layer/load/read-context.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'
import type { ContentPageScripts } from '#site/page-script/page-scripts.ts'
import { renderPage } from '#site/render/render-page.tsx'
import type { StyleSheet } from '#site/render/style-sheet.ts'

import { withListedCampaign, explainMissingPage } from './pages/page-entries.ts'
import { suppressWarning } from './suppress-warning.ts'
import { ContentInMemory } from './content-in-memory.ts'
import { describeContentDiagnostics } from './editor-diagnostics.ts'
import {
  noEntries,
  type CalendarDay,
  type ContentFiles,
  type PreviousComparison,
  type FileChanges,
  type EditorDiagnostic,
  type EngineMethods,
  type NamedEntries,
  type FieldPosition,
  type PlannedFiles,
  type PlanRequest,
  type Rendered,
  type View,
} from './engine-client.ts'
import { collectAvailableFacts } from './available-facts.ts'
import { listMonthEvents } from './pages/month-events.ts'
import { planMonth } from './plan-month.ts'
import { createPreviewDocument } from './pages/preview-document.ts'
import { listNamedEntries } from './entry-labels.ts'
import { PageDocuments } from './pages/page-documents.ts'
import { ImagesInMemory, createPublishedImage, type DrawSvg, type CachedDrawings } from './images/images-in-memory.ts'
import { locateField } from './pages/locate-field.ts'
import { InMemoryResultCache } from './in-memory-result-cache.ts'
import { comparePrevious } from './compare-previous.ts'

/** The engine's dependencies: the data bundled with the editor, the renderer of drawings, and the clock. */
export type EngineInputs = {
  scripts: ContentPageScripts
  styleSheet: StyleSheet
  basePath: string
  /** The URL that the site is published at, where it is not the provider's own. */
  siteUrl: string | null
  /** The script that a frame has in addition to those of its page. */
  frameScript: string
  cachedDrawings: CachedDrawings
  draw: DrawSvg
  /** Returns the time in milliseconds since 1970 by which the check decides what is scheduled. */
  now: () => number
}

/** The result of the last check: the content, its images by file, and the reader that pages are rendered from. */
type State = { content: Content; images: ReadonlyMap<string, PublishedImage>; reader: ContentReader }

/** Returns the images that pages show, by file, as a build would publish them. */
function getPublishedImages({ pictures, slots }: Content): ReadonlyMap<string, PublishedImage> {
  return new Map(
    [...pictures].flatMap(([file, picture]): [string, PublishedImage][] =>
      picture && slots.has(file) ? [[file, createPublishedImage(picture)]] : [],
    ),
  )
}

/**
 * The whole content in memory with its unsaved edits. Checks it as `npm run check` does, and renders pages as a build
 * does. Runs in a worker (`serve-engine.ts`); `engine-client.ts` describes the methods. Until the content is loaded, they
 * return nothing.
 */
export class Engine implements EngineMethods {
  readonly #folder = new ContentInMemory()
  readonly #results = new InMemoryResultCache()
  readonly #images: ImagesInMemory
  readonly #documents = new PageDocuments()
  /** Applied at the next check, so that edits that arrive together are checked once. */
  readonly #pendingChanges: (() => void)[] = []
  #diagnostics: EditorDiagnostic[] = []
  /** The published texts of the files that were loaded in another version. */
  #published: Published = new Map()
  #state: State | undefined

  constructor(private readonly inputs: EngineInputs) {
    this.#images = new ImagesInMemory(inputs.cachedDrawings, inputs.draw)
  }

  /** Replaces the whole content at the next check; `published` contains the published text of files that differ. */
  load(files: ContentFiles, published: Published = new Map()): void {
    this.#pendingChanges.push(() => {
      this.#folder.load(files)
      this.#published = published
    })
  }

  /** Writes or removes files at the next check. */
  change(changes: FileChanges): void {
    this.#pendingChanges.push(() => this.#folder.change(changes))
  }

  /** Applies all pending changes and checks the content once. */
  async getDiagnostics(): Promise<EditorDiagnostic[]> {
    const changes = this.#pendingChanges.splice(0)
    if (changes.length === 0) return this.#diagnostics
    for (const apply of changes) apply()
    this.#diagnostics = await this.#check()
    return this.#diagnostics
  }

  async render(path: string): Promise<Rendered> {
    if (!this.#state) return { reason: 'コンテンツをまだ読み込んでいません。' }
    const { content } = this.#state
    try {
      const page = await renderPage(path, { ...this.inputs, content: this.#createReaderFor(path, this.#state) })
      return page ? { html: page.html } : { reason: explainMissingPage(path, content) }
    } catch (error) {
      return { reason: explainMissingPage(path, content, error) }
    }
  }

  /** Creates the content reader for a page. A campaign that its month does not list yet is rendered as if it did. */
  #createReaderFor(path: string, { content, reader, images }: State): ContentReader {
    const listed = withListedCampaign(path, content)
    return listed === content ? reader : this.#documents.createReader(this.#withSiteUrl(listed), images)
  }

  async renderFrame(path: string, view: View): Promise<Rendered> {
    const rendered = await this.render(path)
    if ('reason' in rendered || !this.#state) return rendered
    const { images } = this.#state
    const bytesOf = (file: string) => this.#folder.getBytes(file)
    return { html: createPreviewDocument(rendered.html, view, { ...this.inputs, images, bytesOf }) }
  }

  getAvailableFacts(file: string): Facts {
    return this.#state ? collectAvailableFacts(file, this.#state.content) : new Map()
  }

  listNamedEntries(file: string): NamedEntries {
    return this.#state ? listNamedEntries(file, this.#state.content) : noEntries
  }

  locate(path: string, texts: readonly string[]): FieldPosition[] {
    return this.#state ? locateField(path, texts, this.#state.content) : []
  }

  async comparePrevious(file: string): Promise<PreviousComparison | undefined> {
    if (!this.#state) return undefined
    const findLeftovers = leftoversIn(this.#folder, this.#state.content.shared.phrases)
    return comparePrevious(file, this.#state, findLeftovers)
  }

  listMonthEvents(file: string): CalendarDay[] {
    return this.#state ? listMonthEvents(file, this.#state.content) : []
  }

  planMonth(request: PlanRequest): PlannedFiles {
    if (!this.#state) throw new Error('The content is not loaded yet.')
    return planMonth(request, this.#folder, this.#state.content)
  }

  /** Returns the file of a warning with a suppression; the file in memory remains unchanged. */
  async confirm(warning: EditorDiagnostic, reason: string): Promise<string | undefined> {
    const diagnostics = await this.getDiagnostics()
    const bytes = this.#folder.getBytes(warning.file)
    const checkText = async (text: string) => {
      this.change(new Map([[warning.file, new TextEncoder().encode(text)]]))
      const edited = await this.getDiagnostics()
      this.change(new Map([[warning.file, bytes]]))
      await this.getDiagnostics()
      return edited
    }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    return suppressWarning(text, { warning, reason, diagnostics, checkText })
  }

  /** Returns the content with the URL at which this site is published in place of the provider's. */
  #withSiteUrl(content: Content): Content {
    const { provider } = content.shared
    const { siteUrl } = this.inputs
    if (!provider || siteUrl === null) return content
    return { ...content, shared: { ...content.shared, provider: { ...provider, siteUrl } } }
  }

  /** Reads and checks the content, and stores it for the other methods. */
  async #check(): Promise<EditorDiagnostic[]> {
    this.#results.startGeneration()
    const content = await readContent({
      folder: this.#folder,
      cache: this.#results,
      guard: unguarded,
      pictures: (files) => this.#measureImages(files),
      now: this.inputs.now(),
      // A file that is missing in `#published` was loaded in its published version.
      published: new Map([...this.#folder.getOriginalTexts(), ...this.#published]),
    })
    const images = getPublishedImages(content)
    this.#state = { content, images, reader: this.#documents.createReader(this.#withSiteUrl(content), images) }
    return describeContentDiagnostics(content)
  }

  async #measureImages(files: readonly string[]): ReturnType<ImageReader> {
    const measure = async (file: string) =>
      [file, await this.#images.measure(file, this.#folder.getBytes(file))] as const
    return new Map(await Promise.all(files.map(measure)))
  }
}
