import { inFields, replaceOnce, type Case, type Edit } from '../../../tests/support/sites/small-content.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })

/** Returns changes of the picture of a logo, which is on line 28. */
const logo = (written: string) => noodles(replaceOnce('src: /images/logo.svg', `src: ${written}`))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"/>'

/** A picture that the logo names, and the diagnostic of its field. */
const imageCases = (
  [
    ['a missing picture', '/images/lgo.svg', 'missing-image'],
    ['a picture looked for in the wrong folder', 'images/logo.svg', 'missing-image'],
    ['a picture outside content', '../../secret.svg', 'leaves-content'],
    ['a picture outside content by a way round', '/images/../../secret.svg', 'leaves-content'],
    ['a picture on another site', 'https://example.jp/logo.svg', 'bad-image-path'],
    ['a picture by Windows path', 'images\\logo.svg', 'bad-image-path'],
    ['a picture with an ending in capitals', '/images/logo.SVG', 'image-upper-case'],
    ['a picture in capitals', '/images/Logo.svg', 'image-upper-case'],
  ] as const
).map(([title, src, kind]): Case => ({
  title,
  changes: logo(src),
  diagnostics: [`./noodles.mdx:28:5 logosOnDetail[1].src ${kind}`],
}))

const imageFileCases: readonly Case[] = [
  {
    title: 'a missing picture of the provider',
    changes: {
      'provider.yaml': replaceOnce('src: /images/logo.svg\n  alt: アプリ', 'src: /images/icon.svg\n  alt: アプリ'),
    },
    diagnostics: ['provider.yaml:10:3 appIcon.src missing-image'],
  },
  {
    title: 'a picture with a separate voicing mark and the field that points to it',
    changes: { ...logo('images/が.svg'), './images/か\u3099.svg': svg },
    diagnostics: ['./images/か\u3099.svg:1:1 - bad-image-name'],
  },
  {
    title: 'a picture of a kind that pages do not show and the field that points to it',
    changes: { ...logo('images/logo.gif'), './images/logo.gif': 'GIF89a' },
    diagnostics: ['./images/logo.gif:1:1 - foreign-picture'],
  },
  {
    title: 'a picture with a Japanese name and the field that points to it',
    changes: { ...logo('images/お茶.svg'), './images/お茶.svg': svg },
    diagnostics: ['./images/お茶.svg:1:1 - bad-image-name'],
  },
  {
    title: 'a picture in capitals and the field that points to it',
    changes: { ...logo('images/Tea.svg'), './images/Tea.svg': svg },
    diagnostics: ['./images/Tea.svg:1:1 - bad-image-name'],
  },
  {
    title: 'a stated size that is not the real one',
    changes: noodles(replaceOnce('width: 32\n', 'width: 320\n')),
    diagnostics: ['./noodles.mdx:9:3 summaryKv.width image-size'],
  },
  {
    title: 'a missing alt',
    changes: noodles(replaceOnce('    alt: 食堂\n', '')),
    diagnostics: ['./noodles.mdx:28:5 logosOnDetail[1].alt missing'],
  },
  {
    title: 'an empty alt',
    changes: noodles(replaceOnce('alt: 食堂', 'alt: ""')),
    diagnostics: ['./noodles.mdx:29:5 logosOnDetail[1].alt empty-text'],
  },
]

/** Mistakes in pictures that fields name, and in the names of their files. */
export const pictureCases: readonly Case[] = [...imageCases, ...imageFileCases]
