import { QrCodeToPhone } from '../../shared/open-app/qr-code-to-phone.tsx'
import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { EntryListState } from './entry-list-state.tsx'
import { EntryStamp } from './entry-stamp.tsx'
import { PromotionEntry } from './promotion-entry.tsx'

/** Islands of these pages. */
export const islands = { QrCodeToPhone, ScreenServices, EntryListState, EntryStamp, PromotionEntry }
