import type { Call } from './call.ts'

// Calls of specification §7, group "Dashboard and home". No page makes them yet, so they have no schemas.

export const getDashboard = { path: '/v1/get_dashboard', kind: 'read', access: 'signed-in', naming: 'given', item: 'Dashboard and home: get_dashboard' } satisfies Call
export const getDashboardMessage = { path: '/v1/get_dashboard_message', kind: 'read', access: 'signed-in', naming: 'given', item: 'Dashboard and home: get_dashboard_message' } satisfies Call
export const getMyPage = { path: '/v1/get_my_page', kind: 'read', access: 'signed-in', naming: 'given', item: 'Dashboard and home: get_my_page' } satisfies Call
export const getBalance = { path: '/v1/get_balance', kind: 'read', access: 'signed-in', naming: 'given', item: 'Dashboard and home: get_balance' } satisfies Call
export const listGuides = { path: '/v1/list_guides', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Dashboard and home: Guides' } satisfies Call
export const getGuide = { path: '/v1/get_guide', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Dashboard and home: Guides' } satisfies Call
export const closeGuide = { path: '/v1/close_guide', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Dashboard and home: Guides' } satisfies Call
export const listImagesByUserCondition = { path: '/v1/list_images_by_user_condition', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Dashboard and home: Images by user condition' } satisfies Call
export const listPopups = { path: '/v1/list_popups', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Dashboard and home: Popups' } satisfies Call
export const closePopup = { path: '/v1/close_popup', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Dashboard and home: Popups' } satisfies Call
export const listBanners = { path: '/v1/list_banners', kind: 'read', access: 'signed-in', naming: 'chosen', item: 'Dashboard and home: Banners' } satisfies Call
export const closeBanner = { path: '/v1/close_banner', kind: 'write', access: 'signed-in', naming: 'chosen', item: 'Dashboard and home: Banners' } satisfies Call
