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

import { asIfListed, explainMissingPage } from './pages/page-entries.ts'
import { reasonForComment, suppressionEdits } from './suppression-edits.ts'
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
import { factsAvailableTo } from './available-facts.ts'
import { listMonthEvents } from './pages/month-events.ts'
import { planMonth } from './plan-month.ts'
import { previewDocument } from './pages/preview-document.ts'
import { listNamedEntries } from './entry-labels.ts'
import { PageDocuments } from './pages/page-documents.ts'
import { ImagesInMemory, publishedImage, type DrawSvg, type CachedDrawings } from './images/images-in-memory.ts'
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

/** The content as it was last read, and what its pages are rendered from. */
type State = { content: Content; images: ReadonlyMap<string, PublishedImage>; reader: ContentReader }

/** Returns the images that pages show, as a build would publish them, by their files. */
function publishedImages({ pictures, slots }: Content): ReadonlyMap<string, PublishedImage> {
  return new Map(
    [...pictures].flatMap(([file, picture]): [string, PublishedImage][] =>
      picture && slots.has(file) ? [[file, publishedImage(picture)]] : [],
    ),
  )
}

/**
 * The whole content in memory, as it is edited: checked as by `npm run check`, and rendered as by a build. Runs in a
 * worker (`serve-engine.ts`); `engine-client.ts` describes its methods. Until the content is loaded, they return nothing.
 */
export class Engine implements EngineMethods {
  readonly #folder = new ContentInMemory()
  readonly #results = new InMemoryResultCache()
  readonly #images: ImagesInMemory
  readonly #documents = new PageDocuments()
  readonly #pendingChanges: (() => void)[] = []
  #diagnostics: EditorDiagnostic[] = []
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
  async diagnostics(): Promise<EditorDiagnostic[]> {
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
      const page = await renderPage(path, { ...this.inputs, content: this.#readerFor(path, this.#state) })
      return page ? { html: page.html } : { reason: explainMissingPage(path, content) }
    } catch (error) {
      return { reason: explainMissingPage(path, content, error) }
    }
  }

  /** Returns the content reader for a page. A campaign that its month does not list yet has a page as if it did. */
  #readerFor(path: string, { content, reader, images }: State): ContentReader {
    const listed = asIfListed(path, content)
    return listed === content ? reader : this.#documents.createReader(this.#withSiteUrl(listed), images)
  }

  async frame(path: string, view: View): Promise<Rendered> {
    const rendered = await this.render(path)
    if ('reason' in rendered || !this.#state) return rendered
    const { images } = this.#state
    const bytesOf = (file: string) => this.#folder.bytesOf(file)
    return { html: previewDocument(rendered.html, view, { ...this.inputs, images, bytesOf }) }
  }

  factsAvailableTo(file: string): Facts {
    return this.#state ? factsAvailableTo(file, this.#state.content) : new Map()
  }

  entriesFor(file: string): NamedEntries {
    return this.#state ? listNamedEntries(file, this.#state.content) : noEntries
  }

  locate(path: string, texts: readonly string[]): FieldPosition[] {
    return this.#state ? locateField(path, texts, this.#state.content) : []
  }

  async previous(file: string): Promise<PreviousComparison | undefined> {
    if (!this.#state) return undefined
    const findLeftovers = leftoversIn(this.#folder, this.#state.content.shared.phrases)
    return comparePrevious(file, this.#state, findLeftovers)
  }

  calendar(file: string): CalendarDay[] {
    return this.#state ? listMonthEvents(file, this.#state.content) : []
  }

  planMonth(request: PlanRequest): PlannedFiles {
    if (!this.#state) throw new Error('The content is not loaded yet.')
    return planMonth(request, this.#folder, this.#state.content)
  }

  /**
   * Confirms a warning: returns its file with a comment that suppresses it and gives the reason. Not every line can
   * contain a comment, so each possible edit is checked, and one that suppresses another warning, too, is the last
   * resort; the file in memory remains unchanged.
   */
  async confirm(warning: EditorDiagnostic, reason: string): Promise<string | undefined> {
    await this.diagnostics()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.#folder.bytesOf(warning.file))
    let ofSeveral: string | undefined
    for (const editedText of suppressionEdits(text, warning, reason)) {
      const suppressed = await this.#countSuppressedBy(editedText, warning, reason)
      if (suppressed === 1) return editedText
      if (suppressed > 1) ofSeveral ??= editedText
    }
    return ofSeveral
  }

  /** Returns how many warnings an edited text of a warning's file suppresses; 0 if that warning is not among them. */
  async #countSuppressedBy(editedText: string, warning: EditorDiagnostic, reason: string): Promise<number> {
    const bytes = this.#folder.bytesOf(warning.file)
    const unsuppressed = this.#countUnsuppressed()
    this.change(new Map([[warning.file, new TextEncoder().encode(editedText)]]))
    await this.diagnostics()
    const suppressed = this.#isSuppressed(warning, reason) ? unsuppressed - this.#countUnsuppressed() : 0
    this.change(new Map([[warning.file, bytes]]))
    await this.diagnostics()
    return suppressed
  }

  #countUnsuppressed(): number {
    return this.#diagnostics.filter((diagnostic) => diagnostic.reason === undefined).length
  }

  #isSuppressed({ kind, field }: EditorDiagnostic, reason: string): boolean {
    const suppressed = this.#diagnostics.filter((diagnostic) => diagnostic.reason === reasonForComment(reason))
    return suppressed.some((diagnostic) => diagnostic.kind === kind && diagnostic.field === field)
  }

  /** Returns the content with the URL at which this site is published in place of the provider's. */
  #withSiteUrl(content: Content): Content {
    const { provider } = content.shared
    const { siteUrl } = this.inputs
    if (!provider || siteUrl === null) return content
    return { ...content, shared: { ...content.shared, provider: { ...provider, siteUrl } } }
  }

  /** Reads and checks the content, and remembers it for the other methods. */
  async #check(): Promise<EditorDiagnostic[]> {
    this.#results.startGeneration()
    const content = await readContent({
      folder: this.#folder,
      cache: this.#results,
      guard: unguarded,
      pictures: (files) => this.#measureImages(files),
      now: this.inputs.now(),
      // A file that is not in `#published` was loaded as it is published.
      published: new Map([...this.#folder.originalTexts(), ...this.#published]),
    })
    const images = publishedImages(content)
    this.#state = { content, images, reader: this.#documents.createReader(this.#withSiteUrl(content), images) }
    return describeContentDiagnostics(content)
  }

  async #measureImages(files: readonly string[]): ReturnType<ImageReader> {
    const measure = async (file: string) =>
      [file, await this.#images.measure(file, this.#folder.bytesOf(file))] as const
    return new Map(await Promise.all(files.map(measure)))
  }
}
