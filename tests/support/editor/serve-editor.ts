import { makeEditor } from '#tools/editor/make-editor.ts'
import { requestedPath } from '#tools/hosting/find-file.ts'
import { isEditorPath, sendEditor } from '#tools/hosting/send-editor.ts'
import { serve } from '#tools/hosting/server.ts'
import { readSetting } from '#tools/shared/settings.ts'

// Serves the form editor alone on PORT, as `npm start` does beside a site.
await serve((request, response) => {
  const path = requestedPath(request.url ?? '')
  if (path !== undefined && isEditorPath(path)) void sendEditor(request, response, path, makeEditor)
  else response.writeHead(404).end()
}, readSetting('PORT'))
