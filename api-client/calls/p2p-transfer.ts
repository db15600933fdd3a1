import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “P2P transfer”, which no page makes yet: transfers from one user to another, with a message
 * card.
 */
export const p2pTransferCalls = defineGroup('P2P transfer', '/v1/p2p_transfer/', {
  Profile: { getProfile: 'read', createProfile: 'write', updateProfile: 'write' },
  'Transfers: create': { createTransfer: 'write' },
  'Transfers: receive': { receiveTransfer: 'write' },
  'Transfers: cancel': { cancelTransfer: 'write' },
  'Transfers: get': { getTransfer: 'read' },
  'Transfers: list': { listTransfers: 'read' },
  'Confirm recipient': { confirmRecipient: 'read' },
  'Message cards': { listMessageCards: 'read', getMessageCard: 'read' },
})
