import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “KYC” (know your customer: the identity check), which no page makes yet. A validation stores
 * nothing, so it is a read.
 */
export const kycCalls = defineGroup('KYC', '/v1/kyc/', {
  'Personal info': {
    getPersonalInfo: 'read',
    validatePersonalInfo: 'read',
    createPersonalInfo: 'write',
    updatePersonalInfo: 'write',
  },
  'ID photos': { listIdPhotos: 'read', uploadIdPhoto: 'write', deleteIdPhoto: 'write', submitIdPhotos: 'write' },
  eKYC: {
    createEkyc: 'write',
    getEkycStatus: 'read',
    uploadEkycPhoto: 'write',
    submitEkyc: 'write',
    cancelEkyc: 'write',
  },
  'IC chip audits': {
    createIcChipAudit: 'write',
    getIcChipAudit: 'read',
    submitIcChipAudit: 'write',
    cancelIcChipAudit: 'write',
  },
})
