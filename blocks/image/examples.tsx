import type { Example } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'

export const imageExamples = [
  { title: '画像だけ', props: examplePictures.banner },
  { title: '画像の下に言葉を添える', props: { ...examplePictures.banner, caption: '土日は、上乗せが2%増えます※1' } },
  {
    title: '長い言葉は折り返す',
    props: {
      ...examplePictures.banner,
      caption:
        '2099年2月の土曜日と日曜日（全8日間）に限り、期間中の上乗せ4%に、さらに2%を加えた合計6%を上乗せします。上限は1,000,000ポイントです。',
    },
  },
] satisfies Example<'Image'>[]
