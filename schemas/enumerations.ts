/**
 * All enumerations of specification §3, including those that no call with a known shape uses yet, so that no member is
 * spelled twice (D17). §3 lists no values of GuideColor, CouponBarcodeType, CouponQrType and ShopSubCategory, so those
 * are any text.
 *
 * An enumeration has its members, spelled exactly; the member that replaces an unrecognised value (D17); and aliases,
 * which are other spellings of a member.
 */
export type Enumeration = {
  members: readonly string[]
  unknown: string
  aliases?: readonly (readonly [other: string, member: string])[]
}

/** A value of an enumeration in this client, even if the server is newer. */
export type MemberOf<E extends Enumeration> = E['members'][number] | E['unknown']

/** Replaces a member that this client does not know. Decisions treat it as "no" (D17). */
export const unrecognised = 'UNRECOGNISED'

export const wideButtonLabelColor = {
  members: ['PRIMARY', 'SECONDARY', 'ACCENT'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const easypayStatus = {
  members: ['NOT_SIGNED', 'REVIEWING', 'SIGNED', 'CANCELED'],
  unknown: unrecognised,
  aliases: [['NOSIGN', 'NOT_SIGNED']],
} as const satisfies Enumeration

/**
 * Statuses of easypay in another form: specification §3 lists them twice, with different members. These are those of its
 * “second listing”, without REVIEWING; no known call uses them.
 */
export const easypayContractStatus = {
  members: ['EASYPAY_STATUS_UNSPECIFIED', 'NOT_SIGNED', 'SIGNED', 'CANCELED'],
  unknown: 'EASYPAY_STATUS_UNSPECIFIED',
  aliases: [['NOSIGN', 'NOT_SIGNED']],
} as const satisfies Enumeration

export const paymentType = {
  members: [
    'CODE_PAYMENT',
    'NET_PAYMENT',
    'CONNECT',
    'REAL_CARD',
    'NFC_APPLE_PAY_ID',
    'NFC_APPLE_PAY_EC',
    'NFC_ANDROID_ID',
    'NFC_VIRTUAL_CARD',
  ],
  unknown: unrecognised,
} as const satisfies Enumeration

export const recordStatus = {
  members: [
    'NONE',
    'UNPAID',
    'PAYABLE',
    'PAID',
    'CANCELED',
    'EASYPAY_CONVERTED',
    'OVERDUE',
    'IN_PROGRESS',
    'VALIDITY_CHECK',
  ],
  unknown: unrecognised,
} as const satisfies Enumeration

export const smartpayType = {
  members: ['MONTHLY_CLEAR', 'EASYPAY'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const transactionStatus = {
  members: ['PENDING', 'EXPIRED', 'AUTHORIZED', 'CAPTURED', 'CANCELED', 'REFUNDED'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const postPayPaymentMode = {
  members: ['MODE_BALANCE', 'MODE_POST_PAY'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const postPayEligibility = {
  members: ['PP_ELIGIBLE', 'PP_INELIGIBLE', 'PP_INELIGIBLE_BY_AGE', 'NEED_PARENTAL_CONSENT'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const easypayAgeRequirement = {
  members: ['OK', 'NG_UNDER_20', 'NG_UNDER_18', 'OK_WITH_PARENT_CONSENT'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const kycPostPaySetupStatus = {
  members: ['NONE', 'FUNDS_CREATED', 'KYC_FAILED', 'KYC_FAILED_BY_AS', 'KYC_NOT_REQUESTED', 'KYC_IN_PROGRESS'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const termsScene = {
  members: [
    'SIGNUP',
    'NFC provisioning',
    'CONNECT_BANKS',
    'CODE_PAYMENT',
    'NET_PAYMENT',
    'POST_PAY',
    'EASYPAY_LITE',
    'VIRTUAL_CARD',
    'LENDING',
    'REALCARD',
  ],
  unknown: unrecognised,
  aliases: [['NFC_PROVISIONING', 'NFC provisioning']],
} as const satisfies Enumeration

export const serviceStatus = {
  members: ['NORMAL', 'MAINTENANCE', 'UNAVAILABLE'],
  unknown: unrecognised,
} as const satisfies Enumeration

/**
 * The specification shows no names for direct debits and convenience-store codes, so unknown members are expected here.
 */
export const repaymentStatus = { members: ['PAID', 'OVER_DUE'], unknown: unrecognised } as const satisfies Enumeration

export const payType = { members: ['CVS', 'BANK'], unknown: unrecognised } as const satisfies Enumeration

export const couponFeatureType = {
  members: ['STANDARD', 'PREMIUM', 'POINTBACK'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const taxType = { members: ['included', 'excluded'], unknown: unrecognised } as const satisfies Enumeration

export const shopCategory = {
  members: ['meals', 'shopping', 'living', 'hobby', 'entertainment', 'beauty', 'pets', 'school', 'medical', 'other'],
  unknown: unrecognised,
} as const satisfies Enumeration

export const imageType = {
  members: ['UNKNOWN', 'CATEGORY', 'CAMPAIGN', 'URL'],
  unknown: 'UNKNOWN',
} as const satisfies Enumeration

/** Allowed transitions are not shown (specification §4), so none are assumed. */
export const paymentState = {
  members: [
    'STATE_UNSPECIFIED',
    'CREATED',
    'WAITING_FOR_CONFIRMATION',
    'WAITING_FOR_FTA_CREATION',
    'CAPTURE_REQUESTED',
    'CAPTURED',
    'CANCEL_REQUESTED',
    'CANCELED',
    'VOID_REQUESTED',
    'VOIDED',
    'EXPIRED',
  ],
  unknown: 'STATE_UNSPECIFIED',
} as const satisfies Enumeration

export const destination = {
  members: ['DESTINATION_UNSPECIFIED', 'EASYPAY_LP', 'REPAYMENT_PLAN'],
  unknown: 'DESTINATION_UNSPECIFIED',
} as const satisfies Enumeration

export const recipientType = {
  members: ['UNKNOWN', 'CHARGE', 'ESCROW', 'POINT_RECHARGE', 'FUNDS_RECHARGE', 'DEFERRED_PAYMENT', 'REPAYMENT'],
  unknown: 'UNKNOWN',
} as const satisfies Enumeration

export const threeDSecureStatus = {
  members: ['STATUS_UNKNOWN', 'STATUS_INIT_SUCCESS', 'STATUS_NO_3DS'],
  unknown: 'STATUS_UNKNOWN',
} as const satisfies Enumeration

export const periodStatus = {
  members: ['UNSPECIFIED', 'BEFORE_THE_PERIOD', 'DURING_THE_PERIOD', 'AFTER_THE_PERIOD'],
  unknown: 'UNSPECIFIED',
} as const satisfies Enumeration

export const campaignType = {
  members: ['UNSPECIFIED', 'ENTRY_TYPE', 'ADMISSION'],
  unknown: 'UNSPECIFIED',
} as const satisfies Enumeration

export const loyaltyStageUpdateDirection = {
  members: ['UNKNOWN', 'UP', 'DOWN'],
  unknown: 'UNKNOWN',
} as const satisfies Enumeration

export const loyaltyAction = {
  members: ['UNKNOWN', 'TRANSACTION', 'PAYMENT', 'LISTING'],
  unknown: 'UNKNOWN',
} as const satisfies Enumeration

export const activityKind = {
  members: ['UNSPECIFIED', 'BUY_AMOUNT', 'BUY_COUNT', 'LIST_COUNT', 'PAY_COUNT'],
  unknown: 'UNSPECIFIED',
} as const satisfies Enumeration
