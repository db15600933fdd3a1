import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'
import { globSync } from 'tinyglobby'

import type { Files } from './bare-repository.ts'
import { GitHubStandIn } from './github.ts'

/** The files of a folder of content as a repository has them. */
function filesOf(folder: string): Files {
  const names = globSync('**', { cwd: folder, dot: true })
  return new Map(names.map((name) => [`content/${name}`, readFileSync(path.join(folder, name))]))
}

/** Opens the editor that saves at GitHub, on a repository with a copy of this content, and signs in. */
export async function openHost(page: Page, content: string): Promise<GitHubStandIn> {
  const host = new GitHubStandIn(filesOf(content))
  await host.answerIn(page.context())
  await page.goto('/github/admin/')
  await signIn(page, host)
  return host
}

/** Signs in with the token that the host takes. */
export async function signIn(page: Page, { token }: GitHubStandIn): Promise<void> {
  await page.getByRole('button', { name: /アクセストークン/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(token)
  await dialog.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByRole('toolbar', { name: 'グローバル' })).toBeVisible()
}
