import type { Call } from './call.ts'

// Calls of specification §7, group "Real card". No page makes them yet, so they have no schemas.

export const activateRealCard = { path: '/v1/activate_real_card', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: Activate' } satisfies Call
export const listRealCards = { path: '/v1/list_real_cards', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Real card: List' } satisfies Call
export const getRealCardDetail = { path: '/v1/get_real_card_detail', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Real card: Detail' } satisfies Call
export const getRealCardApplicationStatus = { path: '/v1/get_real_card_application_status', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Real card: Application: status' } satisfies Call
export const validateRealCardApplication = { path: '/v1/validate_real_card_application', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Real card: Application: validate' } satisfies Call
export const initiateRealCardApplication = { path: '/v1/initiate_real_card_application', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: Application: initiate' } satisfies Call
export const createRealCardApplication = { path: '/v1/create_real_card_application', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: Application: create' } satisfies Call
export const lockRealCard = { path: '/v1/lock_real_card', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: Lock' } satisfies Call
export const unlockRealCard = { path: '/v1/unlock_real_card', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: Lock' } satisfies Call
export const cancelRealCard = { path: '/v1/cancel_real_card', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: Cancel' } satisfies Call
export const listRealCardReissueReasons = { path: '/v1/list_real_card_reissue_reasons', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Real card: Reissue reasons' } satisfies Call
export const createRealCardToken = { path: '/v1/create_real_card_token', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: Token' } satisfies Call
export const getRealCard3dsInfo = { path: '/v1/get_real_card_3ds_info', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Real card: 3DS: info' } satisfies Call
export const confirmRealCard3ds = { path: '/v1/confirm_real_card_3ds', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: 3DS: confirm' } satisfies Call
export const cancelRealCard3ds = { path: '/v1/cancel_real_card_3ds', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Real card: 3DS: cancel' } satisfies Call
