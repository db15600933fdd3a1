import { memoize } from '#domain/memoize.ts'

/** Patterns of an exclusion such as 公共料金, which a page excludes from its points. */
export type ExclusionPatterns = {
  /** Matches its name or a synonym: 電気代の支払い. */
  name: RegExp
  /** Matches a statement that it counts: 「公共料金のお支払いも対象です」. */
  inclusion: RegExp
  /** Matches the same in a sentence that excludes something else: 「公共料金は対象とし、税金は対象外です」. */
  inclusionBeforeExclusion: RegExp
}

const utilities = '公共料金|(?:電気|ガス|水道)[^。、]{0,8}(?:払|支払|収納)'

/** Patterns of common exclusions and their synonyms, by the name in lists of exclusions. */
const synonyms: Readonly<Record<string, string>> = {
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

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const onlySuffix = /(?:だけ|のみ)$/u

/**
 * Returns a pattern of an exclusion: 事業の資金 includes 「事業の仕入れや運転資金」, and 教材だけ includes 「テキストのみ」.
 */
function createNamePattern(exclusion: string): string {
  if (onlySuffix.test(exclusion))
    return `(?:${createNamePattern(exclusion.replace(onlySuffix, ''))})[^。、]{0,2}(?:だけ|のみ)`
  return synonyms[exclusion] ?? exclusion.split('の').map(escapePattern).join('[^。、]{0,10}')
}

function compileExclusion(exclusion: string): ExclusionPatterns {
  const name = `(?:${createNamePattern(exclusion)})`
  const inclusions = [
    // The purchased goods may be named between the exclusion and the verb: 「コード払いのお買い物にも上乗せします」.
    `${name}[^。]{0,30}?${inclusionPhrases}`,
    // 「コード払い」を選びます
    `${name}[」』]?を選[びん]`,
    // カードをタッチしてください
    '(?:タッチ|かざ)し(?:て(?:ください)?|ます)。?$',
  ]
  return {
    name: new RegExp(name, 'u'),
    inclusion: new RegExp(inclusions.join('|'), 'u'),
    inclusionBeforeExclusion: new RegExp(`${name}[^、。]{0,6}(?:は|も)、?(?:含み|対象で|対象とし)、`, 'u'),
  }
}

/** Returns the patterns of an exclusion. Cached, because a month excludes some hundred things in the same words. */
export const getExclusionPatterns = memoize(1_000, compileExclusion)
