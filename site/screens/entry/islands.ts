import { CarriedQrCode } from '../../shared/carried-qr-code.tsx'
import { ScreenServices } from '../../shared/screen-provider.tsx'
import { EntryListState } from './entry-list-state.tsx'
import { EntryStamp } from './entry-stamp.tsx'
import { PromotionEntry } from './promotion-entry.tsx'

/** What a browser takes over of these pages. */
export const islands = { CarriedQrCode, ScreenServices, EntryListState, EntryStamp, PromotionEntry }
