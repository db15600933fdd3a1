import type { Example } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'

const { banner } = examplePictures

export const specialBannersExamples = [
  { title: '行き先のあるバナーが一つ', props: { banners: [{ ...banner, href: 'https://shop.example.jp/weekend' }] } },
  { title: '行き先のないバナーが二つ', props: { banners: [banner, banner] } },
] satisfies Example<'SpecialBanners'>[]
