const kilobyte = 1024

/**
 * What a text may be. Each limit stands with its reason and what was measured in
 * docs/decisions/0018-limits-of-content.md.
 */
export const textLimits = {
  /** Bytes of a YAML file: ten times the largest of today. */
  yamlBytes: 160 * kilobyte,
  /** Bytes of a body: ten times the largest of today. */
  mdxBytes: 32 * kilobyte,
  /**
   * Levels of brackets, and of list and quotation marks on one line. A parser that runs out of stack may take the whole
   * process with it.
   */
  levels: 100,
  /** Milliseconds for one step of judging a file: parsing it, or checking what it says. */
  milliseconds: 2000,
  /** Diagnostics of one kind that are told of a file, before only their number is. */
  diagnosticsOfAKind: 20,
} as const
