import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Lending” below `/v1/`, which no page makes yet: applications, documents and repayments. The
 * lending page makes the calls of `lending-landing.ts`.
 */
export const lendingCalls = defineGroup('Lending', '/v1/lending/', {
  'Application: create': { createApplication: 'write' },
  'Application: update': { updateApplication: 'write' },
  'Application: cancel': { cancelApplication: 'write' },
  'Application: get': { getApplication: 'read' },
  Documents: { listDocuments: 'read', getDocument: 'read', uploadDocument: 'write' },
  Top: { getTop: 'read' },
  'Unpaid invoices': { listUnpaidInvoices: 'read', getUnpaidInvoice: 'read' },
  'Repayment settings': { getRepaymentSettings: 'read', updateRepaymentSettings: 'write' },
  'Balance repayment': {
    calculateBalanceRepayment: 'read',
    createBalanceRepayment: 'write',
    getBalanceRepayment: 'read',
  },
})
