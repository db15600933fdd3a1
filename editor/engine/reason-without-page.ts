import type { Content } from '#content-layer/read-content.ts'

import { readAddress, unitsOf } from './addressed-content.ts'

/** Why an address has no page, or none as long as the content is as it is; in Japanese. */
export function reasonWithoutPage(address: string, content: Content, error?: unknown): string {
  if (error === undefined && !readAddress(address))
    return 'この画面はプログラムで作られているため、ここには表示できません。プレビュー環境の同じアドレスで確かめてください。'
  const units = unitsOf(address, content)
  if (units.some((unit) => unit.definition === undefined))
    return '直すところがあるため、ページを作れません。一覧を見て直すと、ここに表示されます。'
  if (!content.shared.provider) return 'provider.yaml に直すところがあるため、ページを作れません。'
  if (error !== undefined)
    return `ページを作れませんでした（${error instanceof Error ? error.message : '理由は不明です'}）。`
  return 'このアドレスのページはありません。月の一覧に入っているか、「どこにページを作るか」を確かめてください。'
}
