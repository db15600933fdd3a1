import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { formatPolicy, type Policy } from '#site/render/content-security-policy.ts'

import type { PreviewPart } from '../shared/preview-part.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** The path of the viewer below the site. */
export const apiViewerPath = 'examples/api'

/** Swagger UI uses style attributes, shows its icons as `data:` URLs, and requests only the API description. */
const policy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
}

/** Settings of Swagger UI: grouped, searchable, and read only, because the preview's sandbox answers pages only. */
const settings = {
  url: 'openapi.json',
  dom_id: '#calls',
  docExpansion: 'none',
  filter: true,
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
}

const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>The server's calls</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
</head>
<body>
<main id="calls"></main>
<noscript>This page needs JavaScript; openapi.json beside it does not.</noscript>
<script src="swagger-ui-bundle.js"></script>
<script src="view.js"></script>
</body>
</html>
`

/** Builds the API viewer: `docs/openapi.json` in Swagger UI, for developers of the server. Part of previews only. */
export async function makeApiViewer(): Promise<PreviewPart> {
  const viewer = path.dirname(createRequire(import.meta.filename).resolve('swagger-ui-dist/package.json'))
  const files: [string, Buffer][] = [
    ['index.html', Buffer.from(page)],
    ['view.js', Buffer.from(`SwaggerUIBundle(${JSON.stringify(settings)})\n`)],
    ['openapi.json', await readFile(path.join(root, 'docs', 'openapi.json'))],
  ]
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css'])
    files.push([name, await readFile(path.join(viewer, name))])
  // Hosts derive the media type from the extension.
  for (const name of ['LICENSE', 'NOTICE']) files.push([`${name}.txt`, await readFile(path.join(viewer, name))])
  return { files: new Map(files), policy }
}
