import { readFile } from 'node:fs/promises'

import type { Plugin } from 'esbuild'

/** A patch of Sveltia's bundle for behaviour without an option: the original code, its replacement, and the reason. */
type Change = { reason: string; find: RegExp; replace: string }

const changes: readonly Change[] = [
  {
    reason: 'Fonts come from the site: Sveltia also loads them from a third-party host.',
    find: /@font-face \{[^}]*https:\/\/cdn\.[^}]*\}/g,
    replace: '',
  },
  {
    reason: 'A byte order mark and the line ends of a file of the folder reach its format …',
    find: /async (\w+)=>\(await \1\.text\(\)\)\.replace\(\/\\r\\n\?\/g,`\n`\)/g,
    replace: 'async $1=>new TextDecoder(`utf-8`,{ignoreBOM:!0}).decode(await $1.arrayBuffer())',
  },
  {
    reason: '… as do the line ends of a file at a host …',
    find: /(\w+)=\1\.trim\(\)\.replace\(\/\\r\\n\?\/g,`\n`\);/g,
    replace: '',
  },
  {
    reason: '… and what the format writes is saved as it is.',
    find: /return`\$\{\(await (\w+)\((\w+)\)\)\.trim\(\)\}\\n`/g,
    replace: 'return await $1($2)',
  },
  {
    reason: 'Backups of unsaved forms are made in a folder, too: its choice after that of a host ended them.',
    find: /if\((\w+)&&!(\w+)\)\{let\{databaseName:(\w+)\}=\1\.repository\?\?\{\};if\(\3\)\{\2=new /g,
    replace: 'if($1){let{databaseName:$3}=$1.repository??{};if($3){$2=new ',
  },
  {
    reason:
      'A backup stays when the initial values of new entries change, which are content; the fields decide. JSON, because to write the configuration as YAML takes a fifth of a second at each opening …',
    find: /\.current=await ([\w$]+)\([\w$]+\(([\w$]+)\)\),console\.debug\(`CMS configuration:`/g,
    replace:
      '.current=await $1(JSON.stringify($2,(name,value)=>name===`default`?void 0:value)),console.debug(`CMS configuration:`',
  },
  {
    reason: '… as does to validate it against a schema, which a test does (form.test.ts).',
    find: /([\w$]+)=\{\$schema:`http:\/\/json-schema\.org\/draft-07\/schema#`,\$ref:`#\/definitions\/CmsConfig`[^]*?\}\}(?=,[\w$]+=void 0,[\w$]+=\(\)=>\{if\(\1\)return)/g,
    replace: '$1=void 0',
  },
  {
    reason: 'The folder is known to the editor, which compares a file with what it was opened on before it is saved.',
    find: /if\((\w+)\)([\w$]+)=\1;else throw Error\(`Directory handle could not be acquired`\)/g,
    replace: 'if($1)$2=globalThis.editorFolder=$1;else throw Error(`Directory handle could not be acquired`)',
  },
  {
    reason: 'An error while saving is explained in the words of the editor, and not in those of the browser.',
    find: /Error\(`saving_failed`,\{cause:(\w+)\.cause\?\?\1\}\)/g,
    replace: 'Error(`saving_failed`,{cause:globalThis.explainSaving($1.cause??$1)})',
  },
  {
    reason: 'A copy has an id that is free, where its author would have to think of one.',
    find: /\.\.\.(\w+),(id:crypto\.randomUUID\(\),createdAt:Date\.now\(\),isNew:!0,.{0,60}currentSlugs:)\{\}/g,
    replace: '...$1,$2{[$1.defaultLocale]:globalThis.proposeId($1.collectionName,$1.originalEntry.subPath)}',
  },
  {
    reason: 'A deleted entry leaves all images: its folder is its month, whose images belong to other entries as well.',
    find: /=\(\{entry:\w,collectionName:\w,fileName:\w,relative:(\w)=!1\}\)=>\{/g,
    replace: '$&if($1)return[];',
  },
  {
    reason: 'An item of a list is removed once that is confirmed, because nothing brings it back …',
    find: /(=(\w\([\w$]+\))\[\w\];return [\w$]+\(\w\)\?\w\.__sc_item_id\?\?\w:\w\}.{0,1500}?=async (\w)=>\{)(?=[\w$]+\(\(\{valueList:\w,expanderStateList:\w\}\)=>\{.{0,140}\.splice\(\3,1\))/g,
    replace: '$1if(!await globalThis.mayRemove($2[$3]))return;',
  },
  {
    reason: '… and so is a group of fields that may be left out.',
    find: /(=)\(\)=>\{(?=[\w$]+\(\{valueStore:.{0,80}?\},\w=>\{[\w$]+\(\w,`\$\{\w\.keyPath\}\.`,\{live:!0\}\)\.forEach)/g,
    replace: '$1async()=>{if(!await globalThis.mayRemove())return;',
  },
  {
    reason: '… and so are all changes of a form.',
    find: /(=)(\(\{draft:\w,locale:\w=``,keyPath:(\w)=``\}\)=>\{)(?=let\{[^}]*originalPath:)/g,
    replace: '$1async $2if(!$3&&!await globalThis.mayRemove([`すべての変更`]))return;',
  },
  {
    reason: 'The last item of a list is removed without an error that stops the form: its type is read once more.',
    find: /(=\w\(\(\)=>(\w)\(\w+\)\?\2\(\w+\))(?=\[\2\(\w+\)\]:void 0\),\w=\w\(\(\)=>\2\(\w\)\?\w+\(\2\(\w\)\):void 0\))/g,
    replace: '$1?.',
  },
  {
    reason: 'What is empty can be saved, as with every other error: the check names it, and it is not published.',
    find: /([\w$]+)=(\w+)=>!([\w$]+)\(\2\)\|\|\(([\w$]+)\(\2\)\?\?`draft`\)!==`draft`/g,
    replace: '$1=()=>!1',
  },
]

/** @throws Error if a place is not there, as after an update of Sveltia */
export function adaptSveltia(script: string): string {
  return changes.reduce((text, { reason, find, replace }) => {
    if (text.search(find) < 0) throw new Error(`Sveltia has changed where the editor adapts it: ${reason}`)
    return text.replace(find, replace)
  }, script)
}

/** Words of Sveltia that have another meaning for marketers, or none: エントリー is what visitors do. */
const japaneseTerms: readonly (readonly [from: RegExp, to: string])[] = [
  [/エントリー/g, '原稿'],
  [/\} コレクション(?:リスト)?/g, '}の一覧'],
  [/コレクション(?:リスト)?/g, '一覧'],
  [/アセット/g, '画像'],
  // Only campaigns are in folders: those of their months.
  [/"親フォルダー"/g, '"入れる月"'],
]

/** Rewrites Sveltia's Japanese texts in the words of the editor. */
function adaptTexts(texts: string): string {
  return japaneseTerms.reduce((text, [from, to]) => text.replace(from, to), texts)
}

export const adaptSveltiaPlugin: Plugin = {
  name: 'adapt-sveltia',
  setup: (build) => {
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: adaptSveltia(await readFile(file, 'utf8')),
      loader: 'js',
    }))
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]locales[\\/]ja\.json$/ }, async ({ path: file }) => ({
      contents: adaptTexts(await readFile(file, 'utf8')),
      loader: 'json',
    }))
  },
}
