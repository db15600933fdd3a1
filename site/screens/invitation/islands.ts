import { QrCodeToPhone } from '../../shared/open-app/qr-code-to-phone.tsx'
import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { JumpLabel } from './jump-label.tsx'
import { RegistrationStamp } from './registration-stamp.tsx'

/** Islands of these pages. */
export const islands = { QrCodeToPhone, ScreenServices, InvitationPanel, JumpLabel, RegistrationStamp }
