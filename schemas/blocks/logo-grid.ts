import { z } from 'zod'

import { linkedImage } from '../image.ts'
import { defineBlock } from './define-block.ts'

export const logoGrid = defineBlock({
  description: 'お店のロゴの一覧。書かなければ logosOnDetail を使う',
  props: z.strictObject({ logos: z.array(linkedImage).min(1).meta({ slot: 'logo', description: 'お店のロゴ' }) }),
  children: 'none',
  anchor: 'shops',
  // Filled from these logos where the block has none of its own; without the block, no visitor sees them.
  filledFrom: { logos: 'logosOnDetail' },
  shows: 'logosOnDetail',
})
