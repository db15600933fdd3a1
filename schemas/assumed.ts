import { z } from 'zod'

/**
 * Fields with assumed values, because the real ones are unknown (D24): each as its path from here, such as `facts.人数`.
 * Neither shown on pages nor published; `npm run assumptions` lists them.
 */
export const assumed = z
  .array(
    z
      .string()
      .regex(/^[^\s.｛｝]+(?:\.[^\s.｛｝]+)*$/u)
      .meta({ format: 'field', description: '項目の名前。facts.人数 のように . でつなぐ' }),
  )
  .min(1)
  .optional()
  .meta({
    description:
      '仮に決めた項目。担当者がまだ決めていない項目を覚えておくところで、ページには出ない。決まったら、その項目を直して、ここから消す',
  })
