import { hasBytes } from '#content-layer/common/has-bytes.ts'
import { noEntries, type EditorDiagnostic, type EngineClient, type NamedEntries } from '../../engine/engine-client.ts'
import { rememberFactsAround } from '../../fields/terms.ts'
import { folderOf, pictureFile, urlOf, type PictureFiles } from '../../images/content-images.ts'
import { imageTypeOf } from '../../images/image-type.ts'
import { addedImages } from '../../images/added-images.ts'
import { descriptionOf } from '../../images/description-of-picture.ts'
import { readForm } from '../../formats/format-of-file.ts'
import { placeAtFields } from '../../images/image-diagnostics.ts'
import type { InitialValues } from '../../form/initial-values.ts'
import { askToRemove } from '../dialogs.ts'
import { EngineConnection } from './engine-connection.ts'
import { KnownMonths, monthsIn } from './known-months.ts'
import { mayWrite, readAllIn, readInFolder, removeInFolder, type ReadFile } from './local-folder.ts'

/** The diagnostics of the content after `revision` changes of it, and whether they are of what is in the form now. */
export type CheckResult = { diagnostics: EditorDiagnostic[]; revision: number; isCurrent: boolean }

/** The file that is being edited, with the text that its form would write. */
export type Edited = { file: string; text: string }

/** Callbacks of the form for lists of diagnostics, which cannot change it: one suppresses a warning, one removes marks. */
type Responders = {
  confirm: (diagnostic: EditorDiagnostic, reason: string) => void
  review: (marked: readonly EditorDiagnostic[]) => void
}

function withChanges(
  pictures: PictureFiles,
  changes: readonly (readonly [string, Uint8Array | undefined])[],
): PictureFiles {
  const changed = new Map(pictures)
  for (const [file, bytes] of changes) {
    if (bytes) changed.set(file, bytes)
    else changed.delete(file)
  }
  return changed
}

/** The complete content in an engine, including the unsaved text of the file that is being edited. */
export class Session {
  readonly #connection: EngineConnection
  /** The text that a file was last read from, by what Sveltia knows; nothing before a preview was shown. */
  sourceOf: (file: string) => Promise<string | undefined> = () => Promise.resolve(undefined)
  /** The text of the file that is edited when its form was opened. */
  #opened: { file: string; text: string | undefined } | undefined
  readonly #listeners = new Set<() => void>()
  /** The files as they are saved; of those that no form shows, only those that are served. */
  #saved = new Map<string, string>()
  #edited: Edited | undefined
  #lastCheck: CheckResult | undefined
  #pictures: PictureFiles = new Map()
  /** The pictures of the file that is edited which are not saved yet. */
  #lent = new Set<string>()
  readonly months: KnownMonths
  #names: NamedEntries = noEntries
  /** The files of the folder that is edited as they were last read. */
  #onDisk: ReadonlyMap<string, ReadFile> = new Map()
  #answers: Responders | undefined

