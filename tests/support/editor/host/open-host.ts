import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'
import { globSync } from 'tinyglobby'

import type { Files } from './bare-repository.ts'
import type { FakeHost } from './fake-host.ts'

/** Returns the files of a folder of content as a repository has them. */
function readRepositoryFiles(folder: string): Files {
  const names = globSync('**', { cwd: folder, dot: true })
  return new Map(names.map((name) => [`content/${name}`, readFileSync(path.join(folder, name))]))
}

/** Opens the editor that saves at a host, with a copy of this content in its repository, and signs in. */
export async function openHost(page: Page, Kind: new (files: Files) => FakeHost, content: string): Promise<FakeHost> {
  const host = new Kind(readRepositoryFiles(content))
  await host.answerIn(page.context())
  await page.goto(host.editor)
  await signIn(page, host)
  return host
}

/** Signs in with the token that the host takes. */
export async function signIn(page: Page, { token }: FakeHost): Promise<void> {
  await page.getByRole('button', { name: /アクセストークン/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(token)
  await dialog.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByRole('toolbar', { name: 'グローバル' })).toBeVisible()
}
