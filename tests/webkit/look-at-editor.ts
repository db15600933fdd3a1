import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { root } from '#tools/commands/project-paths.ts'
import { buildEditor } from '#tools/editor/build-editor.ts'
import { parseRequestedPath } from '#tools/hosting/url-paths.ts'
import { isEditorPath, sendEditor } from '#tools/hosting/server/send-editor.ts'
import { partPageFile, type PreviewPart } from '#tools/shared/preview-part.ts'

import { openWebkit, type WebkitPage } from './driver/drive-webkit.ts'
import { filesAsBase64 } from '../support/editor/local-folder.ts'
import { freePort } from '../support/servers/free-port.ts'
import { userAgents } from '../support/pages/page-test.ts'
import { openFolderInMemory } from './folder-in-memory.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const script = '/admin/folder-in-memory.js'

/** Returns the editor with our script in front of its own. */
async function editorWithScript(): Promise<PreviewPart> {
  const { files, ...others } = await buildEditor(content)
  const html = Buffer.from(files.get(partPageFile) ?? '').toString()
  const page = Buffer.from(html.replace('<head>', `<head><script src="${script}"></script>`))
  return { ...others, files: new Map([...files, [partPageFile, page]]) }
}

/** Serves the editor with a copy of the corpus's content to open. */
async function serveEditor(): Promise<{ origin: string; server: Server }> {
  const files = new Map([
    [script, ['text/javascript', `(${openFolderInMemory.toString()})()`]],
    ['/admin/files.json', ['application/json', JSON.stringify(filesAsBase64(content))]],
  ])
  const server = createServer((request, response) => {
    const file = parseRequestedPath(request.url ?? '') ?? ''
    const [type, text] = files.get(file) ?? []
    if (text !== undefined) response.writeHead(200, { 'Content-Type': type }).end(text)
    else if (isEditorPath(file)) void sendEditor(response, file, editorWithScript)
    else response.writeHead(404).end()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, server }
}

const isVisible = `(document.querySelector('iframe.preview')?.contentDocument?.querySelector('iframe')?.srcdoc ?? '').includes('ここから。')`
/** Elements around the previewed page that are scrolled sideways, which a user could not undo without a scroll bar. */
const shifted = `[...(document.querySelector('iframe.preview')?.contentDocument?.querySelectorAll('*') ?? [])]
  .filter(({ scrollLeft }) => scrollLeft > 0).map(({ className, scrollLeft }) => className + ' by ' + scrollLeft + ' px').join()`
const title = '//section[@data-key-path="title"]//textarea'

const description = 'section[data-key-path=description]'
const note = `${description} .own-note`

/**
 * Adds a wrong placeholder to the description, takes a picture of the diagnostic at the field, and applies the
 * correction by its button. Returns the problems.
 */
async function takeCorrection(page: WebkitPage, picture: string): Promise<string[]> {
  await page.until(`document.querySelector('${description} textarea')?.offsetWidth > 0`)
  await page.read(`(() => {
    const field = document.querySelector('${description} textarea')
    field.scrollIntoView({ block: 'center' })
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
    return true
  })()`)
  await page.type('｛付与日｝までのお支払いが対象です。')
  await page.until(`document.querySelector('${note} button')?.textContent === '｛終了日｝ にする'`)
  await page.read(`(document.querySelector('${note}').scrollIntoView({ block: 'center' }), true)`)
  writeFileSync(picture, await page.picture())
  const size = await page.read(`document.querySelector('${note} button').getBoundingClientRect().height`)
  await page.tap('//section[@data-key-path="description"]//*[contains(@class, "own-note")]//button')
  await page.until(`document.querySelector('${note}') === null`)
  const written = await page.read(`document.querySelector('${description} textarea').value`)
  return [
    ...(Number(size) >= 24 ? [] : [`a button of ${Number(size)} px is too small to tap`]),
    ...(String(written).endsWith('｛終了日｝までのお支払いが対象です。') ? [] : [`corrected to ${String(written)}`]),
  ]
}

/** The duration of a scroll animation in ms. */
const drawn = 600

/** Checks the list of the newest month's campaigns and the dialog for a new entry. Returns the problems. */
async function startCampaign(page: WebkitPage, pictureOf: (name: string) => string): Promise<string[]> {
  await page.read(`(location.hash = '#/collections/campaigns', true)`)
  await page.until(`document.body.innerText.includes('飲食店キャンペーン')`)
  await wait(drawn)
  writeFileSync(pictureOf('list'), await page.picture())
  await page.read(`(location.hash = '#/collections/campaigns/new', true)`)
  await page.until(`document.body.innerText.includes('どのキャンペーンを始めますか')`)
  await wait(drawn)
  writeFileSync(pictureOf('begin'), await page.picture())
  const cut = await page.read(`[...document.querySelector('dialog[open]').querySelectorAll('button')]
    .filter((button) => button.scrollWidth > button.clientWidth || button.getBoundingClientRect().right > innerWidth)
    .map(({ innerText }) => innerText).join('、')`)
  await page.press('Escape')
  await page.until(`!document.body.innerText.includes('どのキャンペーンを始めますか')`)
  return cut === '' ? [] : [`choices are cut off: ${String(cut)}`]
}

/**
 * Looks for the title that was typed on the page, and among what differs from the edition before. Returns what is wrong.
 */
async function lookAtPreview(page: WebkitPage, pictureOf: (name: string) => string): Promise<string[]> {
  // Typed text is morphed into the open page, which cannot be read from outside; a page for another moment is loaded
  // again.
  await page.read(`[...document.querySelector('iframe.preview').contentDocument.querySelectorAll('button')]
    .find(({ innerText }) => innerText.includes('終了後')).click()`)
  await page.until(isVisible)
  const frame = `document.querySelector('iframe.preview').contentDocument`
  const previous = `${frame}.querySelector('.preview-earlier:not(.preview-leftovers, .preview-calendar)')`
  await page.until(`${previous} !== null`)
  // The title is in a list of its own, as the other campaign differs in nearly all texts.
  await page.read(
    `([${previous}, ...${previous}.querySelectorAll('details')].forEach((list) => (list.open = true)), ${previous}.scrollIntoView(), true)`,
  )
  await wait(drawn)
  const isReported = await page.until(`${previous}.innerText.includes('ここから。')`).then(
    () => true,
    () => false,
  )
  writeFileSync(pictureOf('earlier'), await page.picture())
  return isReported ? [] : ['the title that was typed is not among what differs from the edition before']
}

/** Message that Sveltia's lists log for each SVG image, of which they show no thumbnail in WebKit. */
const noThumbnail = 'null'

/** Opens a campaign, types into its title and corrects its description. Returns what is wrong. */
async function editCampaign(page: WebkitPage, origin: string, width: number, folder: string): Promise<string[]> {
  await page.resize(width, 812)
  await page.open(`${origin}/admin/`)
  await page.until(`document.body.innerText.includes('ローカルリポジトリで作業')`)
  await page.read(
    `[...document.querySelectorAll('button')].find(({ innerText }) => innerText.includes('ローカルリポジトリ')).click()`,
  )
  await page.until(`document.body.innerText.includes('一覧')`)
  const beginning = await startCampaign(page, (name) => path.join(folder, `editor-${name}-${width}.png`))
  await page.read(`(location.hash = '#/collections/campaigns/entries/202309-1/restaurant', true)`)
  await page.until(`document.querySelector('section[data-key-path=title] textarea')?.offsetWidth > 0`)
  // The form is rendered again after the engine's diagnostics.
  await page.until(`document.body.innerText.includes('直すところはありません')`)
  await page.tap(title)
  // In place of both lines: a third phrase would be too much for either.
  await page.read(`(document.querySelector('section[data-key-path=title] textarea').select(), true)`)
  await page.type('食欲の秋は、ここから。')
  const comparing =
    width >= 1280 ? await lookAtPreview(page, (name) => path.join(folder, `editor-${name}-${width}.png`)) : []
  const typed = await page.read(`document.querySelector('section[data-key-path=title] textarea').value`)
  const moved = width >= 1280 ? await page.read(shifted) : ''
  const wide = await page.read('document.documentElement.scrollWidth > innerWidth')
  writeFileSync(path.join(folder, `editor-${width}.png`), await page.picture())
  const correcting = await takeCorrection(page, path.join(folder, `editor-note-${width}.png`))
  return [
    ...[...comparing, ...beginning, ...correcting].map((problem) => `${width} px: ${problem}`),
    ...(await page.takeNoise()).filter((noise) => noise !== noThumbnail).map((noise) => `${width} px: ${noise}`),
    ...(String(typed).includes('ここから。') ? [] : [`${width} px: the field holds ${String(typed)}`]),
    ...(moved === '' ? [] : [`${width} px: scrolled sideways: ${String(moved)}`]),
    ...(wide === true ? [`${width} px: the editor is wider than the screen`] : []),
  ]
}

/**
 * Opens the form editor, edits a campaign on a phone and on a computer, each without a draft of the other, and takes
 * pictures.
 */
export async function lookAtEditor(folder: string): Promise<{ looked: number; problems: string[] }> {
  const { origin, server } = await serveEditor()
  const widths = [375, 1280]
  const problems: string[] = []
  try {
    for (const width of widths) {
      const page = await openWebkit(userAgents.iosBrowser)
      problems.push(...(await editCampaign(page, origin, width, folder)))
      await page.close()
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return { looked: widths.length, problems }
}
