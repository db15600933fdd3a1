import { z } from 'zod'

import { linkedImage } from '../image.ts'
import { defineBlock } from './define-block.ts'

export const specialBanners = defineBlock({
  description: '特別なバナー。書かなければ specialBanners を使う。置かなければ、本文の下に出る',
  props: z.strictObject({ banners: z.array(linkedImage).min(1).meta({ description: 'バナー' }) }),
  children: 'none',
  filledFrom: { banners: 'specialBanners' },
})
