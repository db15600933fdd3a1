import { blockNames, blockOf, isBlockName } from '#schemas/blocks.ts'

import type { Position, Problem } from '../../diagnostics/diagnostic.ts'
import { markupProblems } from '../../rules/wording/markup.ts'

/** A likely cause of a parse error, with its position if that differs from the parser's. */
export type Hint = { place?: Position } & Problem

/** A block as written: `<LogoGrid />`, or `<Steps>` for one with children. */
function showBlock(name: string): string {
  return isBlockName(name) && blockOf(name).children === 'none' ? `<${name} />` : `<${name}>`
}

/** The block whose name differs from this one only by case, such as `logogrid`. */
export function blockIgnoringCase(name: string): string | undefined {
  return blockNames.find((known) => known !== name && known.toLowerCase() === name.toLowerCase())
}

/** The diagnostic of a tag that is not a block: wrong case, an HTML tag, or an unknown name. */
export function unknownTag(name: string): Problem | undefined {
  const meant = blockIgnoringCase(name)
  if (meant !== undefined) return { kind: 'unknown-block', details: { name, suggestion: showBlock(meant), known: '' } }
  return /^[a-z]/.test(name) || name === '' ? { kind: 'mdx-html', details: { name } } : undefined
}

function placeIn(match: RegExpExecArray): Position {
  return { line: Number(match[2]), column: Number(match[3]) }
}

function unclosed(name: string, place: Position): Hint {
  return { place, ...(unknownTag(name) ?? { kind: 'mdx-unclosed', details: { name } }) }
}

/** What an unexpected character reveals about the mistake. */
function characterHint(character: string): Hint | undefined {
  if (/[\d０-９¥￥]/u.test(character)) return { kind: 'mdx-less-than', details: { got: character } }
  if (/[“”‘’]/.test(character)) return { kind: 'mdx-curly-quotes', details: { got: character } }
  if (character === '!') return { kind: 'mdx-html-comment' }
  const plain = character.normalize('NFKC')
  return plain === character ? undefined : { kind: 'mdx-full-width', details: { got: character, fix: plain } }
}

/** An arrow or a sign of comparison that begins with <, which MDX takes for a block: <- and <=. */
function arrowHint(source: string, { line, column }: Position): Hint | undefined {
  const text = source.split('\n')[line - 1] ?? ''
  const start = text.lastIndexOf('<', column - 1)
  const got = /^<[-=~－ー―─＝〜]+[>＞]?/u.exec(start < 0 ? '' : text.slice(start))?.[0]
  return got === undefined ? undefined : { place: { line, column: start + 1 }, kind: 'mdx-arrow', details: { got } }
}

/** Words, an address or a mail address between < and >, which MDX takes for a block. */
function angleHint(source: string, { line, column }: Position): Hint | undefined {
  const text = source.split('\n')[line - 1] ?? ''
  const start = text.lastIndexOf('<', column - 1)
  const [got = '', inside = ''] = /^<\/?([^<>\n]+)>?/.exec(start < 0 ? '' : text.slice(start)) ?? []
  const place = { line, column: start + 1 }
  const tell = (fix: string): Hint => ({ place, kind: 'mdx-angle-words', details: { got, fix } })
  if (/^(?:https?:\/\/|mailto:)/.test(inside)) return tell(`[言葉](${inside})`)
  if (/^[\w.+-]+@[\w.-]+$/.test(inside)) return tell(inside)
  return /^[^\p{ASCII}]/u.test(inside.normalize('NFKC')) && /^[\p{L}「【（]/u.test(inside)
    ? tell(`「${inside}」`)
    : undefined
}

/** Explains the parser's message in plain words if it comes from a common mistake. */
export function hintForReason(reason: string, source: string, place: Position): Hint | undefined {
  const [, openLine, openColumn] = /^Expected a closing tag for `<[^>]*>` \((\d+):(\d+)/.exec(reason) ?? []
  const begun = openLine === undefined ? place : { line: Number(openLine), column: Number(openColumn) }
  const words = arrowHint(source, begun) ?? angleHint(source, begun)
  if (words) return words
  const open = /^Expected a closing tag for `<([\w.:]*)>` \((\d+):(\d+)/.exec(reason)
  if (open) return unclosed(open[1] ?? '', placeIn(open))
  const crossed = /expected corresponding closing tag for `<([\w.:]*)>` \((\d+):(\d+)/.exec(reason)
  const closing = /^Unexpected closing tag `<\/([\w.:]*)>`/.exec(reason)?.[1]
  if (crossed && closing !== undefined) {
    const name = crossed[1] ?? ''
    // The surrounding tag is closed correctly, so the inner one was left open.
    if (isBlockName(closing) || unknownTag(name)) return unclosed(name, placeIn(crossed))
    return { kind: 'mdx-wrong-closing', details: { name, got: closing } }
  }
  if (reason.startsWith('Unexpected closing slash')) {
    const name = /^<?\/([\w.:]*)/.exec(source.split('\n')[place.line - 1]?.slice(place.column - 1) ?? '')?.[1] ?? ''
    return unknownTag(name) ?? { kind: 'mdx-lone-closing', details: { name } }
  }
  const character = /^Unexpected character `(.+?)` \(U\+/u.exec(reason)?.[1]
  return character === undefined ? undefined : characterHint(character)
}

type TextProblem = { offset: number } & Problem

/** Mistakes that Markdown reads as plain text: a block in full-width brackets, a heading without its space. */
export function problemsInText(text: string): TextProblem[] {
  const brackets = [...text.matchAll(/[＜<]\/?[ 　]*([A-Za-z]{1,40})[^＜＞<>]*[＞>]/g)].flatMap(
    ({ index: offset, 0: got }): TextProblem[] => {
      const fix = got.normalize('NFKC').replaceAll(/\s+/g, ' ')
      return /[＜＞]/.test(got) ? [{ offset, kind: 'mdx-full-width-bracket', details: { got, fix } }] : []
    },
  )
  const bullets = [...text.matchAll(/^[ 　]*(?:[・•‣]|[-*](?=[^\s*-])|[０-９]+[．）、])[ 　]*(\S.*)$/gm)].map(
    ({ index, 0: got, 1: words = '' }): TextProblem => ({
      offset: index,
      kind: 'typed-bullet',
      details: { got, fix: `- ${words}` },
    }),
  )
  const addresses = [...text.matchAll(/(?<![\w(（"'=])https?:\/\/[\w./?=&%#-]+/g)].map(
    ({ index, 0: got }): TextProblem => ({ offset: index, kind: 'address-in-text', details: { got } }),
  )
  const found = [...brackets, ...bullets, ...addresses, ...markupProblems(text, 'body')]
  const heading = /^([#＃]{2,3})(?![#＃])[ 　]*(\S.*)$/m.exec(text)
  if (!heading) return found
  const fix = `${'#'.repeat(heading[1]?.length ?? 2)} ${heading[2] ?? ''}`
  return [...found, { offset: heading.index, kind: 'mdx-heading-space', details: { fix } }]
}
