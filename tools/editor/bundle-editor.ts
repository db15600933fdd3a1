import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { build, type Plugin } from 'esbuild'
import { glob } from 'tinyglobby'

import type { EditorBackend } from '#editor/form/make-config.ts'
import type { Policy } from '#site/render/content-security-policy.ts'

import { editorPath, partPageFile, type PreviewPart } from '../shared/preview-part.ts'
import { adaptSveltiaPlugin } from './adapt-sveltia.ts'
import { createEditorPage } from './editor-page.ts'
import { lighterPlugins } from './engine-plugins.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** What is set in the editor's script: where it saves to, and the path of the folder with its files. */
type EditorSettings = { backend: EditorBackend; url: string }

/** Leaves out the grammars of some 300 languages with which Sveltia colours source code: content has none. */
const leaveOutHighlighting: Plugin = {
  name: 'leave-out-highlighting',
  setup: (build) => {
    build.onResolve({ filter: /^@shikijs\/(?:langs|themes)(?:\/|$)/ }, () => ({
      path: 'none',
      namespace: 'highlighting',
    }))
    build.onLoad({ filter: /.*/, namespace: 'highlighting' }, () => ({ contents: 'export default []' }))
  },
}

async function bundleScripts({ backend, url }: EditorSettings): Promise<[string, Uint8Array][]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { editor: 'editor/main.ts' },
    outdir: editorPath,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    jsx: 'automatic',
    target: 'es2022',
    define: {
      backend: JSON.stringify(backend),
      editorUrl: JSON.stringify(url),
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [leaveOutHighlighting, adaptSveltiaPlugin, ...lighterPlugins],
  })
  return outputFiles.map(({ path: file, contents }) => [path.relative(path.join(root, editorPath), file), contents])
}

/** Reads the fonts, decoders and icons that Sveltia loads from the folder of its script. */
async function readAssets(): Promise<[string, Uint8Array][]> {
  const folder = path.join(root, 'node_modules', '@sveltia', 'cms', 'npm')
  const files = await glob('assets/*', { cwd: folder, ignore: ['**/*.map', '**/*.txt'] })
  return Promise.all(
    files.map(async (file): Promise<[string, Uint8Array]> => [file, await readFile(path.join(folder, file))]),
  )
}

/** Bundles what a browser loads for the editor, by path in its folder: page, scripts, style sheet, Sveltia's assets. */
export async function bundleEditor(policy: Policy, settings: EditorSettings): Promise<PreviewPart['files']> {
  const [scripts, assets] = await Promise.all([bundleScripts(settings), readAssets()])
  const style = await readFile(path.join(root, 'editor', 'editor.css'))
  const page = new TextEncoder().encode(createEditorPage(policy, settings.url))
  return new Map([...scripts, ...assets, ['editor.css', style], [partPageFile, page]])
}
