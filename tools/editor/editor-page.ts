import type { EditorBackend } from '#editor/form/make-config.ts'
import { formatPolicy, type Policy } from '#site/render/content-security-policy.ts'

import { listOrigins } from './editor-backend.ts'

/**
 * Returns the editor's content policy. Sveltia writes style attributes and style sheets as it draws, shows images
 * that were not saved yet, calls the repository's host, and gives the frame of a preview a base; scripts are files of
 * the site. The page in the preview inherits this policy: `pageScripts` are the sources of its scripts.
 */
export function createEditorPolicy(backend: EditorBackend, pageScripts: readonly string[]): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...pageScripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(listOrigins(backend).length > 0 ? ['https:'] : [])],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...listOrigins(backend)],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  }
}

/** Returns the editor's page; `path` is the path of its folder. */
export function createEditorPage(policy: Policy, path: string): string {
  return `<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>キャンペーンの編集</title>
<link rel="stylesheet" href="${path}/editor.css">
</head>
<body>
<noscript>編集するには、JavaScript を有効にしてください。</noscript>
<p class="own-loading">編集画面を読みこんでいます…</p>
<p class="own-loading own-late">読みこみが終わりません。通信を確かめて、<a href="${path}/">もう一度開いて</a>ください。下書きは、この端末に残っています。</p>
<script type="module" src="${path}/editor.js"></script>
</body>
</html>
`
}
