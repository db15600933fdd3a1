import * as campaign from './campaign.ts'
import * as deferred from './deferred.ts'
import * as home from './home.ts'
import * as invitation from './invitation.ts'
import * as kyc from './kyc.ts'
import * as lendingLanding from './lending-landing.ts'
import * as lending from './lending.ts'
import * as loyalty from './loyalty.ts'
import * as money from './money.ts'
import * as nfc from './nfc.ts'
import * as other from './other.ts'
import * as p2pTransfer from './p2p-transfer.ts'
import * as passcode from './passcode.ts'
import * as payments from './payments.ts'
import * as realCard from './real-card.ts'

/**
 * Every call of specification §7 by its export name, its groups in the order of §7. For the sandbox, the docs and tests
 * only: a page that imported it would carry all calls, so a page imports the calls that it makes from their own files.
 */
export const allCalls = {
  ...campaign,
  ...invitation,
  ...loyalty,
  ...home,
  ...payments,
  ...money,
  ...passcode,
  ...nfc,
  ...deferred,
  ...lendingLanding,
  ...lending,
  ...kyc,
  ...p2pTransfer,
  ...realCard,
  ...other,
}