  /** `path` is the folder of the editor's files, `starts` the initial values of new entries. */
  constructor(
    readonly path: string,
    readonly starts: InitialValues | undefined,
  ) {
    this.months = new KnownMonths(starts?.month)
    this.#connection = new EngineConnection(path, {
      onFetched: (files) => {
        this.#pictures = new Map([...files].filter(([file]) => imageTypeOf(file) !== undefined))
        this.months.noteServed(files.keys())
      },
      onAsk: () => {
        const edited = this.#edited
        return (diagnostics) => this.#take(diagnostics, edited)
      },
      onProblem: () => this.#tell(),
    })
  }

  get engine(): EngineClient {
    return this.#connection.engine
  }

  /** Tries again to fetch and to check the content. */
  readonly retry = (): void => this.#connection.retry()

  /** Returns why nothing can be checked; undefined while it can. */
  readonly problem = (): string | undefined => this.#connection.problem()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly checked = (): CheckResult | undefined => this.#lastCheck

  readonly edited = (): Edited | undefined => this.#edited

  /** The pictures of the content, and those that were added. */
  readonly pictures = (): PictureFiles => this.#pictures

  /** The entries that the file that is edited can name. */
  readonly names = (): NamedEntries => this.#names

  /** The text of a file that was published when the content was served; undefined where there was none. */
  publishedText(file: string): string | undefined {
    return this.#connection.publishedText(file)
  }

  /** The text of a file as it is now: on disk, or by what Sveltia knows of its host. */
  textOf(file: string): Promise<string | undefined> {
    const { editorFolder } = globalThis
    return editorFolder ? readInFolder(editorFolder, `content/${file}`) : this.sourceOf(file)
  }

  /** The text of a file when its form was opened; undefined where that is not known. */
  textAtOpening(file: string): string | undefined {
    return this.#opened?.file === file ? this.#opened.text : undefined
  }

  /** Takes Sveltia's way to the texts of files when a form is opened. */
  async open(file: string, sourceOf: Session['sourceOf']): Promise<void> {
    this.sourceOf = sourceOf
    this.#opened = { file, text: await sourceOf(file) }
  }

  /** Returns the facts that the sentences of a month or campaign may state, from the latest saved or typed texts. */
  factsIn(file: string): ReturnType<EngineConnection['factsIn']> {
    return this.#connection.factsIn(file)
  }

  /** Returns whether there is a file, as far as is known. */
  has(file: string): boolean {
    return this.#connection.known().get(file) !== undefined
  }

  /** A saved file with this text; undefined where there is none. */
  fileWithText(text: string): string | undefined {
    return [...this.#saved].find(([, saved]) => saved === text)?.[0]
  }

  /** Returns the alternative text that a picture has in a saved file, or in the form that is open. */
  readonly describePicture = (picture: string): string | undefined => {
    const { file, text } = this.#edited ?? {}
    const edited = file === undefined || text === undefined ? [] : [[file, text] as const]
    return descriptionOf(picture, new Map([...this.#saved, ...edited]))
  }

  /** The texts of the files below a folder, as they are saved. */
  savedIn(folder: string): string[] {
    return [...this.#saved].flatMap(([file, text]) => (file.startsWith(folder) ? [text] : []))
  }

  /** Adds a saved picture that was not served with the editor. */
  async takePicture(file: string, bytes: Uint8Array): Promise<void> {
    await this.#connection.begun
    if (!this.#pictures.has(file)) await this.#change(new Map([[file, bytes]]))
  }

  /** Removes pictures that nothing shows from the folder that is edited, if that is wanted. */
  readonly removePictures = async (files: readonly string[]): Promise<void> => {
    const { editorFolder } = globalThis
    const shown = files.map((file) => ({ file, url: urlOf(file, this.#pictures.get(file) ?? new Uint8Array()) }))
    if (!editorFolder || !(await askToRemove(shown)) || !(await mayWrite(editorFolder))) return
    for (const file of files) await removeInFolder(editorFolder, `content/${file}`)
    await this.#change(new Map(files.map((file) => [file, undefined])))
  }

  /** Retains a file that was saved with this text, and the pictures that were added to it. */
  retain(file: string, text: string): void {
    this.#saved.set(file, text)
    this.#lent = new Set()
  }

  /** Handles suppressions with the given callbacks until the returned function is called. */
  respondWith(choices: Responders): () => void {
    this.#answers = choices
    return () => {
      if (this.#answers === choices) this.#answers = undefined
    }
  }

  /** Suppresses a warning of the file that is edited. */
  readonly confirm: Responders['confirm'] = (diagnostic, reason) => this.#answers?.confirm(diagnostic, reason)

  /** Removes review marks from the file that is edited. */
  readonly review: Responders['review'] = (marked) => this.#answers?.review(marked)

  /** Replaces the saved texts of all entries. */
  async use(saved: Map<string, string>): Promise<void> {
    await this.#connection.begun
    const removed = [...this.#saved.keys()].filter((file) => !saved.has(file))
    const changes = new Map<string, string | undefined>(removed.map((file) => [file, undefined]))
    for (const [file, text] of saved) if (this.#saved.get(file) !== text) changes.set(file, text)
    this.#saved = saved
    this.months.noteSaved(saved.keys())
    if (this.#edited) changes.delete(this.#edited.file)
    await this.#change(changes)
    if (this.#edited && changes.size > 0) await this.#askAround(this.#edited.file)
  }

  /**
   * Takes the content of the folder that is edited as it is now, which may differ from what is served, except for the
   * form that is open.
   */
  async readFolder(folder: FileSystemDirectoryHandle): Promise<void> {
    await this.#connection.begun
    const files = await readAllIn(await folder.getDirectoryHandle('content'), this.#onDisk)
    this.#onDisk = files
    const known = this.#connection.known()
    const changes = new Map<string, Uint8Array | undefined>()
    for (const [file, bytes] of known) if (bytes && !files.has(file)) changes.set(file, undefined)
    for (const [file, { bytes }] of files) if (!hasBytes(known.get(file), bytes)) changes.set(file, bytes)
    for (const file of [this.#edited?.file ?? '', ...this.#lent]) changes.delete(file)
    await this.#change(changes)
  }

  /** Takes the same when no form is open, and returns the months of the folder, the oldest first. */
  async readMonths(folder: FileSystemDirectoryHandle): Promise<string[]> {
    this.#edited = undefined
    await this.readFolder(folder)
    return monthsIn([...this.#connection.known()].flatMap(([file, bytes]) => (bytes ? [file] : [])))
  }

  /** Takes what the form of an entry would write into its file, in place of what is saved. */
  async edit(file: string, text: string): Promise<void> {
    const before = this.#edited
    if (before?.file === file && before.text === text) return
    this.#edited = { file, text }
    if (this.#lastCheck) this.#lastCheck = { ...this.#lastCheck, isCurrent: false }
    this.#tell()
    await this.#connection.begun
    const left = before && before.file !== file ? before.file : undefined
    await this.#change(
      new Map<string, string | Uint8Array | undefined>([
        ...(left === undefined ? [] : [[left, this.#saved.get(left)] as const]),
        ...this.#lendPictures(file, text),
        [file, text],
      ]),
    )
    if (this.#edited.file === file) await this.#askAround(file)
  }

  /** Returns the errors of a file with a text that is about to be published, and retains that text in the content. */
  async errorsOf(file: string, text: string): Promise<EditorDiagnostic[]> {
    await this.#connection.begun
    this.#saved.set(file, text)
    await this.#change(new Map([[file, text]]))
    return (this.#lastCheck?.diagnostics ?? []).filter(
      (diagnostic) => diagnostic.file === file && diagnostic.severity === 'error',
    )
  }

  /** Returns the changes that add the unsaved pictures of a text and remove all other unsaved ones. */
  #lendPictures(file: string, text: string): [string, Uint8Array | undefined][] {
    const required = new Map(
      addedImages().flatMap(({ path, bytes }): [string, Uint8Array][] => {
        const picturePath = pictureFile(path, folderOf(file))
        return picturePath !== undefined && text.includes(path) ? [[picturePath, bytes]] : []
      }),
    )
    const removed = [...this.#lent].filter((picturePath) => !required.has(picturePath))
    this.#lent = new Set(required.keys())
    return [...removed.map((picturePath): [string, undefined] => [picturePath, undefined]), ...required]
  }

  /** Asks which facts and entries the file that is edited can name now. */
  async #askAround(file: string): Promise<void> {
    rememberFactsAround(await this.engine.factsAvailableTo(file))
    this.#names = await this.engine.entriesFor(file)
    this.#tell()
  }

  async #change(changes: ReadonlyMap<string, string | Uint8Array | undefined>): Promise<void> {
    if (changes.size === 0) return
    const encoder = new TextEncoder()
    const encoded = new Map(
      [...changes].map(([file, text]) => [file, typeof text === 'string' ? encoder.encode(text) : text]),
    )
    const pictures = [...encoded].filter(([file]) => imageTypeOf(file) !== undefined)
    if (pictures.length > 0) this.#pictures = withChanges(this.#pictures, pictures)
    await this.#connection.change(encoded)
  }

  /** Takes diagnostics of the content with this text of the file that is edited. */
  #take(diagnostics: EditorDiagnostic[], edited: Edited | undefined): void {
    this.#lastCheck = {
      diagnostics: edited
        ? placeAtFields(diagnostics, edited.file, () => readForm(edited.file, edited.text))
        : diagnostics,
      revision: (this.#lastCheck?.revision ?? 0) + 1,
      isCurrent: edited === this.#edited,
    }
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
