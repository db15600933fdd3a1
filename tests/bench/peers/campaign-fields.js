// The fields of schemas/files/campaign.ts, written with what zod 3 (velite's own) and zod 4 have in common.

/** A campaign's schema in the given zod. */
export function campaignFields(z) {
  const text = z.string().refine((value) => value.trim() !== '')
  const points = z.number().int().min(0)
  const pixels = z.number().int().min(1)
  const address = z.string().refine((value) => value.startsWith('https://') && URL.canParse(value))
  const source = z.string().regex(/^\/?(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9.-]*\.(?:svg|png|jpe?g|webp|avif)$/)
  const image = z
    .object({ src: source, alt: text, width: pixels.optional(), height: pixels.optional(), href: address.optional() })
    .strict()
  const annotation = z.object({ title: text, detail: text, fontBold: z.boolean().default(false) }).strict()
  const annotationUse = z.object({ use: z.string().regex(/^[a-z0-9][a-z0-9-]*$/), title: text.optional() }).strict()
  const dateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?$/)
  return {
    title: text,
    description: text,
    bgcolor: z.string().regex(/^#[0-9a-f]{6}$/),
    summaryKv: image,
    detailKv: image,
    reductionRate: z.number().min(0).max(100).optional(),
    maximumGrantPoint: points.nullable().optional(),
    logos: z.array(image).default([]),
    logosOnDetail: z.array(image).default([]),
    isEighthDay: z.boolean().default(false),
    specialBanners: z.array(image).default([]),
    annotationLists: z.array(z.union([annotation, annotationUse])).default([]),
    externalPageLink: address.optional(),
    externalPageLabel: text.optional(),
    isAffiliate: z.boolean().default(false),
    tag: text,
    grantBy: z.string().optional(),
    facts: z.record(z.string(), z.string()).default({}),
    period: z.object({ start: dateTime, end: dateTime }).strict(),
    target: text,
    entry: z.enum(['required', 'not-required']),
    headline: z
      .object({
        kind: z.enum(['total', 'extra', 'bonus']),
        figure: z.number().positive(),
        unit: z.enum(['%', 'P']),
        label: text,
      })
      .strict(),
    conditions: z.array(text).default([]),
    pages: z.enum(['web-and-app', 'in-app-only', 'summary-only']).default('web-and-app'),
  }
}
