import { QrCodeToPhone } from '../../shared/qr-code-to-phone.tsx'
import { ScreenServices } from '../../shared/screen-provider.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { RegistrationStamp } from './registration-stamp.tsx'

/** Islands of these pages. */
export const islands = { QrCodeToPhone, ScreenServices, InvitationPanel, RegistrationStamp }
