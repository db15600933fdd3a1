import * as template from './template.ts'

/** Creates a campaign with a rate at some shops; one of the kind `entry` requires an entry. */
export function rateCampaign(campaign: template.NewCampaign): template.NewCampaignFile {
  const { cardName: card } = campaign.provider
  const isEntry = campaign.kind === 'entry'
  const entered = isEntry ? 'エントリーして、' : ''
  return {
    fields:
      template.writeCommonFields(campaign, '対象のお店', {
        title: 'お買い物が、\nちょっとおトクに。',
        description: `｛月｝中、${entered}対象のお店のお支払いに${card}を使うと、常時｛常時｝に｛上乗せ｝（上限 ｛上限｝）を上乗せします。`,
      }) +
      template.writeRate('total', campaign.provider.baseRate, 2, 500) +
      `entry: ${isEntry ? 'required' : 'not-required'} ${template.reviewComment}\n` +
      template.writeFullMonthPeriod(campaign.month) +
      `target: ${entered}対象のお店のお支払いに、${card}を使った方 ${template.reviewComment}\n` +
      template.writeLogo(campaign.id, 'logosOnDetail') +
      (isEntry ? `externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n` : '') +
      `annotationLists:\n${template.rateNote}` +
      template.writeNotes(
        'points-base',
        'card-payments-in-shop',
        'grant-by',
        'points-fraction',
        ...template.commonNotes,
      ),
    body: [
      template.breakdown,
      `## 対象のお店\n\n<LogoGrid />\n`,
      template.writeSteps(
        ...(isEntry ? ([['エントリーする', 'このページのボタンから進みます。']] as const) : []),
        [
          '対象のお店で買い物をする',
          isEntry ? 'エントリーのあとのお支払いが対象です。' : '対象のお店は、このページで確かめられます。',
        ],
        [`${card}で支払う`, 'レジで「カードで」と伝えてください。'],
        { use: 'points-granted' },
      ),
      template.writeExclusions(
        ...(isEntry ? ['エントリーする前のお支払い'] : []),
        'コード払い、タッチ決済',
        '送料、手数料、商品券の購入',
      ),
    ].join('\n'),
  }
}
