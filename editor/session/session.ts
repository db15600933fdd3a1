import { hasBytes } from '#content-layer/common/has-bytes.ts'
import { noEntries, type EditorDiagnostic, type EngineClient, type NamedEntries } from '../engine/engine-client.ts'
import { storeAvailableFacts } from '../fields/available-terms.ts'
import { getImageUrl, type ImageFiles } from '../images/content-images.ts'
import { findAltText } from '../images/find-alt-text.ts'
import { readForm } from '../formats/formats.ts'
import { placeAtFields } from '../images/place-image-diagnostics.ts'
import type { InitialValues } from '../form/initial-values.ts'
import { askToRemoveImages } from '../dialogs/dialog-texts.ts'
import { DiagnosticActions } from './diagnostic-actions.ts'
import { EngineConnection } from './engine-connection.ts'
import { KnownMonths, listMonths } from './known-months.ts'
import { SavedTexts } from './saved-texts.ts'
import { SessionImages } from './session-images.ts'
import { listCampaigns, mayWrite, readAllIn, readInFolder, removeInFolder, type ReadFile } from './local-folder.ts'

/** The latest result of the content check. */
export type CheckResult = {
  diagnostics: EditorDiagnostic[]
  /** Number of results that differed from the one before, so that previews know when to render again. */
  revision: number
  /** Whether it is the result for what is in the form now. */
  isCurrent: boolean
}

/** The edited file, with the text that its form would write now. */
export type Edited = { file: string; text: string }

/** Changed files, as texts or bytes; undefined for removed ones. */
type ContentChanges = ReadonlyMap<string, string | Uint8Array | undefined>

type ReadSource = (file: string) => Promise<string | undefined>

/**
 * The state of the editor while its page is open. It follows what happens in the form and in Sveltia, passes it to the
 * engine as changed files, and publishes the result of the check to its subscribers. The engine so has the complete
 * content: as served, with what was saved since, and with the unsaved text of the edited file. Functions that are passed
 * as callbacks are bound properties.
 */
export class Session {
  readonly connection: EngineConnection
  /** Reads the text of a file from Sveltia. Returns undefined until a form is opened. */
  #readSource: ReadSource = () => Promise.resolve(undefined)
  /** The file of the form that was opened last, with its text at that time. */
  #opened: { file: string; text: string | undefined } | undefined
  readonly #listeners = new Set<() => void>()
  /** The edited file; undefined until something is typed. */
  #edited: Edited | undefined
  #lastCheck: CheckResult | undefined
  /** The diagnostics of the last check as the engine returned them, before they are placed at fields. */
  #lastDiagnostics: readonly EditorDiagnostic[] | undefined
  readonly #images = new SessionImages()
  readonly months: KnownMonths
  readonly actions = new DiagnosticActions()
  readonly saved = new SavedTexts()
  #names: NamedEntries = noEntries
  /** The files of the local folder as they were last read. */
  #diskFiles: ReadonlyMap<string, ReadFile> = new Map()

  /** `path` is the folder of the editor's files, `initialValues` those of new entries. */
  constructor(
    readonly path: string,
    readonly initialValues: InitialValues | undefined,
  ) {
    this.months = new KnownMonths(initialValues?.month)
    this.connection = new EngineConnection(path, {
      onFetched: (files) => {
        this.#images.noteChanged(files)
        this.months.noteServed(files.keys())
      },
      onCheckStarted: () => {
        const edited = this.#edited
        return (diagnostics) => this.#storeDiagnostics(diagnostics, edited)
      },
      onProblem: () => this.#notify(),
    })
  }

  get engine(): EngineClient {
    return this.connection.engine
  }

  /** Calls the listener after each change of what the session returns, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the latest result of the check; undefined before the first. */
  readonly getLastCheck = (): CheckResult | undefined => this.#lastCheck

  /** Returns the edited file; undefined until something is typed. */
  readonly getEdited = (): Edited | undefined => this.#edited

  /** Returns the images of the content, and those that the open form has added, by file. */
  readonly getImages = (): ImageFiles => this.#images.getAll()

  /** Returns the entries that the edited file can refer to. */
  readonly getNamedEntries = (): NamedEntries => this.#names

  /** Reads the text of a file: from the local folder, or else from Sveltia, which has read it from the Git host. */
  readText(file: string): Promise<string | undefined> {
    const { editorFolder } = globalThis
    return editorFolder ? readInFolder(editorFolder, `content/${file}`) : this.#readSource(file)
  }

  /** Returns the text of a file when its form was opened; undefined if it is not the file that was opened last. */
  getTextAtOpening(file: string): string | undefined {
    return this.#opened?.file === file ? this.#opened.text : undefined
  }

  /** Notes that the form of a file was opened with this text. `readSource` reads texts from Sveltia. */
  noteOpened(file: string, text: string | undefined, readSource: ReadSource): void {
    this.#readSource = readSource
    this.#opened = { file, text }
  }

  /** Returns whether a file is served, or was saved or typed since. */
  has(file: string): boolean {
    return this.connection.getCurrentFiles().get(file) !== undefined
  }

  /** Returns the alternative text that an image has in a saved file, or in the form that is open. */
  readonly findAltText = (image: string): string | undefined => {
    const { file, text } = this.#edited ?? {}
    const edited = file === undefined || text === undefined ? [] : [[file, text] as const]
    return findAltText(image, new Map([...this.saved.entries(), ...edited]))
  }

