import type { Call } from './call.ts'

// Calls of specification §7, group "Deferred pay". No page makes them yet, so they have no schemas.

export const getUser = { path: '/v1/defer/get_user', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: User' } satisfies Call
export const listBills = { path: '/v1/defer/list_bills', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Bills' } satisfies Call
export const getBill = { path: '/v1/defer/get_bill', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Bills' } satisfies Call
export const listBillTransactions = { path: '/v1/defer/list_bill_transactions', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Bills' } satisfies Call
export const prepareRepayment = { path: '/v1/defer/prepare_repayment', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Repayment: prepare' } satisfies Call
export const createRepayment = { path: '/v1/defer/create_repayment', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Repayment: create' } satisfies Call
export const updateRepayment = { path: '/v1/defer/update_repayment', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Repayment: update' } satisfies Call
export const getPostPayConfig = { path: '/v1/defer/get_post_pay_config', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Post-pay: config' } satisfies Call
export const updatePostPayConfig = { path: '/v1/defer/update_post_pay_config', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Post-pay: config' } satisfies Call
export const getPostPayLimit = { path: '/v1/defer/get_post_pay_limit', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Post-pay: limit' } satisfies Call
export const updatePostPayLimit = { path: '/v1/defer/update_post_pay_limit', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Post-pay: limit' } satisfies Call
export const getPostPayEligibility = { path: '/v1/defer/get_post_pay_eligibility', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Post-pay: eligibility' } satisfies Call
export const getPostPayAgreement = { path: '/v1/defer/get_post_pay_agreement', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Post-pay: agreement' } satisfies Call
export const createPostPayAgreement = { path: '/v1/defer/create_post_pay_agreement', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Post-pay: agreement' } satisfies Call
export const getParentalConsent = { path: '/v1/defer/get_parental_consent', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Parental consent' } satisfies Call
export const createParentalConsent = { path: '/v1/defer/create_parental_consent', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Parental consent' } satisfies Call
export const cancelParentalConsent = { path: '/v1/defer/cancel_parental_consent', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Parental consent' } satisfies Call
export const getSmartpayOnboarding = { path: '/v1/defer/get_smartpay_onboarding', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Smartpay onboarding' } satisfies Call
export const completeSmartpayOnboarding = { path: '/v1/defer/complete_smartpay_onboarding', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Smartpay onboarding' } satisfies Call
export const validateEasypayApplication = { path: '/v1/defer/validate_easypay_application', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: application' } satisfies Call
export const createEasypayApplication = { path: '/v1/defer/create_easypay_application', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: application' } satisfies Call
export const getEasypayApplication = { path: '/v1/defer/get_easypay_application', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: application' } satisfies Call
export const cancelEasypayApplication = { path: '/v1/defer/cancel_easypay_application', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: application' } satisfies Call
export const getDeferEasypayApplicability = { path: '/v1/defer/get_easypay_applicability', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: applicability' } satisfies Call
export const getEasypayRepaymentSettings = { path: '/v1/defer/get_easypay_repayment_settings', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: repayment settings' } satisfies Call
export const updateEasypayRepaymentSettings = { path: '/v1/defer/update_easypay_repayment_settings', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: repayment settings' } satisfies Call
export const calculateEasypayPlan = { path: '/v1/defer/calculate_easypay_plan', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: plan calculation' } satisfies Call
export const prepareEasypayInvoiceRepaymentViaFund = {
  path: '/v1/defer/prepare_easypay_invoice_repayment_via_fund',
  kind: 'write',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Deferred pay: Easypay: invoice repayment via fund',
} satisfies Call
export const createEasypayInvoiceRepaymentViaFund = {
  path: '/v1/defer/create_easypay_invoice_repayment_via_fund',
  kind: 'write',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Deferred pay: Easypay: invoice repayment via fund',
} satisfies Call
export const createEasypayInvoiceRepaymentViaCvs = { path: '/v1/defer/create_easypay_invoice_repayment_via_cvs', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: invoice repayment via CVS' } satisfies Call
export const getEasypayInvoiceRepaymentViaCvs = { path: '/v1/defer/get_easypay_invoice_repayment_via_cvs', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: invoice repayment via CVS' } satisfies Call
export const cancelEasypayInvoiceRepaymentViaCvs = { path: '/v1/defer/cancel_easypay_invoice_repayment_via_cvs', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: invoice repayment via CVS' } satisfies Call
export const prepareEasypayInvoiceRepaymentViaOnDemand = {
  path: '/v1/defer/prepare_easypay_invoice_repayment_via_on_demand',
  kind: 'write',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Deferred pay: Easypay: invoice repayment via on-demand',
} satisfies Call
export const createEasypayInvoiceRepaymentViaOnDemand = {
  path: '/v1/defer/create_easypay_invoice_repayment_via_on_demand',
  kind: 'write',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Deferred pay: Easypay: invoice repayment via on-demand',
} satisfies Call
export const listConvertibleMonthlyClears = { path: '/v1/defer/list_convertible_monthly_clears', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: conversion of monthly clear' } satisfies Call
export const convertMonthlyClearToEasypay = { path: '/v1/defer/convert_monthly_clear_to_easypay', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Deferred pay: Easypay: conversion of monthly clear' } satisfies Call
