import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Real card”, the plastic card, of which no page makes any yet: application, activation, locking
 * and reissue. The string keys are the items of specification §7, spelled as there; those of “Application” and of “3DS”
 * (3-D Secure, the bank's check of online payments) follow their heading.
 */
export const realCardCalls = defineGroup('Real card', '/v1/', {
  Activate: { activateRealCard: 'write' },
  List: { listRealCards: 'read' },
  Detail: { getRealCardDetail: 'read' },
  'Application: status': { getRealCardApplicationStatus: 'read' },
  'Application: validate': { validateRealCardApplication: 'read' },
  'Application: initiate': { initiateRealCardApplication: 'write' },
  'Application: create': { createRealCardApplication: 'write' },
  Lock: { lockRealCard: 'write', unlockRealCard: 'write' },
  Cancel: { cancelRealCard: 'write' },
  'Reissue reasons': { listRealCardReissueReasons: 'read' },
  Token: { createRealCardToken: 'write' },
  '3DS: info': { getRealCard3dsInfo: 'read' },
  '3DS: confirm': { confirmRealCard3ds: 'write' },
  '3DS: cancel': { cancelRealCard3ds: 'write' },
})
