/*
 * Recognizes common mistakes behind the messages of the MDX parser.
 */

import { blockNames, getBlock, isBlockName } from '#schemas/blocks.ts'

import { positionAt } from '../common/position-at.ts'
import type { Position, Problem } from '../diagnostics/diagnostic.ts'

/** A likely cause of a parse error, with its position if that differs from the parser's. */
export type Hint = { position?: Position } & Problem

/** Formats a block: `<LogoGrid />`, or `<Steps>` if it has children. */
function showBlock(name: string): string {
  return isBlockName(name) && getBlock(name).children === 'none' ? `<${name} />` : `<${name}>`
}

/** Returns the block with the same name in another case, such as for `logogrid`. */
function blockIgnoringCase(name: string): string | undefined {
  return blockNames.find((blockName) => blockName !== name && blockName.toLowerCase() === name.toLowerCase())
}

/** Returns the diagnostic of a tag that is not a block: wrong case, an HTML tag, or an unknown name. */
export function unknownTag(name: string): Problem | undefined {
  const meant = blockIgnoringCase(name)
  if (meant !== undefined)
    return { kind: 'unknown-block', details: { name, suggestion: showBlock(meant), candidates: '' } }
  return /^[a-z]/.test(name) || name === '' ? { kind: 'mdx-html', details: { name } } : undefined
}

