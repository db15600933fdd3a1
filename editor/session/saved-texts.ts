/** The saved texts of all entries by file, without what was typed since. */
export class SavedTexts {
  #texts = new Map<string, string>()

  get(file: string): string | undefined {
    return this.#texts.get(file)
  }

  set(file: string, text: string): void {
    this.#texts.set(file, text)
  }

  entries(): Iterable<[file: string, text: string]> {
    return this.#texts
  }

  /** Returns the saved file with this text; undefined if there is none. */
  findFile(text: string): string | undefined {
    return [...this.#texts].find(([, saved]) => saved === text)?.[0]
  }

  /** Returns the texts of the files below a folder. */
  listIn(folder: string): string[] {
    return [...this.#texts].flatMap(([file, text]) => (file.startsWith(folder) ? [text] : []))
  }

  /** Replaces all texts. Returns those that are different now, by file; undefined for a file that was removed. */
  replace(texts: Map<string, string>): Map<string, string | undefined> {
    const removed = [...this.#texts.keys()].filter((file) => !texts.has(file))
    const changes = new Map<string, string | undefined>(removed.map((file) => [file, undefined]))
    for (const [file, text] of texts) if (this.#texts.get(file) !== text) changes.set(file, text)
    this.#texts = texts
    return changes
  }
}
