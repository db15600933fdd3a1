import { image } from '../image.ts'
import { text } from '../primitives.ts'
import { defineBlock } from './define-block.ts'

export const imageBlock = defineBlock({
  description: '画像',
  props: image.extend({ caption: text('画像の下の言葉').optional() }),
  children: 'none',
})
