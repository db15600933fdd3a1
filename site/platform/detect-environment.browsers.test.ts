import { expect, test } from 'vitest'

import { detectEnvironment } from './detect-environment.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const galaxy =
  'Mozilla/5.0 (Linux; Android 14; SC-51E Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71'

const cases = {
  ios: {
    LINE: `${iphone} Mobile/15E148 Safari Line/14.9.0`,
    Facebook: `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.42.102;FBBV/606714311;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone]`,
    'Facebook on an iPad':
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBMD/iPad;FBSN/iPadOS]',
    Instagram: `${iphone} Mobile/15E148 Instagram 336.0.2.23.94 (iPhone15,2; iOS 17_5_1; ja_JP; ja; scale=3.00; 1179x2556; 610719889)`,
    X: `${iphone} Mobile/21F90 Twitter for iPhone/10.44`,
    'Yahoo! Japan': `${iphone} Version/17.5 Mobile/15E148 Safari/604.1 YJApp-IOS jp.co.yahoo.ipn.appli/4.140.0`,
    Google: `${iphone} GSA/319.0.640017227 Mobile/15E148 Safari/604.1`,
    TikTok: `${iphone} Mobile/15E148 musical_ly_35.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/ja Region/JP BytedanceWebview/d8a21c6`,
    Chrome: `${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
    Firefox: `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    'Chrome as a phone on a desktop': `Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148`,
    'an old iPod':
      'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148',
    'the first iPod':
      'Mozilla/5.0 (iPod; U; CPU like Mac OS X; en) AppleWebKit/420.1 (KHTML, like Gecko) Version/3.0 Mobile/3A101a Safari/419.3',
  },
  android: {
    LINE: `${galaxy} Mobile Safari/537.36 Line/14.9.0/IAB`,
    Facebook: `${galaxy} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/467.1.0.52.83;]`,
    Instagram: `${galaxy} Mobile Safari/537.36 Instagram 336.0.0.35.90 Android (34/14; 480dpi; 1080x2115; samsung; SC-51E; e1q; qcom; ja_JP; 609775437)`,
    X: `${galaxy} Mobile Safari/537.36 TwitterAndroid`,
    'Yahoo! Japan': `${galaxy} Mobile Safari/537.36 YJApp-ANDROID jp.co.yahoo.android.yjtop/3.171.1`,
    Google: `${galaxy} Mobile Safari/537.36 GSA/15.24.33.28.arm64`,
    TikTok: `${galaxy} Mobile Safari/537.36 trill_350103 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/35.1.3 ByteLocale/ja-JP`,
    'Samsung Internet':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    Firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    'a tablet':
      'Mozilla/5.0 (Linux; Android 13; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Android TV':
      'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K GB ATV3 Build/PTT1.190515.001.S38) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'a search engine that visits as a phone':
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  },
  other: {
    'Windows Phone 8.1': `Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 920) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537`,
    'Windows 10 Mobile':
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15',
    'Chrome OS':
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'a phone that asks for desktop pages':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'a television of Samsung':
      'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36',
    'a console':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
    'LINE on a desktop':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Line/9.1.0',
  },
} as const

const rows = Object.entries(cases).flatMap(([system, browsers]) =>
  Object.entries(browsers).map(([name, userAgent]) => [name, system, userAgent] as const),
)

test.each(rows)('%s is a browser on %s', (_, system, userAgent) => {
  expect(detectEnvironment({ userAgent, maxTouchPoints: 5 }, 'MerpayApp')).toEqual({ surface: 'browser', system })
})
