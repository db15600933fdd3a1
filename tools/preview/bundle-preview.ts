import path from 'node:path'

import { bundleScript } from '../shared/bundling/bundle-script.ts'

/** The file of the preview's script, at the root of the site. */
export const previewScript = '_preview.js'

type Options = {
  /** The app's product token in user agents. */
  appToken: string
  /** Paths of all pages, including the path that the site is published under. */
  urls: readonly string[]
}

/**
 * Bundles the script that previews inject into every page: it applies the chosen moment, device and scenario, and shows
 * the bar for choosing them.
 */
export function bundlePreview({ appToken, urls }: Options): Promise<string> {
  return bundleScript(path.join(import.meta.dirname, 'preview.ts'), { appToken, urls })
}
