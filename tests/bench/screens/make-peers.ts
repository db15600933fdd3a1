import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { serialize } from 'parse5'
import type { Plugin } from 'vite'

import { root } from '#tools/commands/project-paths.ts'
import { toReact, type ScreenMarkup, type Slots } from './screen-markup.ts'

const sources = import.meta.dirname
const url = 'jp/card/invitation'

/** A peer of our screen, and the folder that a server sends it from. */
export type Peer = { who: 'by hand' | 'Vite and React'; folder: string }

async function writePage(folder: string, html: string): Promise<void> {
  await mkdir(path.join(folder, url), { recursive: true })
  await writeFile(path.join(folder, url, 'index.html'), html)
}

/** One HTML file with its styles and one script, which is minified as a team would do it. */
async function makeByHand(folder: string, markup: ScreenMarkup): Promise<Peer> {
  const { transformWithOxc } = await import('vite')
  const script = await readFile(path.join(sources, 'by-hand.js'), 'utf8')
  const { code } = await transformWithOxc(script, 'by-hand.js')
  const mark = (element: ScreenMarkup['code'], name: string) => element.attrs.push({ name, value: '' })
  mark(markup.code, 'data-code')
  mark(markup.feedback, 'data-feedback')
  mark(markup.copyButton, 'data-copy-message')
  const codes = serialize({ nodeName: '#document-fragment', childNodes: markup.codes })
  const html = serialize(markup.document)
    .replace('</head>', () => `<script>${code}</script></head>`)
    .replace('</body>', () => `<template id="codes">${codes}</template></body>`)
  for (const element of [markup.code, markup.feedback, markup.copyButton]) element.attrs.pop()
  await writePage(folder, html)
  return { who: 'by hand', folder }
}

function virtualModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)] ?? null,
  }
}

/** The markup of the screen as React components, one for the page and one for each state of the codes. */
function componentsOf(markup: ScreenMarkup): string {
  const { body, invite, skeleton, codes, code, feedback, copyButton } = markup
  const page: Slots = new Map([[invite, { children: 'panel' }]])
  const slots: Slots = new Map([
    [code, { children: 'code' }],
    [feedback, { children: 'feedback' }],
    [copyButton, { props: 'onClick: onCopy' }],
  ])
  return `import { createElement as h, Fragment } from 'react'
export const Page = ({ panel }) => h(Fragment, null, ${toReact(body.childNodes, page)})
export const Skeleton = () => h(Fragment, null, ${toReact(skeleton, new Map())})
export const Codes = ({ code, feedback, onCopy }) => h(Fragment, null, ${toReact(codes, slots)})`
}

/** An app of its own, rendered in the browser, with its styles in a file, as Vite builds it by default. */
async function makeWithVite(folder: string, markup: ScreenMarkup): Promise<Peer> {
  const { build } = await import('vite')
  const source = path.join(folder, 'source')
  const main = path.relative(root, path.join(sources, 'vite-app', 'main.js'))
  const head = serialize(markup.head).replace(/<style>.*?<\/style>/s, '')
  const html = `<!doctype html><html lang="ja"><head>${head}</head><body class="phrases"><div id="root"></div><script type="module" src="/${main}"></script></body></html>`
  await writePage(source, html)
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    plugins: [virtualModules({ 'virtual:invitation': componentsOf(markup), 'virtual:invitation.css': markup.style })],
    build: {
      outDir: path.join(folder, 'built'),
      emptyOutDir: true,
      rolldownOptions: { input: path.join(source, url, 'index.html') },
    },
  })
  const built = path.join(folder, 'built', path.relative(root, path.join(source, url, 'index.html')))
  await writePage(path.join(folder, 'built'), await readFile(built, 'utf8'))
  return { who: 'Vite and React', folder: path.join(folder, 'built') }
}

/** Makes both peers of the invitation screen in a folder inside the project, where packages are found. */
export async function makePeers(folder: string, markup: ScreenMarkup): Promise<Peer[]> {
  return [await makeByHand(path.join(folder, 'by-hand'), markup), await makeWithVite(path.join(folder, 'vite'), markup)]
}
