import { defineGroup } from './define-group.ts'

/** The calls of the group “NFC”, contactless payment by phone, which no page makes yet. */
export const nfcCalls = defineGroup('NFC', '/v1/', {
  'Registration status': { getNfcRegistrationStatus: 'read' },
  'Virtual card contract': {
    createVirtualCardContract: 'write',
    getVirtualCardContract: 'read',
    cancelVirtualCardContract: 'write',
  },
  'Apple Pay device': { createApplePayDevice: 'write', listApplePayDevices: 'read', deleteApplePayDevice: 'write' },
  'Android signing': { createAndroidSignature: 'write' },
  'PIN: init': { initNfcPin: 'write' },
  'PIN: update': { updateNfcPin: 'write' },
})
