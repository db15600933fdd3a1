import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'
import { globSync } from 'tinyglobby'

/** Returns the files of a folder of content, each as base64, by its path in a project. */
export function filesAsBase64(folder: string): Record<string, string> {
  const names = globSync('**', { cwd: folder, dot: true })
  return Object.fromEntries(
    names.map((name) => [`content/${name}`, readFileSync(path.join(folder, name)).toString('base64')]),
  )
}

/** Puts files into a folder of the origin-private file system, which the page takes for the folder that was chosen. */
async function writeFiles(files: Record<string, string>): Promise<void> {
  const root = await navigator.storage.getDirectory()
  const project = await root.getDirectoryHandle('project', { create: true })
  await project.getDirectoryHandle('.git', { create: true })
  const write = async ([name, base64]: [string, string]) => {
    const steps = name.split('/')
    let folder = project
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true })
    const file = await folder.getFileHandle(steps.at(-1) ?? '', { create: true })
    const writing = await file.createWritable()
    await writing.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
    await writing.close()
  }
  // At once, because one after the other takes a third of a second.
  await Promise.all(Object.entries(files).map(write))
}

async function readProjectFile(name: string): Promise<string> {
  let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('project')
  const steps = name.split('/')
  for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step)
  const file = await (await folder.getFileHandle(steps.at(-1) ?? '')).getFile()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
}

async function readProject(): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const visit = async (folder: FileSystemDirectoryHandle, parent: string): Promise<void> => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await visit(handle, `${parent}${name}/`)
      else if (handle instanceof FileSystemFileHandle) {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
        files[parent + name] = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
      }
    }
  }
  await visit(await (await navigator.storage.getDirectory()).getDirectoryHandle('project'), '')
  return files
}

/** Writes texts into the folder, as another program does. */
export async function writeLocalFiles(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const files = Object.entries(texts).map(([name, text]) => [name, Buffer.from(text).toString('base64')] as const)
  await page.evaluate(writeFiles, Object.fromEntries(files))
}

/** Opens a page of the same origin without the editor, which has the same folders and databases. */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/empty')
}

/**
 * Opens the editor on a project with a copy of this content, as on a folder of the visitor's machine; `texts` are files
 * that it has in place of its own.
 */
export async function openLocalFolder(
  page: Page,
  content: string,
  texts: Readonly<Record<string, string>> = {},
): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate(writeFiles, filesAsBase64(content))
  await writeLocalFiles(page, texts)
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
    })
  })
  await page.goto('/admin/')
  await page.getByRole('button', { name: 'ローカルリポジトリで作業' }).click()
  await page.getByRole('group', { name: 'コンテンツライブラリ' }).waitFor()
}

/** Returns what the folder now holds. */
export function readLocalFile(page: Page, name: string): Promise<string> {
  return page.evaluate(readProjectFile, name)
}

/** Returns all files that the folder now holds, as base64, by their paths in it. */
export function readLocalFolder(page: Page): Promise<Record<string, string>> {
  return page.evaluate(readProject)
}
