import { defineGroup } from './define-group.ts'

/**
 * The calls of the group “Dashboard and home”, which no page makes yet: the app's first screens, and the guides, popups
 * and banners on them.
 */
export const homeCalls = defineGroup('Dashboard and home', '/v1/', {
  get_dashboard: { getDashboard: 'read' },
  get_dashboard_message: { getDashboardMessage: 'read' },
  get_my_page: { getMyPage: 'read' },
  get_balance: { getBalance: 'read' },
  Guides: { listGuides: 'read', getGuide: 'read', closeGuide: 'write' },
  'Images by user condition': { listImagesByUserCondition: 'read' },
  Popups: { listPopups: 'read', closePopup: 'write' },
  Banners: { listBanners: 'read', closeBanner: 'write' },
})
