import { defineGroup } from './define-group.ts'

/** The group “Other”, except for `raise_error`. */
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
