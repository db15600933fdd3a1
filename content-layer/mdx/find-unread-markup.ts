import type { TextProblem } from '../diagnostics/diagnostic.ts'
import { findMarkupProblems } from '../rules/wording/markup.ts'

/** `＜LogoGrid /＞`: a block in full-width brackets. */
const bracketedBlock = /[＜<]\/?[ 　]*([A-Za-z]{1,40})[^＜＞<>]*[＞>]/g

/** `・上限があります`: a list item with a typed bullet, or with a number that is not followed by a space. */
const typedBullet = /^[ 　]*(?:[・•‣]|[-*](?=[^\s*-])|[０-９]+[．）、])[ 　]*(\S.*)$/gm

/** `https://example.jp` outside of a link and of an attribute. */
const plainUrl = /(?<![\w(（"'=])https?:\/\/[\w./?=&%#-]+/g

/** `##見出し`: a heading without the space after its marks. */
const headingWithoutSpace = /^([#＃]{2,3})(?![#＃])[ 　]*(\S.*)$/m

function bracketProblems(text: string): TextProblem[] {
  return [...text.matchAll(bracketedBlock)].flatMap(({ index: offset, 0: actual }): TextProblem[] => {
    const fix = actual.normalize('NFKC').replaceAll(/\s+/g, ' ')
    return /[＜＞]/.test(actual) ? [{ offset, kind: 'mdx-full-width-bracket', details: { actual, fix } }] : []
  })
}

function bulletProblems(text: string): TextProblem[] {
  return [...text.matchAll(typedBullet)].map(({ index, 0: actual, 1: item = '' }) => ({
    offset: index,
    kind: 'typed-bullet',
    details: { actual, fix: `- ${item}` },
  }))
}

function urlProblems(text: string): TextProblem[] {
  return [...text.matchAll(plainUrl)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'address-in-text',
    details: { actual },
  }))
}

function headingProblems(text: string): TextProblem[] {
  const heading = headingWithoutSpace.exec(text)
  if (!heading) return []
  const fix = `${'#'.repeat(heading[1]?.length ?? 2)} ${heading[2] ?? ''}`
  return [{ offset: heading.index, kind: 'mdx-heading-space', details: { fix } }]
}

/** Finds what an author meant as markup but Markdown reads as plain text. Offsets are those of the text. */
export function findUnreadMarkup(text: string): TextProblem[] {
  return [
    ...bracketProblems(text),
    ...bulletProblems(text),
    ...urlProblems(text),
    ...findMarkupProblems(text, 'body'),
    ...headingProblems(text),
  ]
}
