/** The page of each entry campaign, by the campaign's name in `screens/entry.yaml` (specification §2). */
export const entryPages = {
  entry: { path: '/jp/card/entry/', variant: 'web' },
  refound: { path: '/jp/card/entry/refound/', variant: 'web' },
  inApp: { path: '/jp/card/campaign/in-app/', variant: 'in-app' },
} as const
