import { append, inFields, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const body = (written: string) => ({ './noodles.mdx': append(`\n${written}\n`) })
const noLogos = (text: string) => text.replace(/logosOnDetail:\n.*\n.*\n.*\n/, '')

/** Mistakes at the end of a body, from line 58, by kind: a title, what is written, and the diagnostic after the file. */
const bodyCases = (
  [
    ['a misspelt block', '<Notise title="a">文</Notise>', '58:1 - unknown-block'],
    ['a block in small letters', '<logogrid />', '58:1 - unknown-block'],
    ['a block in small letters that is not closed', '<logogrid>', '58:1 - unknown-block'],
    ['a block in capitals', '<LOGOGRID />', '58:1 - unknown-block'],
    ['an unknown block', '<Carousel />', '58:1 - unknown-block'],
    ['an unknown block called Constructor', '<Constructor />', '58:1 - unknown-block'],
    ['a member of a block', '<Notice.Title>文</Notice.Title>', '58:1 - unknown-block'],
    ['a misspelt block with blocks inside', '<Stepss>\n  <Step title="a">文</Step>\n</Stepss>', '58:1 - unknown-block'],
    ['a block that the page places', '<KeyVisual src="/images/logo.svg" alt="a" />', '58:1 - block-placed-by-page'],
    [
      'a property that occurs twice',
      '<Notice title="a" title="b">文</Notice>',
      '58:19 Notice.title block-duplicate-property',
    ],
    [
      'a property that occurs twice deep inside',
      '<LogoGrid logos={[\n  { src: "/images/logo.svg",\n    alt: "a", alt: "b" }\n]} />',
      '60:15 LogoGrid.logos block-duplicate-property',
    ],
    ['a missing property', '<Notice>文</Notice>', '58:1 Notice.title missing'],
    [
      'a missing field in an object over several lines',
      '<LogoGrid logos={[\n  {\n    src: "/images/logo.svg"\n  }\n]} />',
      '59:3 LogoGrid.logos[1].alt missing',
    ],
    [
      'a missing field and a missing picture in one block, of which the picture can wait',
      '<LogoGrid logos={[{ src: "/images/lgo.svg" }]} />',
      '58:19 LogoGrid.logos[1].alt missing',
    ],
    ['a property of __proto__', '<Notice title="a" __proto__="b">文</Notice>', '58:19 Notice.__proto__ unknown-key'],
    ['a property called toString', '<Notice title="a" toString="b">文</Notice>', '58:19 Notice.toString unknown-key'],
    ['a property called constructor', '<LogoGrid constructor="b" />', '58:11 LogoGrid.constructor unknown-key'],
    [
      'raw HTML as a property',
      '<Notice title="a" dangerouslySetInnerHTML={{ __html: "b" }}>文</Notice>',
      '58:19 Notice.dangerouslySetInnerHTML unknown-key',
    ],
    [
      'a misspelt field in an object over several lines',
      '<LogoGrid logos={[\n  {\n    src: "/images/logo.svg",\n    atl: "a"\n  }\n]} />',
      '61:5 LogoGrid.logos[1].atl unknown-key',
    ],
    ['a property without value', '<Notice title>文</Notice>', '58:9 Notice.title not-text'],
    ['an empty property', '<Notice title="">文</Notice>', '58:9 Notice.title empty-text'],
    [
      'a number as text in a property',
      '<RateBreakdown\n  reductionRate="4%"\n/>',
      '59:3 RateBreakdown.reductionRate number-as-text',
    ],
    [
      'a rate that the fields have otherwise',
      '<RateBreakdown reductionRate={10} />',
      '58:16 RateBreakdown.reductionRate block-overrides-field',
    ],
    [
      'the usual rate, written a second time',
      '<RateBreakdown baseRate={1} />',
      '58:16 RateBreakdown.baseRate block-overrides-field',
    ],
    [
      'a negative number in a property',
      '<RateBreakdown reductionRate={-4} />',
      '58:16 RateBreakdown.reductionRate too-small',
    ],
    [
      'a number beyond all numbers in a property',
      '<RateBreakdown reductionRate={1e400} />',
      '58:16 RateBreakdown.reductionRate not-a-number',
    ],
    [
      'a missing picture in an object over several lines',
      '<LogoGrid logos={[\n  {\n    alt: "a",\n    src: "/images/lgo.svg"\n  }\n]} />',
      '61:5 LogoGrid.logos[1].src missing-image',
    ],
    [
      'a picture of another size than stated',
      '<Image src="images/bowl.svg" alt="a" width={30} height={24} />',
      '58:38 Image.width image-size',
    ],
    ['a block with a link to code', '<Button href="javascript:alert(1)" label="a" />', '58:9 Button.href bad-link'],
    ['a block with a link to no page', '<Button href="/jp/car/" label="a" />', '58:9 Button.href dead-link'],
    [
      'a row with one cell of two',
      '<RateTable caption="例" columns={["お店", "率"]} rows={[["街", "a"], ["海"]]} />',
      '58:65 RateTable.rows[2] table-width',
    ],
    ['a part outside its block', '<Step title="a">文</Step>', '58:1 - block-in-wrong-place'],
    [
      'another block among the parts',
      '<Steps>\n  {/* 手順 */}\n  <Step title="a">文</Step>\n  <Notice title="b">文</Notice>\n</Steps>',
      '61:3 - block-child',
    ],
    [
      'text among the parts',
      '<Steps>\n  {/* 手順 */}\n\n  文\n\n  <Step title="a">文</Step>\n</Steps>',
      '61:3 - block-child',
    ],
    ['text in a block that takes none', '<RateBreakdown>文</RateBreakdown>', '58:1 - block-no-children'],
    [
      'a label between the tags, as in HTML',
      '<Button href="/campaigns/">ほかも見る</Button>',
      '58:1 - block-no-children',
    ],
    ['an empty block', '<Notice title="a"></Notice>', '58:1 - block-empty'],
    ['a block with nothing but a comment', '<Notice title="a">{/* 文 */}</Notice>', '58:1 - block-empty'],
    ['a block in the middle of a sentence', 'これは<Notice title="a">文</Notice>です', '58:4 - block-in-text'],
    ['a block in a heading', '## 文 <LogoGrid />', '58:6 - block-in-text'],
  ] as const
).map(([title, written, diagnostic]): Case => ({
  title,
  changes: body(written),
  diagnostics: [`./noodles.mdx:${diagnostic}`],
}))

/** Mistakes in the use of blocks: names, properties and positions. */
export const blockCases: readonly Case[] = [
  ...bodyCases,
  {
    title: 'logos that the body does not show',
    changes: { './noodles.mdx': replaceOnce('<LogoGrid />\n', '') },
    diagnostics: ['./noodles.mdx:27:1 logosOnDetail data-not-shown'],
  },
  {
    title: 'items that the body does not show',
    changes: { './shop.mdx': replaceOnce('<AffiliateItemList />\n', '') },
    diagnostics: ['./shop.mdx:35:1 affiliateItems data-not-shown'],
  },
  {
    title: 'an affiliate campaign whose body has no way to the shop',
    changes: { './shop.mdx': replaceOnce('<AffiliateShopModal />\n', '') },
    diagnostics: ['./shop.mdx:25:1 isAffiliate data-not-shown'],
  },
  {
    title: 'banners that the body leaves to the page',
    changes: { './noodles.mdx': inFields(append('specialBanners:\n  - src: /images/logo.svg\n    alt: 旗\n')) },
    diagnostics: [],
  },
  {
    title: 'logos shown inside another block',
    changes: { './noodles.mdx': replaceOnce('<LogoGrid />', '<Notice title="a">\n<LogoGrid />\n</Notice>') },
    diagnostics: [],
  },
  {
    title: 'a misspelt property',
    changes: { './noodles.mdx': replaceOnce('caption=', 'captoin=') },
    diagnostics: ['./noodles.mdx:42:3 RateTable.captoin unknown-key'],
  },
  {
    title: 'some of the logos',
    changes: body('<LogoGrid logos={[{ src: "/images/logo.svg", alt: "食堂" }]} />'),
    diagnostics: [],
  },
  {
    title: 'a number in a list of texts over several lines',
    changes: { './noodles.mdx': replaceOnce('"同じです"', '100') },
    diagnostics: ['./noodles.mdx:46:16 RateTable.rows[2][2] not-text'],
  },
  {
    title: 'an empty text in a list over several lines',
    changes: { './noodles.mdx': replaceOnce('"二つめの行は"', '""') },
    diagnostics: ['./noodles.mdx:46:6 RateTable.rows[2][1] empty-text'],
  },
  {
    title: 'a table row with too many cells',
    changes: { './noodles.mdx': replaceOnce('"同じです"', '"同じです", "b"') },
    diagnostics: ['./noodles.mdx:46:5 RateTable.rows[2] table-width'],
  },
  {
    title: 'a table row with too many cells and the only mark of an annotation',
    changes: {
      './noodles.mdx': (text) =>
        replaceOnce(
          '"同じです"',
          '"同じです※2", "b"',
        )(
          replaceOnce(
            '  - use: points-base',
            '  - title: ※2\n    detail: 一日に一度です。\n  - use: points-base',
          )(text),
        ),
    },
    diagnostics: ['./noodles.mdx:48:5 RateTable.rows[2] table-width'],
  },
  {
    title: 'a block that the campaign does not fill',
    changes: { './noodles.mdx': noLogos },
    diagnostics: ['./noodles.mdx:46:1 LogoGrid.logos block-unfilled'],
  },
  {
    title: 'an unknown property next to a spread, which may supply missing ones',
    changes: body('<Notice {...more} color="red">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:9 Notice mdx-spread', './noodles.mdx:58:19 Notice.color unknown-key'],
  },
  {
    title: 'a block that the campaign does not fill, while its fields cannot be read',
    changes: { './noodles.mdx': (text) => noLogos(replaceOnce('tag:', 'tga:')(text)) },
    diagnostics: ['./noodles.mdx:2:1 tga unknown-key'],
  },
  { title: 'a block on one line', changes: body('<Notice title="a">文</Notice>'), diagnostics: [] },
  {
    title: 'mistakes in both parts of a campaign',
    changes: { './noodles.mdx': (text) => replaceOnce('caption=', 'captoin=')(replaceOnce('tag:', 'tga:')(text)) },
    diagnostics: ['./noodles.mdx:2:1 tga unknown-key', './noodles.mdx:42:3 RateTable.captoin unknown-key'],
  },
  {
    title: 'mistakes in the provider and in a block',
    changes: { 'provider.yaml': replaceOnce('name:', 'nmae:'), './noodles.mdx': replaceOnce('caption=', 'captoin=') },
    diagnostics: ['./noodles.mdx:42:3 RateTable.captoin unknown-key', 'provider.yaml:1:1 nmae unknown-key'],
  },
]
