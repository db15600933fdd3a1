/** Returns the months of which a page is among files, the oldest first. */
export function monthsIn(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => /^campaigns\/(\d{6}-\d+)\/month\.yaml$/.exec(file)?.[1] ?? []).sort()
}

/** The months that are there, by the files that are known. */
export class KnownMonths {
  /** The files of campaigns and months in the folder that is edited when it was chosen; undefined before, and at a host. */
  #listed: readonly string[] | undefined
  #served: readonly string[] = []
  readonly #saved = new Set<string>()

  /** `first` is the newest month before any file is known. */
  constructor(readonly first: string | undefined) {}

  /** Returns the folder of the newest month; undefined where there is none. */
  newest(): string | undefined {
    return monthsIn(this.#files()).at(-1) ?? this.first
  }

  /** Returns whether a month is there without a campaign: Sveltia has no list for a folder in which nothing is. */
  isEmpty(month: string): boolean {
    const inMonth = this.#files().filter((file) => file.startsWith(`campaigns/${month}/`))
    return inMonth.length > 0 && !inMonth.some((file) => file.endsWith('.mdx'))
  }

  #files(): string[] {
    return [...(this.#listed ?? this.#served), ...this.#saved]
  }

  /** Takes the files of the content that is served, which a folder that is edited may not have. */
  noteServed(files: Iterable<string>): void {
    this.#served = [...files]
  }

  /** Takes the files of campaigns and months in the folder that is edited. */
  noteFolder(files: Iterable<string>): void {
    this.#listed = [...files]
  }

  /** Takes files that were saved. */
  noteSaved(files: Iterable<string>): void {
    for (const file of files) this.#saved.add(file)
  }
}