  /** Adds a saved image that was not served with the editor. */
  async addSavedImage(file: string, bytes: Uint8Array): Promise<void> {
    await this.connection.loaded
    if (!this.getImages().has(file)) await this.#change(new Map([[file, bytes]]))
  }

  /** Deletes unused images from the local folder, once the user has confirmed. */
  readonly removeImages = async (files: readonly string[]): Promise<void> => {
    const { editorFolder } = globalThis
    if (!editorFolder) return
    const shown = files.map((file) => ({
      file,
      url: getImageUrl(file, this.getImages().get(file) ?? new Uint8Array()),
    }))
    if (!(await askToRemoveImages(shown)) || !(await mayWrite(editorFolder))) return
    for (const file of files) await removeInFolder(editorFolder, `content/${file}`)
    await this.#change(new Map(files.map((file) => [file, undefined])))
  }

  /** Notes that a file was saved with this text and the images that the form has added. */
  noteSaved(file: string, text: string): void {
    this.saved.set(file, text)
    this.#images.noteSaved()
  }

  /** Replaces the saved texts of all entries. */
  async replaceSaved(saved: Map<string, string>): Promise<void> {
    await this.connection.loaded
    const changes = this.saved.replace(saved)
    this.months.noteSaved(saved.keys())
    // Unsaved text is newer than what is saved.
    if (this.#edited) changes.delete(this.#edited.file)
    await this.#change(changes)
    if (this.#edited && changes.size > 0) await this.#updateNames(this.#edited.file)
  }

  /** Notes the campaigns in the local folder that the user has chosen, from which the newest month follows. */
  async noteFolder(folder: FileSystemDirectoryHandle): Promise<void> {
    // A folder without content has no months; Sveltia reports what is missing.
    const files = await listCampaigns(folder).catch(() => undefined)
    if (files) this.months.noteFolder(files)
  }

  /** Reads the local folder, which may differ from what is served. The edited file retains its unsaved text. */
  async readFolder(folder: FileSystemDirectoryHandle): Promise<void> {
    await this.connection.loaded
    const files = await readAllIn(await folder.getDirectoryHandle('content'), this.#diskFiles)
    this.#diskFiles = files
    const known = this.connection.getCurrentFiles()
    const changes = new Map<string, Uint8Array | undefined>()
    for (const [file, bytes] of known) if (bytes && !files.has(file)) changes.set(file, undefined)
    for (const [file, { bytes }] of files) if (!hasBytes(known.get(file), bytes)) changes.set(file, bytes)
    // Unsaved text, and images added to it, are newer than the folder.
    for (const file of [this.#edited?.file ?? '', ...this.#images.getUnsaved()]) changes.delete(file)
    await this.#change(changes)
  }

  /** Reads the local folder while no form is open, and returns its months, the oldest first. */
  async readMonths(folder: FileSystemDirectoryHandle): Promise<string[]> {
    this.#edited = undefined
    await this.readFolder(folder)
    return listMonths([...this.connection.getCurrentFiles()].flatMap(([file, bytes]) => (bytes ? [file] : [])))
  }

  /** Checks the content with the text that the form of a file would write now. */
  async edit(file: string, text: string): Promise<void> {
    const before = this.#edited
    if (before?.file === file && before.text === text) return
    this.#edited = { file, text }
    if (this.#lastCheck) this.#lastCheck = { ...this.#lastCheck, isCurrent: false }
    this.#notify()
    await this.connection.loaded
    // The form of another file was left: its unsaved text is discarded.
    const left = before && before.file !== file ? before.file : undefined
    const changes = new Map<string, string | Uint8Array | undefined>(this.#images.replaceUnsaved(file, text))
    if (left !== undefined) changes.set(left, this.saved.get(left))
    await this.#change(changes.set(file, text))
    // Another form may have been opened meanwhile.
    if (this.#edited.file === file) await this.#updateNames(file)
  }

  /** Stores the text of a file that is about to be published, and returns its errors. */
  async checkBeforePublishing(file: string, text: string): Promise<EditorDiagnostic[]> {
    await this.connection.loaded
    this.saved.set(file, text)
    await this.#change(new Map([[file, text]]))
    return (this.#lastCheck?.diagnostics ?? []).filter(
      (diagnostic) => diagnostic.file === file && diagnostic.severity === 'error',
    )
  }

  /** Asks the engine which facts and entries the edited file can refer to now. */
  async #updateNames(file: string): Promise<void> {
    storeAvailableFacts(await this.engine.getAvailableFacts(file))
    this.#names = await this.engine.listNamedEntries(file)
    this.#notify()
  }

  /** Passes changed files to the engine, which checks the content again. */
  async #change(changes: ContentChanges): Promise<void> {
    if (changes.size === 0) return
    const encoder = new TextEncoder()
    const encoded = new Map(
      [...changes].map(([file, text]) => [file, typeof text === 'string' ? encoder.encode(text) : text]),
    )
    this.#images.noteChanged(encoded)
    await this.connection.change(encoded)
  }

  /** Stores the diagnostics of the content with `edited`, which may have changed since the check started. */
  #storeDiagnostics(found: EditorDiagnostic[], edited: Edited | undefined): void {
    // The engine returns the same list again while the content is unchanged.
    const isOfSameContent = found === this.#lastDiagnostics
    const revision = this.#lastCheck?.revision ?? 0
    this.#lastDiagnostics = found
    this.#lastCheck = {
      diagnostics: edited ? placeAtFields(found, edited.file, () => readForm(edited.file, edited.text)) : found,
      revision: isOfSameContent ? revision : revision + 1,
      isCurrent: edited === this.#edited,
    }
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
