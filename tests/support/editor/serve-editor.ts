import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'
import { buildEditor } from '#tools/editor/build-editor.ts'
import { parseRequestedPath } from '#tools/hosting/url-paths.ts'
import { isEditorPath, sendEditor } from '#tools/hosting/server/send-editor.ts'
import { serve } from '#tools/hosting/server/listen-at.ts'
import { readSetting } from '#tools/shared/settings/settings.ts'

const content = path.join(root, 'tests', 'corpus', 'content')

/** While the campaigns of its newest month run: those of the months before are over. */
const now = Date.parse('2023-09-10T12:00:00+09:00')

/** Returns an editor that saves at a host, below a path of the same name. */
function editorAt(host: 'github' | 'gitlab') {
  const location = { siteUrl: `http://localhost/${host}`, basePath: `/${host}` }
  const environment = { EDITOR_HOST: host, EDITOR_REPOSITORY: 'example/campaigns' }
  return () => buildEditor(content, { location, environment, now })
}

/** The editors, by the path before each: one that saves into a folder, and those that save at a host. */
const editors = new Map([
  ['', () => buildEditor(content, { now })],
  ['/github', editorAt('github')],
  ['/gitlab', editorAt('gitlab')],
])

// Serves the form editor of the corpus's content alone on PORT, as `npm start` does beside a site.
await serve((request, response) => {
  const [, before = '', wanted = ''] =
    /^(\/git(?:hub|lab))?(\/.*)$/.exec(parseRequestedPath(request.url ?? '') ?? '') ?? []
  const makeEditor = editors.get(before)
  if (makeEditor && isEditorPath(wanted)) void sendEditor(response, wanted, makeEditor)
  else response.writeHead(404).end()
}, readSetting('PORT'))
