/** The bytes (brotli) that a browser loads for a page before any interaction, without images and API calls. */
export type Weight = { html: number; js: number }

/** Measures a page: the size of its HTML, including inline styles, and of the scripts that it loads. */
export function measurePage(html: number, scripts: readonly string[], sizeOf: (url: string) => number): Weight {
  return { html, js: scripts.reduce((sum, url) => sum + sizeOf(url), 0) }
}

export function total({ html, js }: Weight): number {
  return html + js
}
