import { z } from 'zod'

import { image } from './image.ts'
import { slug } from './ids.ts'
import { link } from './links.ts'
import { points, text, yen } from './primitives.ts'

/** An item for sale with the points that it earns (specification §3: affiliateItems). */
export const affiliateItem = z
  .strictObject({
    id: slug.meta({
      format: 'id',
      description: '商品のid（このキャンペーンの中で重ならない、半角の英小文字・数字・ハイフン）',
    }),
    src: image.shape.src,
    alt: image.shape.alt,
    href: link('商品ページの行き先'),
    price: yen('税込の価格（円）'),
    grantPoint: points('もらえるポイント。常時、上乗せ、追加特典、商品の分の合計'),
    // The bonus is the points of the campaign's `headline.plus`, which it grants besides its rate.
    givesPlus: z
      .boolean()
      .optional()
      .meta({ title: '追加特典がつくか', description: 'つかない商品だけ「いいえ」にする' }),
    itemPoint: points('商品の分: 率でも追加特典でもなく、この商品だけに加えるポイント').optional(),
    itemName: text('商品名'),
  })
  .meta({ slot: 'item' })
