import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Payments”, which no page makes yet: paying by code, online and by card, and services with
 * approval in advance. MPM is the merchant-presented mode of QR payments: the code is the shop's, and here static, a
 * printed one.
 */
export const paymentCalls = defineGroup('Payments', '/v1/', {
  'Code payment: status': { getCodePaymentStatus: 'read' },
  'Code payment: availability': { getCodePaymentAvailability: 'read' },
  'Code payment: passcode': {
    getCodePaymentPasscodeSetting: 'read',
    updateCodePaymentPasscodeSetting: 'write',
    verifyCodePaymentPasscode: 'write',
  },
  'Online payment: setup': { getOnlinePaymentSetup: 'read', setUpOnlinePayment: 'write' },
  'Online payment: activate': { activateOnlinePayment: 'write' },
  'Online payment: switch': { switchOnlinePayment: 'write' },
  'Card key': { getCardKey: 'read' },
  'One-time code': { createOneTimeCode: 'write', getOneTimeCodeStatus: 'read' },
  'User payment config': { getUserPaymentConfig: 'read', updateUserPaymentConfig: 'write' },
  'Static MPM: session': { createStaticMpmSession: 'write', getStaticMpmSession: 'read' },
  'Static MPM: charge': {
    createStaticMpmCharge: 'write',
    getStaticMpmCharge: 'read',
    confirmStaticMpmCharge: 'write',
    cancelStaticMpmCharge: 'write',
  },
  '3-D secure: confirm': { confirm3dSecure: 'write' },
  '3-D secure: init': { init3dSecure: 'write' },
  'Netpayment order: detail': { getNetpaymentOrderDetail: 'read' },
  'Netpayment order: update address': { updateNetpaymentOrderAddress: 'write' },
  'Netpayment order: invalidate': { invalidateNetpaymentOrder: 'write' },
  'Netpayment order: confirm': { confirmNetpaymentOrder: 'write' },
  'QR type identify': { identifyQrType: 'read' },
  'Preapproved payment method': { getPreapprovedPaymentMethod: 'read', updatePreapprovedPaymentMethod: 'write' },
  'Preapproved services': {
    listPreapprovedServices: 'read',
    getPreapprovedService: 'read',
    cancelPreapprovedService: 'write',
  },
})
