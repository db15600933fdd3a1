import { inFields, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const title = (written: string) => ({
  './noodles.mdx': inFields(replaceOnce('title: 街のごはんがおトク', `title: ${written}`)),
})

/** Returns a text of this length in characters. */
const filler = (count: number) => 'いろはにほへとちりぬるを'.repeat(count).slice(0, count)

/** Changes a campaign's description to this length. On a card, 31 characters of period and cap precede it. */
const description = (count: number) => ({
  './noodles.mdx': inFields(
    replaceOnce('description: 対象のお店で｛合計｝を還元します。', `description: ${filler(count - 1)}。`),
  ),
})

/** Titles that do not fit their lines, and texts that do not fit the card of a shared link. */
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
  {
    title: 'a description that a card shows in full',
    changes: description(166),
    diagnostics: [],
  },
  {
    title: 'a description of one character more',
    changes: description(167),
    diagnostics: ['./noodles.mdx:4:1 description share-text-cut'],
  },
  {
    title: "a month's description that a card cuts off",
    changes: { './month.yaml': replaceOnce('description: ', `description: ${filler(200)}`) },
    diagnostics: ['./month.yaml:3:1 description share-text-cut'],
  },
  {
    title: "a screen's lead that a card cuts off",
    changes: { 'screens/easypay-guide.yaml': (text: string) => text.replace('lead: ', `lead: ${filler(200)}`) },
    diagnostics: ['screens/easypay-guide.yaml:7:3 stage.lead share-text-cut'],
  },
  {
    title: "a screen's title that a card cuts off",
    changes: { 'screens/lending.yaml': (text: string) => text.replace(/^title: .*$/mu, `title: ${filler(71)}`) },
    diagnostics: ['screens/lending.yaml:2:1 title share-text-cut'],
  },
]
