import type { Call } from './call.ts'
import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Deferred pay”, which no page makes yet: post-pay, which is a bill a month, and easypay, which
 * is instalments (“conversion of monthly clear” turns the first into the second).
 */
export const deferredPayCalls = defineGroup('Deferred pay', '/v1/defer/', {
  User: { getUser: 'read' },
  Bills: { listBills: 'read', getBill: 'read', listBillTransactions: 'read' },
  'Repayment: prepare': { prepareRepayment: 'write' },
  'Repayment: create': { createRepayment: 'write' },
  'Repayment: update': { updateRepayment: 'write' },
  'Post-pay: config': { getPostPayConfig: 'read', updatePostPayConfig: 'write' },
  'Post-pay: limit': { getPostPayLimit: 'read', updatePostPayLimit: 'write' },
  'Post-pay: eligibility': { getPostPayEligibility: 'read' },
  'Post-pay: agreement': { getPostPayAgreement: 'read', createPostPayAgreement: 'write' },
  'Parental consent': { getParentalConsent: 'read', createParentalConsent: 'write', cancelParentalConsent: 'write' },
  'Smartpay onboarding': { getSmartpayOnboarding: 'read', completeSmartpayOnboarding: 'write' },
  'Easypay: application': {
    validateEasypayApplication: 'read',
    createEasypayApplication: 'write',
    getEasypayApplication: 'read',
    cancelEasypayApplication: 'write',
  },
  'Easypay: repayment settings': { getEasypayRepaymentSettings: 'read', updateEasypayRepaymentSettings: 'write' },
  'Easypay: plan calculation': { calculateEasypayPlan: 'read' },
  'Easypay: invoice repayment via fund': {
    prepareEasypayInvoiceRepaymentViaFund: 'write',
    createEasypayInvoiceRepaymentViaFund: 'write',
  },
  'Easypay: invoice repayment via CVS': {
    createEasypayInvoiceRepaymentViaCvs: 'write',
    getEasypayInvoiceRepaymentViaCvs: 'read',
    cancelEasypayInvoiceRepaymentViaCvs: 'write',
  },
  'Easypay: invoice repayment via on-demand': {
    prepareEasypayInvoiceRepaymentViaOnDemand: 'write',
    createEasypayInvoiceRepaymentViaOnDemand: 'write',
  },
  'Easypay: conversion of monthly clear': {
    listConvertibleMonthlyClears: 'read',
    convertMonthlyClearToEasypay: 'write',
  },
})

/**
 * Returns whether a user may pay by easypay; its fields are unknown (D16). A literal, because `defineGroup` derives the
 * path from the name, and `getEasypayApplicability` is the name of the call `/v1/get_easypay_applicability`.
 */
export const getDeferEasypayApplicability = {
  path: '/v1/defer/get_easypay_applicability',
  kind: 'read',
  access: 'signed-in',
  naming: 'chosen',
  item: 'Deferred pay: Easypay: applicability',
} satisfies Call
