/** Returns the folders of the months with a month.yaml among these files, the oldest first: 202302-1, 202309-1. */
export function monthsIn(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => /^campaigns\/(\d{6}-\d+)\/month\.yaml$/.exec(file)?.[1] ?? []).sort()
}

/** The months of the content, from the files of the local folder or the served ones, and those saved since. */
export class KnownMonths {
  /** The files of campaigns and months in the local folder when it was chosen; undefined before, and at a Git host. */
  #folderFiles: readonly string[] | undefined
  #served: readonly string[] = []
  readonly #saved = new Set<string>()

  /** `first` is the folder of the month to assume before any file is known, from the settings of new entries. */
  constructor(readonly first: string | undefined) {}

  /** Returns the folder of the newest month; undefined if there is none. */
  newest(): string | undefined {
    return monthsIn(this.#files()).at(-1) ?? this.first
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
