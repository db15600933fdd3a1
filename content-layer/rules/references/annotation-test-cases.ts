import { append, inFields, replaceOnce, type Case, type Edit } from '../../../tests/support/sites/small-content.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })

const label = (written: string) => noodles(replaceOnce('label: ポイント還元※1', `label: ${written}`))

/** Notes of a page, and the shared ones that it uses. */
const noteCases: readonly Case[] = [
  {
    title: 'an annotation that is not there',
    changes: noodles(replaceOnce('use: points-base', 'use: points-bse')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2].use shared-unknown'],
  },
  {
    title: 'an annotation called like a part of every object',
    changes: noodles(replaceOnce('use: points-base', 'use: constructor')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2].use shared-unknown'],
  },
  {
    title: 'an annotation used twice',
    changes: noodles(append('  - use: points-base\n')),
    diagnostics: ['./noodles.mdx:35:5 annotationLists[3].use duplicate-id'],
  },
  {
    title: 'two annotations of one mark',
    changes: noodles(append('  - title: ※１\n    detail: また\n')),
    diagnostics: ['./noodles.mdx:35:5 annotationLists[3].title duplicate-id'],
  },
]

/** ※ marks, which refer to the notes. */
const markCases: readonly Case[] = [
  {
    title: 'a mark without annotation',
    changes: label('ポイント還元※1※2'),
    diagnostics: ['./noodles.mdx:19:3 headline.label mark-without-annotation'],
  },
  {
    title: 'a mark without annotation in a body',
    changes: { './noodles.mdx': append('\n支払いの\n  合計※9です。\n') },
    diagnostics: ['./noodles.mdx:59:5 - mark-without-annotation'],
  },
  {
    title: 'a mark without annotation in a block',
    changes: { './noodles.mdx': replaceOnce('支払いの例', '支払いの例※9') },
    diagnostics: ['./noodles.mdx:42:3 RateTable.caption mark-without-annotation'],
  },
  {
    title: 'a mark without annotation in a shared annotation',
    changes: {
      'annotations/points-base.yaml': append('fontBold: true\n'),
      './noodles.mdx': inFields(append('    title: ※3\n')),
    },
    diagnostics: ['./noodles.mdx:35:5 annotationLists[2].title annotation-without-mark'],
  },
  {
    title: 'an annotation that nothing points to',
    changes: noodles(append('  - title: ※2\n    detail: また\n')),
    diagnostics: ['./noodles.mdx:35:5 annotationLists[3].title annotation-without-mark'],
  },
  {
    title: 'the tenth of many annotations, to which nothing points',
    changes: noodles(
      append(
        ['三', '四', '五', '六', '七', '八', '九']
          .map((number) => `  - title: その${number}\n    detail: また${number}です。\n`)
          .concat('  - title: ※2\n    detail: またです。\n')
          .join(''),
      ),
    ),
    diagnostics: ['./noodles.mdx:49:5 annotationLists[10].title annotation-without-mark'],
  },
  {
    title: 'a mark without a number',
    changes: label('ポイント還元※1※'),
    diagnostics: ['./noodles.mdx:19:3 headline.label bare-mark'],
  },
  ...['※ お店によって違います。', 'お得です。※くわしくは、お店へ。', '-   ※くわしくは、お店へ。'].map((written) => ({
    title: `a mark that starts a sentence: ${written}`,
    changes: { './noodles.mdx': append(`\n${written}\n`) },
    diagnostics: [`./noodles.mdx:58:${written.indexOf('※') + 1} - mark-begins-text`],
  })),
  ...['お店※によって違います。', '**お店**※によって違います。', '※**1** お店によって違います。'].map((written) => ({
    title: `a mark without a number in a body: ${written}`,
    changes: { './noodles.mdx': append(`\n${written}\n`) },
    diagnostics: [`./noodles.mdx:58:${written.indexOf('※') + 1} - bare-mark`],
  })),
  { title: 'a mark in full-width digits', changes: label('ポイント還元※１'), diagnostics: [] },
  {
    title: 'a mark in an alt',
    changes: noodles((text) => text.replace('還元※1', '還元').replace('alt: 食堂', 'alt: 食堂※1')),
    diagnostics: [],
  },
  {
    title: 'a mark written as an entity',
    changes: { './noodles.mdx': append('\n合計&#8251;9です。\n') },
    diagnostics: ['./noodles.mdx:58:3 - mark-without-annotation'],
  },
]

/** Mistakes in notes, and in the marks that refer to them. */
export const annotationCases: readonly Case[] = [...noteCases, ...markCases]
