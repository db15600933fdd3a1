import { parseArgs } from 'node:util'

import { approvalMoments, approvalSurfaces, shownParts, type ShownPart } from '#schemas/approval-parts.ts'
import { findInvisibleInLine, showInvisible } from '#schemas/invisible-characters.ts'
import { momentNames } from '#domain/time/moments.ts'
import type { ApprovalSettings } from '#schemas/requirements.ts'

import { PlainError } from '../shared/plain-error.ts'
import type { SigningRequest } from './sign-pages.ts'

export const approveUsage = `使い方: npm run approve -- すること（くわしくは docs/approvals.md）
  npm run approve -- --page /jp/card/202304-1/apple/ --by 山田花子
      ページを承認し、その記録を approvals/ に書く。コミットすると承認になる。--page はいくつでも書ける
      --role legal                    どの役割として承認するか
      --moments before,during,after   見た状態（${approvalMoments.map((name) => momentNames[name]).join('・')}）。書かなければ、すべて
      --surfaces web,in-app           見た場所（ブラウザ・アプリ）。書かなければ、すべて
      --again frame                   --page のかわりに。変わったのがこの部分だけで無効になったページを、すべて承認しなおす
                                      （${shownParts.join('・')}）
  npm run approve -- --rules --by 山田花子 --role legal
      content/requirements.yaml の決まりを承認する
  npm run approve -- --list           すべてのページの承認を表示する
  npm run approve -- --check          承認が足りないページと決まりを表示し、あれば 1 で終わる
  npm run -s approve -- --json        すべてのページの承認を、ほかのプログラムのために JSON で書く`

export type ApproveRequest =
  | { what: 'list' | 'check' | 'json' }
  | { what: 'sign-rules'; by: string; role: string }
  /** `again`: also every page whose signature is void only because of these parts. */
  | ({ what: 'sign'; again: readonly ShownPart[] } & SigningRequest)

const options = {
  page: { type: 'string', multiple: true },
  by: { type: 'string' },
  role: { type: 'string' },
  moments: { type: 'string' },
  surfaces: { type: 'string' },
  again: { type: 'string' },
  rules: { type: 'boolean' },
  list: { type: 'boolean' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** As what people sign where the settings name no roles. */
export const usualRole = 'reviewer'

function refuse(message: string): never {
  // It may repeat an argument.
  throw new PlainError(`${showInvisible(message)}\n${approveUsage}`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function chosenOf<Name extends string>(option: string, text: string | undefined, known: readonly Name[]): Name[] {
  if (text === undefined) return [...known]
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !known.some((one) => one === name))
  if (unknown.length > 0)
    refuse(`--${option} に書けるのは ${known.join('、')} です（いまは「${unknown.join('、')}」）。`)
  return known.filter((name) => names.includes(name))
}

/** The role given, or the only one that the settings know. */
function roleOf(given: string | undefined, settings: ApprovalSettings | undefined): string {
  const known = settings?.roles.map(({ id }) => id) ?? []
  if (given === undefined) {
    const [only = usualRole, ...more] = known
    return more.length === 0 ? only : refuse(`--role に、どの役割として承認するかを書いてください: ${known.join('、')}`)
  }
  if (known.length > 0 && !known.includes(given))
    refuse(`--role に書けるのは ${known.join('、')} です（いまは「${given}」）。`)
  return given
}

/**
 * What the arguments ask for.
 * @throws PlainError with the usage if they cannot be understood
 */
export function readApproveRequest(args: readonly string[], settings: ApprovalSettings | undefined): ApproveRequest {
  const asked = parse(args)
  for (const what of ['json', 'check', 'list'] as const) if (asked[what]) return { what }
  const [pages = [], by = ''] = [asked.page, asked.by?.trim()]
  const isOfPages = pages.length > 0 || asked.again !== undefined
  if (asked.rules && isOfPages) refuse('--rules は、--page や --again とは別に書いてください。')
  if (!asked.rules && !isOfPages) refuse('--page に、承認するページを書いてください。')
  if (by === '') refuse('--by に、承認する人の名前を書いてください。')
  const invisible = findInvisibleInLine(by)
  if (invisible) refuse(`--by に見えない文字（${invisible.code}）があります。名前を打ちなおしてください。`)
  if (asked.rules) return { what: 'sign-rules', by, role: roleOf(asked.role, settings) }
  return {
    what: 'sign',
    pages,
    again: asked.again === undefined ? [] : chosenOf('again', asked.again, shownParts),
    by,
    role: roleOf(asked.role, settings),
    moments: chosenOf('moments', asked.moments, approvalMoments),
    surfaces: chosenOf('surfaces', asked.surfaces, approvalSurfaces),
  }
}
