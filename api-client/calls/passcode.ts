import { defineGroup } from './define-group.ts'

export const passcodeCalls = defineGroup('Passcode', '/v1/', {
  Status: { getPasscodeStatus: 'read' },
  Create: { createPasscode: 'write' },
  Update: { updatePasscode: 'write' },
  'Format check': { checkPasscodeFormat: 'read' },
  Verify: { verifyPasscode: 'write' },
  'Reset by OTP': { sendPasscodeResetOtp: 'write', resetPasscodeByOtp: 'write' },
})
