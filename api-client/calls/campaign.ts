import type { Call } from './call.ts'

// Calls of specification §7, group "Campaign", without those in files of their own. The unnamed calls of the group are
// omitted (D1).

export const listCampaigns = { path: '/v1/list_campaigns', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: list_campaigns' } satisfies Call
export const redeemQrCodeCampaign = { path: '/v1/redeem_qr_code_campaign', kind: 'write', access: 'signed-in', naming: 'given', item: 'Campaign: redeem_qr_code_campaign' } satisfies Call
export const listCoupons = { path: '/v1/list_coupons', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Coupons: list_coupons' } satisfies Call
export const getCoupon = { path: '/v1/get_coupon', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Coupons: get_coupon' } satisfies Call
export const issueCoupon = { path: '/v1/issue_coupon', kind: 'write', access: 'signed-in', naming: 'given', item: 'Campaign: Coupons: issue_coupon' } satisfies Call
// The call may mark the coupon as shown, so it counts as a write, which is never retried.
export const popupCoupon = { path: '/v1/popup_coupon', kind: 'write', access: 'signed-in', naming: 'given', item: 'Campaign: Coupons: popup_coupon' } satisfies Call
export const listDashboardCoupons = { path: '/v1/list_dashboard_coupons', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Coupons: list_dashboard_coupons' } satisfies Call
export const drawCoupon = { path: '/v1/draw_coupon', kind: 'write', access: 'signed-in', naming: 'given', item: 'Campaign: Coupons: draw_coupon' } satisfies Call
export const getCouponCampaign202302Status = { path: '/v1/get_coupon_campaign_202302_status', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Campaign: Coupons: two dated coupon campaign status calls' } satisfies Call
export const getCouponCampaign202303Status = { path: '/v1/get_coupon_campaign_202303_status', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Campaign: Coupons: two dated coupon campaign status calls' } satisfies Call
export const getPostPayStatus = { path: '/v1/get_post_pay_status', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Others: get_post_pay_status' } satisfies Call
export const getKycPostPaySetupProgress = {
  path: '/v1/get_kyc_post_pay_setup_progress',
  kind: 'read',
  access: 'signed-in',
  naming: 'given',
  item: 'Campaign: Others: get_kyc_post_pay_setup_progress',
  schemas: () => import('#schemas/api/get-kyc-post-pay-setup-progress.ts'),
} satisfies Call
export const getEasypayCampaignStatus = { path: '/v1/get_easypay_campaign_status', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Others: get_easypay_campaign_status' } satisfies Call
export const entry = { path: '/v1/entry', kind: 'write', access: 'signed-in', naming: 'given', item: 'Campaign: Others: entry' } satisfies Call
export const getEntryStatus = { path: '/v1/get_entry_status', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Others: get_entry_status' } satisfies Call
export const getUserIdDesignationCampaignStatus = { path: '/v1/get_user_id_designation_campaign_status', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Others: get_user_id_designation_campaign_status' } satisfies Call
export const getUserSegment = { path: '/v1/get_user_segment', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Others: get_user_segment' } satisfies Call
export const getLoyaltyActivityAchievementStatus = { path: '/v1/get_loyalty_activity_achievement_status', kind: 'read', access: 'signed-in', naming: 'given', item: 'Campaign: Others: get_loyalty_activity_achievement_status' } satisfies Call
