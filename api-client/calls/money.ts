import type { Call } from './call.ts'

// Calls of specification §7, group "Money". No page makes them yet, so they have no schemas.

export const listFundsHistories = { path: '/v1/list_funds_histories', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Funds histories' } satisfies Call
export const getFundsHistory = { path: '/v1/get_funds_history', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Funds histories' } satisfies Call
export const listPointHistories = { path: '/v1/list_point_histories', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Point histories' } satisfies Call
export const getPointHistory = { path: '/v1/get_point_history', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Point histories' } satisfies Call
export const listActionableHistories = { path: '/v1/list_actionable_histories', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Actionable histories' } satisfies Call
export const listFundsExpiryDates = { path: '/v1/list_funds_expiry_dates', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Expiry dates' } satisfies Call
export const listPointExpiryDates = { path: '/v1/list_point_expiry_dates', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Expiry dates' } satisfies Call
export const listPaymentAmountLimits = { path: '/v1/list_payment_amount_limits', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Payment amount limits' } satisfies Call
export const createFundsRecharge = { path: '/v1/create_funds_recharge', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Recharge: funds' } satisfies Call
export const getFundsRecharge = { path: '/v1/get_funds_recharge', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Recharge: funds' } satisfies Call
export const createPointRecharge = { path: '/v1/create_point_recharge', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Recharge: point' } satisfies Call
export const getPointRecharge = { path: '/v1/get_point_recharge', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Recharge: point' } satisfies Call
export const listFundsRechargeOptions = { path: '/v1/list_funds_recharge_options', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Recharge: options' } satisfies Call
export const listPointRechargeOptions = { path: '/v1/list_point_recharge_options', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Recharge: options' } satisfies Call
export const calculateBalanceWithdrawalFee = { path: '/v1/calculate_balance_withdrawal_fee', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Balance withdrawal' } satisfies Call
export const createBalanceWithdrawal = { path: '/v1/create_balance_withdrawal', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Balance withdrawal' } satisfies Call
export const getBalanceWithdrawal = { path: '/v1/get_balance_withdrawal', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Balance withdrawal' } satisfies Call
export const createPayout = { path: '/v1/create_payout', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Payouts: create' } satisfies Call
export const cancelPayout = { path: '/v1/cancel_payout', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Payouts: cancel' } satisfies Call
export const listPayouts = { path: '/v1/list_payouts', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Payouts: list' } satisfies Call
export const getPayoutBankAccount = { path: '/v1/get_payout_bank_account', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Payouts: bank account' } satisfies Call
export const updatePayoutBankAccount = { path: '/v1/update_payout_bank_account', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Payouts: bank account' } satisfies Call
export const listPayoutSchedules = { path: '/v1/list_payout_schedules', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Payouts: schedules' } satisfies Call
export const listBankAccounts = { path: '/v1/list_bank_accounts', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Bank accounts: list' } satisfies Call
export const createBankAccount = { path: '/v1/create_bank_account', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Bank accounts: create' } satisfies Call
export const deleteBankAccount = { path: '/v1/delete_bank_account', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Bank accounts: delete' } satisfies Call
export const setDefaultBankAccount = { path: '/v1/set_default_bank_account', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Money: Bank accounts: set default' } satisfies Call
export const listBanks = { path: '/v1/list_banks', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Bank accounts: list banks' } satisfies Call
export const listBankBranches = { path: '/v1/list_bank_branches', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Bank accounts: list branches' } satisfies Call
export const getZipCodeAddress = { path: '/v1/get_zip_code_address', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Money: Zip-code address' } satisfies Call
