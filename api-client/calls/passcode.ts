import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Passcode”, which no page makes yet. A format check stores nothing, so it is a read; a
 * verification may count wrong attempts, so it is a write, which is never retried.
 */
export const passcodeCalls = defineGroup('Passcode', '/v1/', {
  Status: { getPasscodeStatus: 'read' },
  Create: { createPasscode: 'write' },
  Update: { updatePasscode: 'write' },
  'Format check': { checkPasscodeFormat: 'read' },
  Verify: { verifyPasscode: 'write' },
  'Reset by OTP': { sendPasscodeResetOtp: 'write', resetPasscodeByOtp: 'write' },
})