/** The parser's messages of a tag that is open where another ends, with the name and the start of the open tag. */
const expectedClosing = /^Expected a closing tag for `<(?<name>[^>]*)>` \((?<line>\d+):(?<column>\d+)/
const expectedOtherClosing = /expected corresponding closing tag for `<(?<name>[\w.:]*)>` \((?<line>\d+):(?<column>\d+)/

type OpenTag = { name: string; position: Position }

/** Returns the open tag in a message of the parser. */
function findOpenTag(message: RegExp, reason: string): OpenTag | undefined {
  const { name = '', line, column } = message.exec(reason)?.groups ?? {}
  return line === undefined ? undefined : { name, position: { line: Number(line), column: Number(column) } }
}

function unclosed({ name, position }: OpenTag): Hint {
  return { position, ...(unknownTag(name) ?? { kind: 'mdx-unclosed', details: { name } }) }
}

/** Finds the other tag of a pair, `＜Steps＞` or `＜/Steps＞`, in full-width brackets, which MDX reads as text. */
function findFullWidthTag(source: string, slash: '' | '/', name: string): Hint | undefined {
  const tag = new RegExp(`[＜<][ 　]*${slash.replace('/', '[/／]')}[ 　]*${name}(?![A-Za-z])[^＜＞<>]*[＞>]`, 'gu')
  const match = [...source.matchAll(tag)].find(([actual]) => /[＜＞]/u.test(actual))
  if (!match) return undefined
  const [actual] = match
  const fix = actual.normalize('NFKC')
  return { position: positionAt(source, match.index), kind: 'mdx-full-width-bracket', details: { actual, fix } }
}

/** The value of a property, up to the next quotation mark: `="コード払いは対象ですか"`. */
const quotedValue = /(?<==[ \t]*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$))/gu

/** The next line, or the next property, within a value that was not closed: `="対象ですか>\n<Step title="`. */
const runsOn = /\n\s*(?:<\/?[A-Za-z]|[A-Za-z]+=)|\s[A-Za-z]+=["']$/u

/**
 * Finds the value of a property whose quotation mark is missing at its end. The parser reports a position behind it, in
 * whatever follows the next quotation mark.
 */
function findOpenQuote(source: string): Hint | undefined {
  const open = [...source.matchAll(quotedValue)].find(([value]) => !/.["']$/su.test(value) || runsOn.test(value))
  return open && { position: positionAt(source, open.index), kind: 'mdx-quote' }
}

/** The name of a property, up to its value, and a value without quotation marks, up to the next property or the end. */
const propertyName = /(?<name>[A-Za-z]+)[ \t]*=[ \t]*$/u
const unquotedValue = /^(?<value>[^"'“”‘’{}<>\n]+?)(?=[ \t]+[A-Za-z]+=|[ \t]*\/?>)/u

/** Explains a value without quotation marks at the position where the parser expects them: `title=カードで支払う`. */
function unquotedHint(source: string, { line, column }: Position): Hint | undefined {
  const text = source.split('\n')[line - 1] ?? ''
  const name = propertyName.exec(text.slice(0, column - 1))?.groups?.['name']
  const value = unquotedValue.exec(text.slice(column - 1))?.groups?.['value']
  if (name === undefined || value === undefined) return undefined
  return { kind: 'mdx-unquoted', details: { fix: `${name}="${value}"` } }
}

/** Finds a comment without an end: `{/* メモ`. */
function openCommentHint(source: string): Hint | undefined {
  const start = source.indexOf('{/*', source.lastIndexOf('*/}') + 1)
  return start < 0 ? undefined : { position: positionAt(source, start), kind: 'mdx-open-comment' }
}

/** Half-width characters that separate and quote the items of a list, by the full-width ones typed in their place. */
const listCharacters: Readonly<Record<string, string>> = {
  '、': ',',
  '，': ',',
  '“': '"',
  '”': '"',
  '＂': '"',
  '［': '[',
  '］': ']',
}

/** Finds a full-width character outside the quoted texts of a list: `{["お店"、"率"]}`. `position` is within the list. */
function listCharacterHint(source: string, position: Position): Hint | undefined {
  const lines = source.split('\n')
  const before = lines.slice(0, position.line - 1).join('\n').length + (position.line > 1 ? 1 : 0)
  const start = source.lastIndexOf('{', before + position.column - 1)
  const end = source.indexOf('}', start)
  if (start < 0 || end < 0) return undefined
  const code = source.slice(start, end).replaceAll(/"[^"\n]*"/gu, (text) => ' '.repeat(text.length))
  const at = code.search(/[、，“”＂［］]/u)
  if (at < 0) return undefined
  const actual = code.charAt(at)
  const details = { actual, fix: listCharacters[actual] ?? '' }
  return { position: positionAt(source, start + at), kind: 'mdx-full-width', details }
}

/** Explains the mistake behind an unexpected character. */
function characterHint(character: string): Hint | undefined {
  if (/[\d０-９¥￥]/u.test(character)) return { kind: 'mdx-less-than', details: { actual: character } }
  if (/[“”‘’]/.test(character)) return { kind: 'mdx-curly-quotes', details: { actual: character } }
  if (character === '!') return { kind: 'mdx-html-comment' }
  const plain = character.normalize('NFKC')
  return plain === character ? undefined : { kind: 'mdx-full-width', details: { actual: character, fix: plain } }
}

/** Explains text, a URL or a mail address between < and >, which MDX parses as a block. */
function angleHint(source: string, { line, column }: Position): Hint | undefined {
  const text = source.split('\n')[line - 1] ?? ''
  const start = text.lastIndexOf('<', column - 1)
  // `<ご注意>`, also with a slash or without its end.
  const [actual = '', inside = ''] = /^<\/?([^<>\n]+)>?/.exec(start < 0 ? '' : text.slice(start)) ?? []
  const position = { line, column: start + 1 }
  const hintWith = (fix: string): Hint => ({ position, kind: 'mdx-angle-words', details: { actual, fix } })
  if (/^(?:https?:\/\/|mailto:)/.test(inside)) return hintWith(`[言葉](${inside})`)
  if (/^[\w.+-]+@[\w.-]+$/.test(inside)) return hintWith(inside)
  const isJapanese = /^[^\p{ASCII}]/u.test(inside.normalize('NFKC')) && /^[\p{L}「【（]/u.test(inside)
  return isJapanese ? hintWith(`「${inside}」`) : undefined
}

/** Explains a tag that the parser reports as unclosed, crossed or closed without being open. */
function tagHint(reason: string, source: string, position: Position): Hint | undefined {
  const open = findOpenTag(expectedClosing, reason)
  if (open && /^[\w.:]*$/.test(open.name)) return findFullWidthTag(source, '/', open.name) ?? unclosed(open)
  const crossed = findOpenTag(expectedOtherClosing, reason)
  const closing = /^Unexpected closing tag `<\/([\w.:]*)>`/.exec(reason)?.[1]
  if (crossed && closing !== undefined) {
    // The surrounding tag is closed correctly, so the inner one was left open.
    if (isBlockName(closing) || unknownTag(crossed.name))
      return findFullWidthTag(source, '/', crossed.name) ?? unclosed(crossed)
    return { kind: 'mdx-wrong-closing', details: { name: crossed.name, actual: closing } }
  }
  if (!reason.startsWith('Unexpected closing slash')) return undefined
  const fromPosition = source.split('\n')[position.line - 1]?.slice(position.column - 1) ?? ''
  const name = /^<?\/([\w.:]*)/.exec(fromPosition)?.[1] ?? ''
  return unknownTag(name) ?? findFullWidthTag(source, '', name) ?? { kind: 'mdx-lone-closing', details: { name } }
}

/**
 * Explains the message of the MDX parser in plain words if a common mistake caused it, such as "Unexpected character `３`
 * (U+FF13)" for 「<３つ」. `position` is that of the message.
 */
export function hintForReason(reason: string, source: string, position: Position): Hint | undefined {
  const start = findOpenTag(expectedClosing, reason)?.position ?? position
  const hint = findOpenQuote(source) ?? angleHint(source, start) ?? tagHint(reason, source, position)
  if (hint) return hint
  const ofCode = openCommentHint(source) ?? (reason.includes('acorn') ? listCharacterHint(source, position) : undefined)
  if (ofCode) return ofCode
  if (reason.includes('before attribute value')) {
    const unquoted = unquotedHint(source, position)
    if (unquoted) return unquoted
  }
  const character = /^Unexpected character `(.+?)` \(U\+/u.exec(reason)?.[1]
  return character === undefined ? undefined : characterHint(character)
}
