import type { Call } from './call.ts'

// Calls of specification §7, group "Payments". No page makes them yet, so they have no schemas.

export const getCodePaymentStatus = { path: '/v1/get_code_payment_status', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Code payment: status' } satisfies Call
export const getCodePaymentAvailability = { path: '/v1/get_code_payment_availability', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Code payment: availability' } satisfies Call
export const getCodePaymentPasscodeSetting = { path: '/v1/get_code_payment_passcode_setting', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Code payment: passcode' } satisfies Call
export const updateCodePaymentPasscodeSetting = { path: '/v1/update_code_payment_passcode_setting', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Code payment: passcode' } satisfies Call
export const verifyCodePaymentPasscode = { path: '/v1/verify_code_payment_passcode', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Code payment: passcode' } satisfies Call
export const getOnlinePaymentSetup = { path: '/v1/get_online_payment_setup', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Online payment: setup' } satisfies Call
export const setUpOnlinePayment = { path: '/v1/set_up_online_payment', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Online payment: setup' } satisfies Call
export const activateOnlinePayment = { path: '/v1/activate_online_payment', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Online payment: activate' } satisfies Call
export const switchOnlinePayment = { path: '/v1/switch_online_payment', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Online payment: switch' } satisfies Call
export const getCardKey = { path: '/v1/get_card_key', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Card key' } satisfies Call
export const createOneTimeCode = { path: '/v1/create_one_time_code', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: One-time code' } satisfies Call
export const getOneTimeCodeStatus = { path: '/v1/get_one_time_code_status', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: One-time code' } satisfies Call
export const getUserPaymentConfig = { path: '/v1/get_user_payment_config', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: User payment config' } satisfies Call
export const updateUserPaymentConfig = { path: '/v1/update_user_payment_config', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: User payment config' } satisfies Call
export const createStaticMpmSession = { path: '/v1/create_static_mpm_session', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Static MPM: session' } satisfies Call
export const getStaticMpmSession = { path: '/v1/get_static_mpm_session', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Static MPM: session' } satisfies Call
export const createStaticMpmCharge = { path: '/v1/create_static_mpm_charge', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Static MPM: charge' } satisfies Call
export const getStaticMpmCharge = { path: '/v1/get_static_mpm_charge', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Static MPM: charge' } satisfies Call
export const confirmStaticMpmCharge = { path: '/v1/confirm_static_mpm_charge', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Static MPM: charge' } satisfies Call
export const cancelStaticMpmCharge = { path: '/v1/cancel_static_mpm_charge', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Static MPM: charge' } satisfies Call
export const confirm3dSecure = { path: '/v1/confirm_3d_secure', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: 3-D secure: confirm' } satisfies Call
export const init3dSecure = { path: '/v1/init_3d_secure', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: 3-D secure: init' } satisfies Call
export const getNetpaymentOrderDetail = { path: '/v1/get_netpayment_order_detail', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Netpayment order: detail' } satisfies Call
export const updateNetpaymentOrderAddress = { path: '/v1/update_netpayment_order_address', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Netpayment order: update address' } satisfies Call
export const invalidateNetpaymentOrder = { path: '/v1/invalidate_netpayment_order', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Netpayment order: invalidate' } satisfies Call
export const confirmNetpaymentOrder = { path: '/v1/confirm_netpayment_order', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Netpayment order: confirm' } satisfies Call
export const identifyQrType = { path: '/v1/identify_qr_type', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: QR type identify' } satisfies Call
export const getPreapprovedPaymentMethod = { path: '/v1/get_preapproved_payment_method', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Preapproved payment method' } satisfies Call
export const updatePreapprovedPaymentMethod = { path: '/v1/update_preapproved_payment_method', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Preapproved payment method' } satisfies Call
export const listPreapprovedServices = { path: '/v1/list_preapproved_services', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Preapproved services' } satisfies Call
export const getPreapprovedService = { path: '/v1/get_preapproved_service', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Payments: Preapproved services' } satisfies Call
export const cancelPreapprovedService = { path: '/v1/cancel_preapproved_service', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Payments: Preapproved services' } satisfies Call
