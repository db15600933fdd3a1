import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'
import { globSync } from 'tinyglobby'

import type { Files } from './bare-repository.ts'
import type { StandIn } from './stand-in.ts'

/** Returns the files of a folder of content as a repository has them. */
function filesOf(folder: string): Files {
  const names = globSync('**', { cwd: folder, dot: true })
  return new Map(names.map((name) => [`content/${name}`, readFileSync(path.join(folder, name))]))
}

/** Opens the editor that saves at a host, with a copy of this content in its repository, and signs in. */
export async function openHost(page: Page, Kind: new (files: Files) => StandIn, content: string): Promise<StandIn> {
  const host = new Kind(filesOf(content))
  await host.answerIn(page.context())
  await page.goto(host.editor)
  await signIn(page, host)
  return host
}

/** Signs in with the token that the host takes. */
export async function signIn(page: Page, { token }: StandIn): Promise<void> {
  await page.getByRole('button', { name: /アクセストークン/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(token)
  await dialog.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByRole('toolbar', { name: 'グローバル' })).toBeVisible()
}
