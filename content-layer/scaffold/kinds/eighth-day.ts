import { reviewKeyword } from '../../rules/review/review-marks.ts'
import * as template from './template.ts'

/** Creates a campaign with a rate on the 8th of a month. */
export function eighthDay(campaign: template.NewCampaign): template.NewCampaignFile {
  const { cardName: card } = campaign.provider
  const { eighth, nextLast } = template.listDays(campaign.month)
  return {
    fields:
      template.writeCommonFields(campaign, '8の日', {
        title: '｛開始日：月日｝は8の日、\n｛上乗せ｝の上乗せ。',
        description: `｛開始日｝に${card}で支払うと、常時｛常時｝とは別に、｛上乗せ｝（上限 ｛上限｝）のポイントを上乗せします。`,
      }) +
      'isEighthDay: true\n' +
      template.writeRate('extra', campaign.provider.baseRate, 8, 300) +
      `entry: not-required ${template.reviewComment}\nconditions:\n  - ｛開始日：年なし｝だけ\n` +
      template.writeDays(eighth, eighth, nextLast) +
      `target: ｛開始日：年なし｝に${card}でお支払いをした方\n` +
      `annotationLists:\n${template.writeNotes('eighth-day-rate', 'points-base', 'card-payments', 'grant-by', 'points-fraction', ...template.commonNotes)}`,
    body: [
      template.breakdown,
      `{/* ${reviewKeyword} */}\n\n## 対象のお店\n\n街でもネットでも、${card}が使えるお店なら対象です。\n`,
      template.writeSharedUses('eighth-day-steps', 'eighth-day-exclusions', 'eighth-day-questions'),
    ].join('\n'),
  }
}
