import type { Call } from './call.ts'

// Calls of specification §7, group "NFC". No page makes them yet, so they have no schemas.

export const getNfcRegistrationStatus = { path: '/v1/get_nfc_registration_status', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'NFC: Registration status' } satisfies Call
export const createVirtualCardContract = { path: '/v1/create_virtual_card_contract', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'NFC: Virtual card contract' } satisfies Call
export const getVirtualCardContract = { path: '/v1/get_virtual_card_contract', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'NFC: Virtual card contract' } satisfies Call
export const cancelVirtualCardContract = { path: '/v1/cancel_virtual_card_contract', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'NFC: Virtual card contract' } satisfies Call
export const createApplePayDevice = { path: '/v1/create_apple_pay_device', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'NFC: Apple Pay device' } satisfies Call
export const listApplePayDevices = { path: '/v1/list_apple_pay_devices', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'NFC: Apple Pay device' } satisfies Call
export const deleteApplePayDevice = { path: '/v1/delete_apple_pay_device', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'NFC: Apple Pay device' } satisfies Call
export const createAndroidSignature = { path: '/v1/create_android_signature', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'NFC: Android signing' } satisfies Call
export const initNfcPin = { path: '/v1/init_nfc_pin', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'NFC: PIN: init' } satisfies Call
export const updateNfcPin = { path: '/v1/update_nfc_pin', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'NFC: PIN: update' } satisfies Call
