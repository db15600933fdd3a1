import path from 'node:path'

import { root } from '#tools/commands/root.ts'
import { editorOf } from '#tools/editor/make-editor.ts'
import { requestedPath } from '#tools/hosting/find-file.ts'
import { isEditorPath, sendEditor } from '#tools/hosting/send-editor.ts'
import { serve } from '#tools/hosting/server.ts'
import { readSetting } from '#tools/shared/settings.ts'

const content = path.join(root, 'tests', 'corpus', 'content')

/** Where each editor stands, by the path before it: one that saves into a folder, one that saves at GitHub. */
const editors = new Map([
  ['', editorOf(content)],
  [
    '/github',
    editorOf(
      content,
      { siteUrl: 'http://localhost', basePath: '/github' },
      { EDITOR_HOST: 'github', EDITOR_REPOSITORY: 'example/campaigns' },
    ),
  ],
])

// Serves the form editor of the corpus's content alone on PORT, as `npm start` does beside a site.
await serve((request, response) => {
  const [, before = '', wanted = ''] = /^(\/github)?(\/.*)$/.exec(requestedPath(request.url ?? '') ?? '') ?? []
  const makeEditor = editors.get(before)
  if (makeEditor && isEditorPath(wanted)) void sendEditor(request, response, wanted, makeEditor)
  else response.writeHead(404).end()
}, readSetting('PORT'))
