import { promotionsIn, type ScreenData } from '#content-layer/schedule/promotions.ts'
import { publishInstant, type Entries as Dated } from '#content-layer/schedule/publish-times.ts'
import type { Publication } from '../compare-publication.ts'

type Entries = Dated & { screens: ScreenData }

/** Reads the publication times of months, campaigns and promotions that set `publishAt`. */
export function readPublication({ months, campaigns, screens }: Entries): Publication {
  const stated = [
    ...months.map(({ month, definition }) => [`month-${month}`, publishInstant(definition?.publishAt)] as const),
    ...campaigns.map(
      ({ month, id, definition }) => [`campaign-${month}-${id}`, publishInstant(definition?.publishAt)] as const,
    ),
    ...promotionsIn(screens).map(
      ({ page, promotion, from }) => [`screen-entry/${page}/${promotion.promotionKey}`, from] as const,
    ),
  ]
  return new Map(stated.filter(([, instant]) => Number.isFinite(instant)))
}
