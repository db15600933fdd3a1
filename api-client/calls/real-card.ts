import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Real card”, the plastic card, which no page makes yet: application, activation, locking and
 * reissue.
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
