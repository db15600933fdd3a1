/** The page of each campaign in the content (specification §2). */
export const entryCampaigns = {
  entry: { path: '/jp/card/entry/', variant: 'web' },
  refound: { path: '/jp/card/entry/refound/', variant: 'web' },
  inApp: { path: '/jp/card/campaign/in-app/', variant: 'in-app' },
} as const
