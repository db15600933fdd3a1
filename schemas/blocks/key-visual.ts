import { image } from '../image.ts'
import { defineBlock } from './define-block.ts'

export const keyVisual = defineBlock({
  description: 'キービジュアル',
  props: image,
  children: 'none',
  placedByPage: true,
})
