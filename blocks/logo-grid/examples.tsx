import type { Example } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'

const { logo, serifLogo, longLogo } = examplePictures

export const logoGridExamples = [
  { title: 'お店が四つ', props: { logos: [logo, serifLogo, longLogo, logo] } },
  {
    title: '押すとお店のサイトへ進む',
    props: {
      logos: [
        { ...logo, href: 'https://shop.example.jp/' },
        { ...serifLogo, href: 'https://cafe.example.jp/' },
      ],
    },
  },
  { title: 'お店が一つ', props: { logos: [serifLogo] } },
  {
    title: 'たくさんのお店',
    props: {
      logos: [logo, serifLogo, longLogo, serifLogo, longLogo, logo, longLogo, logo, serifLogo, logo, serifLogo],
    },
  },
] satisfies Example<'LogoGrid'>[]
