import { formatNumber } from '#blocks/format.ts'
import { listRewards } from '#blocks/rate-and-cap.ts'
import { inJapan } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { PublishedImage } from '#schemas/published-image.ts'
import { plainTitle } from '#domain/text/note-marks.ts'
import type { Period } from '#schemas/period.ts'

import { describeInvitation, describeShare, type ShareText } from '#blocks/share-text.ts'
import { currentPath } from '#content-layer/common/routes.ts'
import type {
  CampaignDocument,
  MonthDocument,
  Provider,
  ScreenDocument,
} from '#content-layer/documents/document-types.ts'
import type { ContentReader } from '../documents/content-reader.ts'
import { listVisibleCampaigns } from '../templates/month/campaigns-of-month.ts'

type Illustration = PublishedImage & { alt: string }

/**
 * The card of a shared link: its texts, and the data from which its image is drawn. Chats store it, so it does not
 * depend on the time of the build and states the year of its period.
 */
export type ShareCard = {
  /** The path of the page that is linked to; of the two variants of a page, that of the web. */
  path: string
  title: string
  description: string
  /** The image in words. */
  alt: string
  /** The big numbers, such as `5%`. */
  figures: readonly string[]
  /** Days, such as `2023/2/1–2/28`; empty without a period. */
  dates: string
  bgcolor: string
  keyVisual: PublishedImage
}

/** The maximum number of figures on a card. */
const maxFigures = 4

/** Formats a period with its year: `2023/2/1–2/28`, or `2023/2/8` for a single day. */
function formatDates({ start, end }: Period): string {
  const [first, last] = [inJapan(parseStart(start)), inJapan(parseEnd(end))]
  const [from, until] = [first, last].map(({ month, day }) => `${month}/${day}`)
  if (first.year !== last.year) return `${first.year}/${from}–${last.year}/${until}`
  return from === until ? `${first.year}/${from}` : `${first.year}/${from}–${until}`
}

type Content = ShareText & {
  title: string
  bgcolor: string
  keyVisual: Illustration
  figures?: readonly string[]
  dates?: string
}

function createCard(path: string, content: Content): ShareCard {
  const { title, bgcolor, keyVisual, period } = content
  const figures = (content.figures ?? []).slice(0, maxFigures)
  const dates = content.dates ?? (period ? formatDates(period) : '')
  return {
    path,
    title: plainTitle(title),
    description: describeShare(content),
    alt: [...figures, dates, keyVisual.alt].filter(Boolean).join('、'),
    figures,
    dates,
    bgcolor,
    keyVisual,
  }
}

function createCampaignCard(path: string, { detailKv, ...campaign }: CampaignDocument): ShareCard {
  return createCard(path, { ...campaign, keyVisual: detailKv, figures: listRewards(campaign.headline) })
}

function createMonthCard(document: MonthDocument): ShareCard {
  const { month, paths, title, description, bgcolor, kv: keyVisual } = document
  const listed = listVisibleCampaigns(document, 'web').flatMap(({ card }) => listRewards(card.headline))
  const dates = `${month.slice(0, 4)}/${Number(month.slice(4, 6))}`
  return createCard(paths.web, { title, description, bgcolor, keyVisual, figures: [...new Set(listed)], dates })
}

type Stage = { title: string; lead: string; bgcolor: string; keyVisual: Illustration }

function createStageCard(path: string, { lead, ...stage }: Stage, figures: readonly string[] = []): ShareCard {
  return createCard(path, { ...stage, description: lead, figures })
}

type EntryCampaign = ScreenDocument<'entry'>['campaigns']['entry']

function createEntryCard(path: string, { promotions, ...campaign }: EntryCampaign): ShareCard {
  const figures = promotions.map(({ headline }) => `${formatNumber(headline.figure)}${headline.unit}`)
  return createCard(path, { ...campaign, figures: [...new Set(figures)] })
}

/** Returns the card of the invitation page, with the bonus of each side. */
function createInvitationCard(path: string, invitation: ScreenDocument<'invitation'>): ShareCard {
  const { title, bgcolor, keyVisual, bonus } = invitation
  const gift = `${formatNumber(bonus)}P`
  return createCard(path, { ...describeInvitation(invitation), title, bgcolor, keyVisual, figures: [gift, gift] })
}

/** Returns the card of `/jp/card/`, which states only what is always true. */
function createCurrentCard(path: string, { baseRate }: Provider, stage: Stage): ShareCard {
  const rate = `${formatNumber(baseRate)}%`
  const lead = `開催中のキャンペーンと、これからのキャンペーン。いつものお支払いにも、常時${rate}のポイント。`
  return createStageCard(path, { ...stage, title: 'いまのキャンペーン', lead }, [rate])
}

/** Returns the cards of screens and of the current page, each with the path of its in-app variant if it has one. */
async function fixedCards(content: ContentReader): Promise<[card: ShareCard, ...paths: string[]][]> {
  const [provider, entry, invitation, lending, loyalty, easypay] = await Promise.all([
    content.provider(),
    content.screen('entry'),
    content.screen('invitation'),
    content.screen('lending'),
    content.screen('loyalty'),
    content.screen('easypay-guide'),
  ])
  return [
    [createCurrentCard(currentPath('web'), provider, loyalty.program.stage), currentPath('in-app'), '/'],
    [createInvitationCard('/jp/card/invitation/', invitation), '/jp/card/invitation/in-app/'],
    [createEntryCard('/jp/card/entry/', entry.campaigns.entry)],
    [createEntryCard('/jp/card/entry/refound/', entry.campaigns.refound)],
    [createEntryCard('/jp/card/campaign/in-app/', entry.campaigns.inApp)],
    [createStageCard('/jp/loyalty/', loyalty.program.stage), '/jp/loyalty/in-app/'],
    [createStageCard('/jp/card/loyalty/', loyalty.card.stage)],
    [createStageCard('/jp/lending/', { ...lending, lead: lending.description }), '/jp/lending/in-app/'],
    [createStageCard('/guide/easypay/registration/', easypay.stage)],
    [createStageCard('/guide/easypay/registration/mercard/', easypay.mercardStage)],
  ]
}

/** Returns the card of every page that has one, by path. The variants of a page share a card. */
export async function listShareCards(content: ContentReader): Promise<Map<string, ShareCard>> {
  const cards = new Map<string, ShareCard>()
  for (const { month, paths, campaigns } of await content.months()) {
    const cardOfMonth = createMonthCard(await content.month(month))
    for (const path of [paths.web, paths.inApp]) cards.set(path, cardOfMonth)
    for (const {
      id,
      paths: { web, inApp },
    } of campaigns) {
      const first = web ?? inApp
      if (first === null) continue
      const card = createCampaignCard(first, await content.campaign(month, id))
      for (const path of [first, inApp ?? first]) cards.set(path, card)
    }
  }
  for (const [card, ...variants] of await fixedCards(content))
    for (const path of [card.path, ...variants]) cards.set(path, card)
  return cards
}
