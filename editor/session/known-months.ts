/** Lists the folders of the months that have a month.yaml among these files, the oldest first: 202302-1, 202309-1. */
export function listMonths(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => /^campaigns\/(\d{6}-\d+)\/month\.yaml$/.exec(file)?.[1] ?? []).sort()
}

/** The months of the content, according to the local folder or else the served files, and the files saved since. */
export class KnownMonths {
  /** The files of campaigns and months in the local folder when it was chosen; undefined without a local folder. */
  #folderFiles: readonly string[] | undefined
  #served: readonly string[] = []
  readonly #saved = new Set<string>()

  /** `first` is the month to assume before any file is known, from the initial values of new entries. */
  constructor(readonly first: string | undefined) {}

  /** Returns the folder of the newest month; undefined if there is none. */
  getNewest(): string | undefined {
    return listMonths(this.#files()).at(-1) ?? this.first
  }

  /** Returns whether a month has no campaign: Sveltia has no list for an empty folder. */
  isEmpty(month: string): boolean {
    const inMonth = this.#files().filter((file) => file.startsWith(`campaigns/${month}/`))
    return inMonth.length > 0 && !inMonth.some((file) => file.endsWith('.mdx'))
  }

  #files(): string[] {
    return [...(this.#folderFiles ?? this.#served), ...this.#saved]
  }

  /** Notes the files that are served with the editor; those of a local folder take precedence. */
  noteServed(files: Iterable<string>): void {
    this.#served = [...files]
  }

  /** Notes the files of campaigns and months in the local folder. */
  noteFolder(files: Iterable<string>): void {
    this.#folderFiles = [...files]
  }

  /** Notes files that were saved, which may have been created since. */
  noteSaved(files: Iterable<string>): void {
    for (const file of files) this.#saved.add(file)
  }
}
