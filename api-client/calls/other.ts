import type { Call } from './call.ts'

// Calls of specification §7, group "Other". Only the debug screen makes one of them, `raiseError`.

export const createDocomoConnection = { path: '/v1/create_docomo_connection', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Other: Docomo connection: create' } satisfies Call
export const getDocomoConnection = { path: '/v1/get_docomo_connection', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Other: Docomo connection: get' } satisfies Call
export const deleteDocomoConnection = { path: '/v1/delete_docomo_connection', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Other: Docomo connection: delete' } satisfies Call
export const searchShops = { path: '/v1/search_shops', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Other: Shop search' } satisfies Call
export const getShop = { path: '/v1/get_shop', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Other: Shop search' } satisfies Call
export const agreeToTerms = { path: '/v1/agree_to_terms', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Other: Terms: agree' } satisfies Call
export const listTerms = { path: '/v1/list_terms', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Other: Terms: list' } satisfies Call
export const getGoogleClientInfo = { path: '/v1/get_google_client_info', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Other: Google client info' } satisfies Call
export const createGoogleAssociation = { path: '/v1/create_google_association', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Other: Association' } satisfies Call
export const listTopupProviders = { path: '/v1/list_topup_providers', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Other: Topup providers' } satisfies Call
export const raiseError = { path: '/v1/raise_error', kind: 'write', access: 'signed-in', naming: 'given', item: 'Other: raise_error' } satisfies Call
