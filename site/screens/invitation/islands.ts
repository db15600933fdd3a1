import { CarriedQrCode } from '../../shared/carried-qr-code.tsx'
import { ScreenServices } from '../../shared/screen-provider.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { RegistrationStamp } from './registration-stamp.tsx'

/** What a browser takes over of these pages. */
export const islands = { CarriedQrCode, ScreenServices, InvitationPanel, RegistrationStamp }
