const kilobyte = 1024

/** Limits of content texts. The reason and the measurement of each are in docs/decisions/0018-limits-of-content.md. */
export const textLimits = {
  /** Bytes of a YAML file: ten times the largest one at present. */
  yamlBytes: 160 * kilobyte,
  /** Bytes of a body: ten times the largest one at present. */
  mdxBytes: 32 * kilobyte,
  /** Bytes of a plan: more than a hundred campaigns with ten items each. */
  sheetBytes: 64 * kilobyte,
  /** Items of a planned campaign: ten times the present maximum. A page with more would be too large to open. */
  plannedItems: 100,
  /**
   * Levels of brackets, and of list and quotation marks on one line. A parser that exhausts the stack may crash the
   * whole process.
   */
  levels: 100,
  /**
   * Runs of * or of _ in a body: a parser compares each with many before it. The largest body at present has about 30.
   */
  emphasisMarks: 800,
  /** Milliseconds for one step: parsing a file, or checking it. */
  milliseconds: 2000,
  /** Diagnostics of one kind that are reported for a file; beyond that, only their number is reported. */
  diagnosticsPerKind: 20,
} as const
