import { z } from 'zod'

import { sharedName } from '../ids.ts'
import { defineBlock } from './define-block.ts'

/** A reference to a part of a body that several campaigns share. */
export const shared = defineBlock({
  description: '共通の文。いくつものキャンペーンで使う手順、対象外、付与時期、質問など',
  props: z.strictObject({
    use: sharedName('fragment', '共通の文', 'content/shared にある共通の文の名前（拡張子なし）'),
  }),
  children: ['Instead'],
})

/** A campaign's replacement for a part of a shared text. */
export const instead = defineBlock({
  description: '中の共通の文の差しかえ。上の文の中にある別の共通の文の一つを、このキャンペーンだけ変える',
  props: z.strictObject({
    of: sharedName('fragment', '差しかえる共通の文', '代わりの文を置く所にある、共通の文の名前'),
  }),
  children: 'markdown',
})
