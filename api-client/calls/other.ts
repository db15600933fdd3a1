import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Other” that no page makes yet. A diagnostic page makes the remaining call of this group, in
 * `raise-error.ts`.
 */
export const otherCalls = defineGroup('Other', '/v1/', {
  'Docomo connection: create': { createDocomoConnection: 'write' },
  'Docomo connection: get': { getDocomoConnection: 'read' },
  'Docomo connection: delete': { deleteDocomoConnection: 'write' },
  'Shop search': { searchShops: 'read', getShop: 'read' },
  'Terms: agree': { agreeToTerms: 'write' },
  'Terms: list': { listTerms: 'read' },
  'Google client info': { getGoogleClientInfo: 'read' },
  Association: { createGoogleAssociation: 'write' },
  'Topup providers': { listTopupProviders: 'read' },
})
