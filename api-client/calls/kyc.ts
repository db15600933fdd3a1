import type { Call } from './call.ts'

// Calls of specification §7, group "KYC". No page makes them yet, so they have no schemas. A validation stores nothing,
// so it is a read.

export const getPersonalInfo = { path: '/v1/kyc/get_personal_info', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'KYC: Personal info' } satisfies Call
export const validatePersonalInfo = { path: '/v1/kyc/validate_personal_info', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'KYC: Personal info' } satisfies Call
export const createPersonalInfo = { path: '/v1/kyc/create_personal_info', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: Personal info' } satisfies Call
export const updatePersonalInfo = { path: '/v1/kyc/update_personal_info', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: Personal info' } satisfies Call
export const listIdPhotos = { path: '/v1/kyc/list_id_photos', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'KYC: ID photos' } satisfies Call
export const uploadIdPhoto = { path: '/v1/kyc/upload_id_photo', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: ID photos' } satisfies Call
export const deleteIdPhoto = { path: '/v1/kyc/delete_id_photo', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: ID photos' } satisfies Call
export const submitIdPhotos = { path: '/v1/kyc/submit_id_photos', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: ID photos' } satisfies Call
export const createEkyc = { path: '/v1/kyc/create_ekyc', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: eKYC' } satisfies Call
export const getEkycStatus = { path: '/v1/kyc/get_ekyc_status', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'KYC: eKYC' } satisfies Call
export const uploadEkycPhoto = { path: '/v1/kyc/upload_ekyc_photo', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: eKYC' } satisfies Call
export const submitEkyc = { path: '/v1/kyc/submit_ekyc', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: eKYC' } satisfies Call
export const cancelEkyc = { path: '/v1/kyc/cancel_ekyc', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: eKYC' } satisfies Call
export const createIcChipAudit = { path: '/v1/kyc/create_ic_chip_audit', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: IC chip audits' } satisfies Call
export const getIcChipAudit = { path: '/v1/kyc/get_ic_chip_audit', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'KYC: IC chip audits' } satisfies Call
export const submitIcChipAudit = { path: '/v1/kyc/submit_ic_chip_audit', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: IC chip audits' } satisfies Call
export const cancelIcChipAudit = { path: '/v1/kyc/cancel_ic_chip_audit', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'KYC: IC chip audits' } satisfies Call
