import path from 'node:path'

import { root } from '#tools/commands/root.ts'
import { editorOf } from '#tools/editor/make-editor.ts'
import { requestedPath } from '#tools/hosting/find-file.ts'
import { isEditorPath, sendEditor } from '#tools/hosting/send-editor.ts'
import { serve } from '#tools/hosting/server.ts'
import { readSetting } from '#tools/shared/settings.ts'

const makeEditor = editorOf(path.join(root, 'tests', 'corpus', 'content'))

// Serves the form editor of the corpus's content alone on PORT, as `npm start` does beside a site.
await serve((request, response) => {
  const wanted = requestedPath(request.url ?? '')
  if (wanted !== undefined && isEditorPath(wanted)) void sendEditor(request, response, wanted, makeEditor)
  else response.writeHead(404).end()
}, readSetting('PORT'))
