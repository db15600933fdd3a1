import type { Content } from '#content-layer/load/read-content.ts'

import { parsePath, entriesOf } from './page-entries.ts'

/** Explains in Japanese why a path has no page with this content; `error` was thrown when the page was rendered. */
export function explainMissingPage(path: string, content: Content, error?: unknown): string {
  if (error === undefined && !parsePath(path))
    return 'この画面はプログラムで作られているため、ここには表示できません。プレビュー環境の同じアドレスで確かめてください。'
  const entries = entriesOf(path, content)
  if (entries.some((entry) => entry.definition === undefined))
    return '直すところがあるため、ページを作れません。一覧を見て直すと、ここに表示されます。'
  if (!content.shared.provider) return 'provider.yaml に直すところがあるため、ページを作れません。'
  if (error !== undefined)
    return `ページを作れませんでした（${error instanceof Error ? error.message : '理由は不明です'}）。`
  return 'このアドレスのページはありません。月の一覧に入っているか、「どこにページを作るか」を確かめてください。'
}
