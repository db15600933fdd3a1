import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Campaign” that no page makes yet: lists of campaigns, coupons, and whether a visitor takes
 * part in a campaign. Items that are calls without names are omitted (D1). Pages make the calls of this group that have
 * files of their own, such as `create-entry-type-campaign-entry.ts`.
 */
export const campaignCalls = defineGroup('Campaign', '/v1/', {
  list_campaigns: { listCampaigns: 'read' },
  redeem_qr_code_campaign: { redeemQrCodeCampaign: 'write' },
  'Coupons: list_coupons': { listCoupons: 'read' },
  'Coupons: get_coupon': { getCoupon: 'read' },
  'Coupons: issue_coupon': { issueCoupon: 'write' },
  // The call may mark the coupon as shown, so it counts as a write, which is never retried.
  'Coupons: popup_coupon': { popupCoupon: 'write' },
  'Coupons: list_dashboard_coupons': { listDashboardCoupons: 'read' },
  'Coupons: draw_coupon': { drawCoupon: 'write' },
  'Coupons: two dated coupon campaign status calls': {
    getCouponCampaign202302Status: 'read',
    getCouponCampaign202303Status: 'read',
  },
  'Others: get_post_pay_status': { getPostPayStatus: 'read' },
  'Others: get_easypay_campaign_status': { getEasypayCampaignStatus: 'read' },
  'Others: entry': { entry: 'write' },
  'Others: get_entry_status': { getEntryStatus: 'read' },
  'Others: get_user_id_designation_campaign_status': { getUserIdDesignationCampaignStatus: 'read' },
  'Others: get_user_segment': { getUserSegment: 'read' },
  'Others: get_loyalty_activity_achievement_status': { getLoyaltyActivityAchievementStatus: 'read' },
})
