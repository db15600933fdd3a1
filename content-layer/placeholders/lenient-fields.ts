import { z } from 'zod'

import { affiliateItem } from '#schemas/affiliate-item.ts'
import { campaignFields } from '#schemas/files/campaign.ts'
import { points, percent, yen } from '#schemas/primitives.ts'

/** Returns a field's schema that reads an invalid value as undefined. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined)
}

/** Returns a list's schema that drops invalid items. */
function lenientList<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((item) => schema.safeParse(item).data ?? []))
}

const { reductionRate, maximumGrantPoint, grantBy, period, headline } = campaignFields.shape
const { id, price, grantPoint } = affiliateItem.shape

/**
 * Schemas of the fields that state terms, each parsed separately before the whole file is valid, so that texts can be
 * filled regardless of other errors.
 */
const figures = z.object({
  reductionRate: lenient(reductionRate),
  maximumGrantPoint: lenient(maximumGrantPoint),
  bonus: lenient(points('')),
  grantBy: lenient(grantBy),
  period: lenient(period),
  // A promotion of a screen has no kind of headline.
  headline: lenient(
    z.object({
      kind: headline.shape.kind.default('bonus'),
      figure: headline.shape.figure,
      unit: headline.shape.unit,
      plus: lenient(z.object({ points: points('') })),
    }),
  ),
  limits: lenient(z.object({ minimum: lenient(yen('')) })),
  rates: lenient(z.object({ lowest: lenient(percent('')), highest: lenient(percent('')) })),
  affiliateItems: lenientList(z.object({ id, price, grantPoint })),
  logosOnDetail: z.array(z.unknown()).catch([]),
  facts: z.record(z.string(), z.unknown()).catch({}),
})

/** The valid figures of a campaign, a screen's promotion or any other object; invalid ones are absent. */
export type Figures = z.output<typeof figures>

const figureFields = Object.keys(figures.shape)

/** Reads the figures of an object; undefined for the many objects without figures. */
export function readFigures(raw: unknown): Figures | undefined {
  if (typeof raw !== 'object' || raw === null || !figureFields.some((key) => key in raw)) return undefined
  return figures.safeParse(raw).data
}

/** Rates of a campaign in percent: the base rate, the extra rate, and a bonus that is a rate. */
export type Rates = {
  base: number
  extra: number | undefined
  bonus: number | undefined
  cap: number | null | undefined
}

/** Returns a campaign's rates. `base` is in percent. */
export function readRates({ reductionRate, maximumGrantPoint, headline }: Figures, base: number): Rates {
  const isRate = headline?.kind === 'bonus' && headline.unit === '%'
  return { base, extra: reductionRate, bonus: isRate ? headline.figure : undefined, cap: maximumGrantPoint }
}
