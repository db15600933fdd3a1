import type { Call } from './call.ts'

// Calls of specification §7, group "Lending" below `/v1/`. No page makes them yet, so they have no schemas. Those of the
// lending page are in `lending-landing.ts`.

export const createApplication = { path: '/v1/lending/create_application', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Lending: Application: create' } satisfies Call
export const updateApplication = { path: '/v1/lending/update_application', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Lending: Application: update' } satisfies Call
export const cancelApplication = { path: '/v1/lending/cancel_application', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Lending: Application: cancel' } satisfies Call
export const getApplication = { path: '/v1/lending/get_application', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Application: get' } satisfies Call
export const listDocuments = { path: '/v1/lending/list_documents', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Documents' } satisfies Call
export const getDocument = { path: '/v1/lending/get_document', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Documents' } satisfies Call
export const uploadDocument = { path: '/v1/lending/upload_document', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Lending: Documents' } satisfies Call
export const getTop = { path: '/v1/lending/get_top', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Top' } satisfies Call
export const listUnpaidInvoices = { path: '/v1/lending/list_unpaid_invoices', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Unpaid invoices' } satisfies Call
export const getUnpaidInvoice = { path: '/v1/lending/get_unpaid_invoice', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Unpaid invoices' } satisfies Call
export const getRepaymentSettings = { path: '/v1/lending/get_repayment_settings', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Repayment settings' } satisfies Call
export const updateRepaymentSettings = { path: '/v1/lending/update_repayment_settings', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Lending: Repayment settings' } satisfies Call
export const calculateBalanceRepayment = { path: '/v1/lending/calculate_balance_repayment', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Balance repayment' } satisfies Call
export const createBalanceRepayment = { path: '/v1/lending/create_balance_repayment', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Lending: Balance repayment' } satisfies Call
export const getBalanceRepayment = { path: '/v1/lending/get_balance_repayment', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Lending: Balance repayment' } satisfies Call
