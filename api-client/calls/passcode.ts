import type { Call } from './call.ts'

// Calls of specification §7, group "Passcode". No page makes them yet, so they have no schemas.

export const getPasscodeStatus = { path: '/v1/get_passcode_status', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Passcode: Status' } satisfies Call
export const createPasscode = { path: '/v1/create_passcode', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Passcode: Create' } satisfies Call
export const updatePasscode = { path: '/v1/update_passcode', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Passcode: Update' } satisfies Call
export const checkPasscodeFormat = { path: '/v1/check_passcode_format', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Passcode: Format check' } satisfies Call
export const verifyPasscode = { path: '/v1/verify_passcode', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Passcode: Verify' } satisfies Call
export const sendPasscodeResetOtp = { path: '/v1/send_passcode_reset_otp', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Passcode: Reset by OTP' } satisfies Call
export const resetPasscodeByOtp = { path: '/v1/reset_passcode_by_otp', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Passcode: Reset by OTP' } satisfies Call
