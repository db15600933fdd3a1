import { ineligibleList } from '../ineligible.ts'
import { defineBlock } from './define-block.ts'

export const ineligibleListBlock = defineBlock({
  description: '対象外の一覧。書かなければ ineligibleAffiliateList を使う',
  props: ineligibleList,
  children: 'none',
  filledFrom: 'ineligibleAffiliateList',
})
