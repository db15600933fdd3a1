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
      .meta({ format: 'memo', description: '項目の名前。facts.人数 のように . でつなぐ' }),
  )
  .min(1)
  .optional()
  .meta({
    description:
      '仮に決めた項目。だれも決めていないもの。ページには出ない。npm run assumptions で一覧になる（例: [target, facts.人数]）',
  })
