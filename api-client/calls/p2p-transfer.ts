import type { Call } from './call.ts'

// Calls of specification §7, group "P2P transfer". No page makes them yet, so they have no schemas.

export const getProfile = { path: '/v1/p2p_transfer/get_profile', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Profile' } satisfies Call
export const createProfile = { path: '/v1/p2p_transfer/create_profile', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Profile' } satisfies Call
export const updateProfile = { path: '/v1/p2p_transfer/update_profile', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Profile' } satisfies Call
export const createTransfer = { path: '/v1/p2p_transfer/create_transfer', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Transfers: create' } satisfies Call
export const receiveTransfer = { path: '/v1/p2p_transfer/receive_transfer', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Transfers: receive' } satisfies Call
export const cancelTransfer = { path: '/v1/p2p_transfer/cancel_transfer', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Transfers: cancel' } satisfies Call
export const getTransfer = { path: '/v1/p2p_transfer/get_transfer', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Transfers: get' } satisfies Call
export const listTransfers = { path: '/v1/p2p_transfer/list_transfers', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Transfers: list' } satisfies Call
export const confirmRecipient = { path: '/v1/p2p_transfer/confirm_recipient', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Confirm recipient' } satisfies Call
export const listMessageCards = { path: '/v1/p2p_transfer/list_message_cards', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Message cards' } satisfies Call
export const getMessageCard = { path: '/v1/p2p_transfer/get_message_card', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'P2P transfer: Message cards' } satisfies Call
