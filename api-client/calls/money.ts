import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Money”, which no page makes yet: histories and expiry of funds and points, recharges,
 * withdrawals, payouts and bank accounts. An item may be several calls: “Funds histories” is a list and its details.
 */
export const moneyCalls = defineGroup('Money', '/v1/', {
  'Funds histories': { listFundsHistories: 'read', getFundsHistory: 'read' },
  'Point histories': { listPointHistories: 'read', getPointHistory: 'read' },
  'Actionable histories': { listActionableHistories: 'read' },
  'Expiry dates': { listFundsExpiryDates: 'read', listPointExpiryDates: 'read' },
  'Payment amount limits': { listPaymentAmountLimits: 'read' },
  'Recharge: funds': { createFundsRecharge: 'write', getFundsRecharge: 'read' },
  'Recharge: point': { createPointRecharge: 'write', getPointRecharge: 'read' },
  'Recharge: options': { listFundsRechargeOptions: 'read', listPointRechargeOptions: 'read' },
  'Balance withdrawal': {
    calculateBalanceWithdrawalFee: 'read',
    createBalanceWithdrawal: 'write',
    getBalanceWithdrawal: 'read',
  },
  'Payouts: create': { createPayout: 'write' },
  'Payouts: cancel': { cancelPayout: 'write' },
  'Payouts: list': { listPayouts: 'read' },
  'Payouts: bank account': { getPayoutBankAccount: 'read', updatePayoutBankAccount: 'write' },
  'Payouts: schedules': { listPayoutSchedules: 'read' },
  'Bank accounts: list': { listBankAccounts: 'read' },
  'Bank accounts: create': { createBankAccount: 'write' },
  'Bank accounts: delete': { deleteBankAccount: 'write' },
  'Bank accounts: set default': { setDefaultBankAccount: 'write' },
  'Bank accounts: list banks': { listBanks: 'read' },
  'Bank accounts: list branches': { listBankBranches: 'read' },
  'Zip-code address': { getZipCodeAddress: 'read' },
})
