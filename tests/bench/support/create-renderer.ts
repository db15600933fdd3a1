import { defaultEnvironment } from '#tools/commands/support/build-environment.ts'
import type { PageSources } from '#tools/build/prepare.ts'

/**
 * Creates the site and the function that renders a page of it, as in a build without a cache; `hasLongNames` leaves the
 * class names unshortened. Compiles the style sheet.
 */
export async function createRenderer({ documents, scripts }: PageSources, { hasLongNames = false } = {}) {
  // React reads it when it is loaded.
  Object.assign(process.env, defaultEnvironment)
  const [{ compileStyles }, { readDocumentsInMemory }, { createStyleSheet }, { renderPage }] = await Promise.all([
    import('#tools/styles/compile-styles.ts'),
    import('#site/documents/documents-in-memory.ts'),
    import('#tools/styles/create-style-sheet.ts'),
    import('#site/render/render-page.tsx'),
  ])
  const site = {
    content: readDocumentsInMemory(documents).content,
    scripts,
    styleSheet: createStyleSheet(await compileStyles()),
    basePath: '',
    hasLongNames,
  }
  const render = async (url: string) => {
    const page = await renderPage(url, site)
    if (!page) throw new Error(`there is no page ${url}`)
    return page
  }
  return { site, render }
}
