import { memoize } from '#domain/memoize.ts'

const utilities = '公共料金|(?:電気|ガス|水道)[^。、]{0,8}(?:払|支払|収納)'

/** Synonyms of common exclusions, as patterns. */
const alsoCalled: Readonly<Record<string, string>> = {
  タッチ決済: 'タッチ決済|タッチ[しす]|タッチでの?お?支払|かざ[しす]',
  コード払い: 'コード払い|コードで支払',
  ネット: '(?:ネット|通販|オンライン)(?:でも|で?の?(?:ご?注文|お支払い|ご?購入))',
  ネット注文: '(?:ネット|通販|オンライン)で?の?ご?注文',
  デリバリーサービスを通したご注文: 'デリバリー|出前',
  お店での取り置きと支払い: '取り置き',
  公共料金: utilities,
  公共料金の収納: utilities,
  コンビニ: 'コンビニ(?:払い|で?のお?支払)',
  個人の出品者: '個人の(?:方|出品者|売り手)|フリマ',
  百貨店: '百貨店|デパート',
  教材: '教材|テキスト',
  出し直し: '出し直[しす]|もう一度出品|出品し直|再出品|再び出品',
}

/** Phrases which say that something counts: 「対象です」, 「上乗せします」, 「タッチ決済も使えます」. */
export const inclusionPhrases = `(?:${[
  '対象(?!外)(?:です(?!か)|になります(?!か)|に含|。?$)',
  '(?:上乗せ|還元|付与)(?:し|され)ます(?!か)',
  'も還元',
  'もらえます(?!か)',
  '(?:も|でも)OK',
  '使えます|かまいません|変わりません|同じです',
  '(?:も|でも|を)(?:お選び|ご利用|お使い)いただけます',
  '(?:も|でも)(?:選べ|えらべ)ます',
].join('|')})`

/** 「送料は含み、手数料は含みません」: an inclusion in a sentence that excludes something else. */
const includedThenExcluded = /(?:は|も)、?(?:含み|対象で|対象とし)、/u

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * Patterns of a thing that counts or not, such as 公共料金: `named` matches its name, `claimed` a statement that it counts,
 * and `included` that it does in a sentence that excludes something else.
 */
export type Thing = { named: RegExp; claimed: RegExp; included: RegExp }

const onlySuffix = /(?:だけ|のみ)$/u

/** Returns a pattern for a thing: 「事業の資金」 includes 「事業の仕入れや運転資金」, and 「教材だけ」 includes 「テキストのみ」. */
function patternFor(thing: string): string {
  if (onlySuffix.test(thing)) return `(?:${patternFor(thing.replace(onlySuffix, ''))})[^。、]{0,2}(?:だけ|のみ)`
  return alsoCalled[thing] ?? thing.split('の').map(escape).join('[^。、]{0,10}')
}

function compileThing(thing: string): Thing {
  const pattern = `(?:${patternFor(thing)})`
  // The purchased goods may be named between the thing and the verb.
  return {
    named: new RegExp(pattern, 'u'),
    claimed: new RegExp(
      `${pattern}[^。]{0,30}?${inclusionPhrases}|${pattern}[」』]?を選[びん]|(?:タッチ|かざ)し(?:て(?:ください)?|ます)。?$`,
      'u',
    ),
    included: new RegExp(`${pattern}[^、。]{0,6}${includedThenExcluded.source}`, 'u'),
  }
}

/** Returns the patterns of a thing. Cached, because a month excludes some hundred things in the same words. */
export const getThing = memoize(1_000, compileThing)
