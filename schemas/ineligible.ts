import { z } from 'zod'

import { text } from './primitives.ts'

/** Exclusions, which earn no points at an affiliate shop (specification §3: ineligibleAffiliateList). */
export const ineligibleList = z
  .strictObject({
    list: z
      .array(
        z.strictObject({
          text: text('対象外になるもの'),
          subText: text('その補足').optional(),
        }),
      )
      .min(1)
      .meta({ description: '対象外になるもの' }),
    annotationList: z.array(text('一覧の下に添える注記')).meta({ description: '一覧の下に添える注記' }),
  })
  .meta({ description: 'ポイント還元の対象外' })
