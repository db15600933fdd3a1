import { inFields, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const title = (written: string) => ({
  './noodles.mdx': inFields(replaceOnce('title: 街のごはんがおトク', `title: ${written}`)),
})

/** Titles that do not fit their lines. */
export const titleCases: readonly Case[] = [
  {
    title: 'a title of twelve characters',
    changes: title('あいうえおかきくけこさし'),
    diagnostics: ['./noodles.mdx:3:1 title title-too-long'],
  },
  {
    title: 'a title of eleven and a half',
    changes: title('あいうえおかきくけこさ5'),
    diagnostics: ['./noodles.mdx:3:1 title title-too-long'],
  },
  { title: 'a title of eleven with half-width ones', changes: title('あいうえおかきくけ(5)a'), diagnostics: [] },
  {
    title: 'a title with a long second line',
    changes: title('|-\n  あ\n  あいうえおかきくけこさし'),
    diagnostics: ['./noodles.mdx:5:3 title title-too-long'],
  },
  {
    title: 'a title of three lines',
    changes: title('|-\n  あ\n  い\n  う'),
    diagnostics: ['./noodles.mdx:6:3 title title-too-many-lines'],
  },
  { title: 'a title with a line end behind', changes: title('|\n  あ\n  い'), diagnostics: [] },
  {
    title: "a month's title that is too long",
    changes: { './month.yaml': replaceOnce('title: ｛月｝のおトク', 'title: ｛月｝のおトクなキャンペーンの一覧') },
    diagnostics: ['./month.yaml:1:1 title title-too-long'],
  },
]
