import { append, inFields, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const body = (written: string) => ({ './noodles.mdx': append(`\n${written}\n`) })
const noLogos = (text: string) => text.replace(/logosOnDetail:\n.*\n.*\n.*\n/, '')

/** Mistakes in the use of blocks: names, properties and positions. */
export const blockCases: readonly Case[] = [
  {
    title: 'a misspelt block',
    changes: body('<Notise title="a">文</Notise>'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-block'],
  },
  {
    title: 'a block in small letters',
    changes: body('<logogrid />'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-block'],
  },
  {
    title: 'a block in small letters that is not closed',
    changes: body('<logogrid>'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-block'],
  },
  { title: 'a block in capitals', changes: body('<LOGOGRID />'), diagnostics: ['./noodles.mdx:58:1 - unknown-block'] },
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
  { title: 'an unknown block', changes: body('<Carousel />'), diagnostics: ['./noodles.mdx:58:1 - unknown-block'] },
  {
    title: 'an unknown block called Constructor',
    changes: body('<Constructor />'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-block'],
  },
  {
    title: 'a member of a block',
    changes: body('<Notice.Title>文</Notice.Title>'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-block'],
  },
  {
    title: 'a misspelt block with blocks inside',
    changes: body('<Stepss>\n  <Step title="a">文</Step>\n</Stepss>'),
    diagnostics: ['./noodles.mdx:58:1 - unknown-block'],
  },
  {
    title: 'a block that the page places',
    changes: body('<KeyVisual src="/images/logo.svg" alt="a" />'),
    diagnostics: ['./noodles.mdx:58:1 - block-placed-by-page'],
  },
  {
    title: 'a property that occurs twice',
    changes: body('<Notice title="a" title="b">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:19 Notice.title block-duplicate-property'],
  },
  {
    title: 'a property that occurs twice deep inside',
    changes: body('<LogoGrid logos={[\n  { src: "/images/logo.svg",\n    alt: "a", alt: "b" }\n]} />'),
    diagnostics: ['./noodles.mdx:60:15 LogoGrid.logos block-duplicate-property'],
  },
  {
    title: 'a missing property',
    changes: body('<Notice>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:1 Notice.title missing'],
  },
  {
    title: 'a misspelt property',
    changes: { './noodles.mdx': replaceOnce('caption=', 'captoin=') },
    diagnostics: ['./noodles.mdx:42:3 RateTable.captoin unknown-key'],
  },
  {
    title: 'a property of __proto__',
    changes: body('<Notice title="a" __proto__="b">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:19 Notice.__proto__ unknown-key'],
  },
  {
    title: 'a property called toString',
    changes: body('<Notice title="a" toString="b">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:19 Notice.toString unknown-key'],
  },
  {
    title: 'a property called constructor',
    changes: body('<LogoGrid constructor="b" />'),
    diagnostics: ['./noodles.mdx:58:11 LogoGrid.constructor unknown-key'],
  },
  {
    title: 'raw HTML as a property',
    changes: body('<Notice title="a" dangerouslySetInnerHTML={{ __html: "b" }}>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:19 Notice.dangerouslySetInnerHTML unknown-key'],
  },
  {
    title: 'a property without value',
    changes: body('<Notice title>文</Notice>'),
    diagnostics: ['./noodles.mdx:58:9 Notice.title not-text'],
  },
  {
    title: 'an empty property',
    changes: body('<Notice title="">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:9 Notice.title empty-text'],
  },
  {
    title: 'a number as text in a property',
    changes: body('<RateBreakdown\n  reductionRate="4%"\n/>'),
    diagnostics: ['./noodles.mdx:59:3 RateBreakdown.reductionRate number-as-text'],
  },
  {
    title: 'a rate that the fields have otherwise',
    changes: body('<RateBreakdown reductionRate={10} />'),
    diagnostics: ['./noodles.mdx:58:16 RateBreakdown.reductionRate block-overrides-field'],
  },
  {
    title: 'the usual rate, written a second time',
    changes: body('<RateBreakdown baseRate={1} />'),
    diagnostics: ['./noodles.mdx:58:16 RateBreakdown.baseRate block-overrides-field'],
  },
  {
    title: 'some of the logos',
    changes: body('<LogoGrid logos={[{ src: "/images/logo.svg", alt: "食堂" }]} />'),
    diagnostics: [],
  },
  {
    title: 'a negative number in a property',
    changes: body('<RateBreakdown reductionRate={-4} />'),
    diagnostics: ['./noodles.mdx:58:16 RateBreakdown.reductionRate too-small'],
  },
  {
    title: 'a number beyond all numbers in a property',
    changes: body('<RateBreakdown reductionRate={1e400} />'),
    diagnostics: ['./noodles.mdx:58:16 RateBreakdown.reductionRate not-a-number'],
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
    title: 'a missing field in an object over several lines',
    changes: body('<LogoGrid logos={[\n  {\n    src: "/images/logo.svg"\n  }\n]} />'),
    diagnostics: ['./noodles.mdx:59:3 LogoGrid.logos[1].alt missing'],
  },
  {
    title: 'a misspelt field in an object over several lines',
    changes: body('<LogoGrid logos={[\n  {\n    src: "/images/logo.svg",\n    atl: "a"\n  }\n]} />'),
    diagnostics: ['./noodles.mdx:61:5 LogoGrid.logos[1].atl unknown-key'],
  },
  {
    title: 'a missing picture in an object over several lines',
    changes: body('<LogoGrid logos={[\n  {\n    alt: "a",\n    src: "/images/lgo.svg"\n  }\n]} />'),
    diagnostics: ['./noodles.mdx:61:5 LogoGrid.logos[1].src missing-image'],
  },
  {
    title: 'a picture of another size than stated',
    changes: body('<Image src="images/bowl.svg" alt="a" width={30} height={24} />'),
    diagnostics: ['./noodles.mdx:58:38 Image.width image-size'],
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
    title: 'a block with a link to code',
    changes: body('<Button href="javascript:alert(1)" label="a" />'),
    diagnostics: ['./noodles.mdx:58:9 Button.href bad-link'],
  },
  {
    title: 'a block with a link to no page',
    changes: body('<Button href="/jp/car/" label="a" />'),
    diagnostics: ['./noodles.mdx:58:9 Button.href dead-link'],
  },
  {
    title: 'a part outside its block',
    changes: body('<Step title="a">文</Step>'),
    diagnostics: ['./noodles.mdx:58:1 - block-in-wrong-place'],
  },
  {
    title: 'another block among the parts',
    changes: body('<Steps>\n  {/* 手順 */}\n  <Step title="a">文</Step>\n  <Notice title="b">文</Notice>\n</Steps>'),
    diagnostics: ['./noodles.mdx:61:3 - block-child'],
  },
  {
    title: 'text among the parts',
    changes: body('<Steps>\n  {/* 手順 */}\n\n  文\n\n  <Step title="a">文</Step>\n</Steps>'),
    diagnostics: ['./noodles.mdx:61:3 - block-child'],
  },
  {
    title: 'text in a block that takes none',
    changes: body('<RateBreakdown>文</RateBreakdown>'),
    diagnostics: ['./noodles.mdx:58:1 - block-no-children'],
  },
  {
    title: 'an empty block',
    changes: body('<Notice title="a"></Notice>'),
    diagnostics: ['./noodles.mdx:58:1 - block-empty'],
  },
  {
    title: 'a block with nothing but a comment',
    changes: body('<Notice title="a">{/* 文 */}</Notice>'),
    diagnostics: ['./noodles.mdx:58:1 - block-empty'],
  },
  {
    title: 'a block in the middle of a sentence',
    changes: body('これは<Notice title="a">文</Notice>です'),
    diagnostics: ['./noodles.mdx:58:4 - block-in-text'],
  },
  {
    title: 'a block in a heading',
    changes: body('## 文 <LogoGrid />'),
    diagnostics: ['./noodles.mdx:58:6 - block-in-text'],
  },
  {
    title: 'an unknown property next to a spread, which may supply missing ones',
    changes: body('<Notice {...more} color="red">文</Notice>'),
    diagnostics: ['./noodles.mdx:58:9 Notice mdx-spread', './noodles.mdx:58:19 Notice.color unknown-key'],
  },
  {
    title: 'a missing field and a missing picture in one block, of which the picture can wait',
    changes: body('<LogoGrid logos={[{ src: "/images/lgo.svg" }]} />'),
    diagnostics: ['./noodles.mdx:58:19 LogoGrid.logos[1].alt missing'],
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
