import { parseEntryFile } from '#content-layer/common/entry-files.ts'
import { campaignPath, monthPath } from '#content-layer/common/routes.ts'
import type { ScreenName } from '#schemas/screens.ts'

/**
 * Returns the web path of a file's page, or of its month where a campaign has none of its own; undefined for notes, the
 * provider and the like. `pages` is the campaign's field of that name.
 */
export function pathOfFile(file: string, pages: unknown): string | undefined {
  const { month, id } = parseEntryFile(file) ?? {}
  if (month === undefined) return undefined
  return id === undefined || pages === 'summary-only' ? monthPath(month, 'web') : campaignPath(month, id, 'web')
}

/** Returns the path of a file's form within the editor; undefined for a file that has none. */
export function entryPathOf(file: string): string | undefined {
  const [, folder = '', name = ''] =
    /^(?:(campaigns|annotations|shared|screens)\/)?(.+)\.(?:mdx|yaml)$/.exec(file) ?? []
  if (name === '') return undefined
  if (folder === '')
    return ['provider', 'requirements', 'words'].includes(name) ? `#/collections/settings/entries/${name}` : undefined
  return `#/collections/${folder === 'campaigns' && name.endsWith('/month') ? 'months' : folder}/entries/${name}`
}

/** A view of the editor: a list, or the form of an entry that is there or new, and the month that it is to be in. */
export type EditorView = { collection: string; view: 'list' | 'entry' | 'new'; month: string | undefined }

/** Returns the view at a URL; undefined for what is not in a collection, such as the settings. */
export function editorViewAt(url: string): EditorView | undefined {
  const [, collection, view, month] =
    /#\/collections\/([\w-]+)(?:\/(new(?=$|\?)|entries(?=\/.)))?(?:.*\?path=([\d-]+))?/.exec(url) ?? []
  if (collection === undefined) return undefined
  return { collection, view: view === 'entries' ? 'entry' : view === 'new' ? 'new' : 'list', month }
}

export const screenPaths: Readonly<Record<ScreenName, string>> = {
  'easypay-guide': '/guide/easypay/registration/',
  entry: '/jp/card/entry/',
  'install-app': '/install-app/',
  invitation: '/jp/card/invitation/',
  lending: '/jp/lending/',
  loyalty: '/jp/loyalty/',
  'mercard-application': '/r/mercard-application/',
}
