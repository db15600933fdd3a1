import { createCases, type CaseRow } from '../../../tests/support/sites/case-tables.ts'
import { append, inFields, noodles, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

/** Returns the cases of a field of the fixture's campaign whose line, `field: value`, is replaced. */
function casesOfField(line: string, at: string, rows: readonly CaseRow[]): Case[] {
  const [field = ''] = line.split(':')
  return createCases(rows, {
    change: (value) => noodles(inFields(replaceOnce(line, `${field}: ${value}`))),
    at: `./noodles.mdx:${at} `,
  })
}

const rates = casesOfField('reductionRate: 4', '20:1 reductionRate', [
  ['a rate with a percent sign is a number as text', '4%', 'number-as-text'],
  ['a number in words is no number', '四', 'not-a-number'],
  ['NaN is no number', '.nan', 'not-a-number'],
  ['infinity is no number', '.inf', 'not-a-number'],
  ['a blank number has no value', '"　"', 'value-empty'],
  ['a rate has at most one decimal', '4.25', 'too-many-decimals'],
  ['a rate as a fraction is reported once', '0.04', 'too-many-decimals'],
  ['a rate is at most 100', '400', 'too-big'],
])

const caps = casesOfField('maximumGrantPoint: 300', '21:1 maximumGrantPoint', [
  ['a cap in full-width digits is a number as text', '３００', 'number-as-text'],
  ['a cap with a separator is a number as text', '1,500', 'number-as-text'],
  ['a number in quotes is a number as text', '"300"', 'number-as-text'],
  ['a number beyond all numbers is no number', '1e400', 'not-a-number'],
  ['points are whole', '300.5', 'not-whole'],
  ['a cap without value is reported', '', 'value-empty'],
  ['a cap that is a comment is reported as a comment', '#300', 'value-is-comment'],
  ['a rate without limit is accepted', 'null'],
  ['a rate without limit is accepted with a comment', 'null # なし'],
])

const dates = casesOfField('start: 2023-02-01 00:00', '24:3 period.start', [
  ['a blank time has no value', '""', 'value-empty'],
  ['a day that does not exist is reported', '2023-02-30 00:00', 'no-such-day'],
  ['a time that does not exist is reported', '2023-02-01 24:00', 'no-such-time'],
  ['a date needs a time', '2023-02-01', 'date-without-time'],
  ['a date with slashes is written in another form', '2023/2/1 0:00', 'date-form'],
  ['a date in Japanese is written in another form', '2023年2月1日 10時', 'date-form'],
  ['a date in full-width digits is named as such', '２０２３-０２-０１　００：００', 'date-full-width'],
  ['words are no date', '2月のはじめ', 'bad-date'],
  ['a thirteenth month is no date', '2023-13-01 00:00', 'bad-date'],
  ['a time without offset is Japan time', '2023-02-01T00:00:00'],
  ['a period of one minute starts at its last minute', '2023-02-28 23:59', 'start-at-last-minute'],
])

const colors = casesOfField('bgcolor: "#ff9e6d"', '5:1 bgcolor', [
  ['a colour by name is refused', 'orange', 'bad-color'],
  ['a colour without quotes is a comment', '#ff9e6d', 'value-is-comment'],
  ['a blank colour has no value, and is no wrong one', '""', 'value-empty'],
  ['a colour in capitals is refused', '"#FF9E6D"', 'bad-color'],
  ['a colour is light enough for its text', '"#24324a"', 'low-contrast'],
])

const links = casesOfField('href: /campaigns/', '30:5 logosOnDetail[1].href', [
  ['a link to code is refused', 'javascript:alert(1)', 'bad-link'],
  ['a link to data is refused', 'data:text/html,x', 'bad-link'],
  ['a link that leaves out https: is refused', '//evil.example', 'bad-link'],
  ['a link with a backslash is refused', '/\\evil.example', 'bad-link'],
  ['a link with a name and a password is refused', 'https://user:pass@host.example', 'bad-link'],
  ['a link with a password only is refused', 'https://:pass@host.example', 'bad-link'],
  ['a link with a third slash is refused', 'https:///evil.example', 'bad-link'],
])

const grantDays: Case[] = ['2023-3-31', '令和5年3月31日', '平成35年3月31日'].map((day) => ({
  title: `a day in another form is refused: ${day}`,
  changes: noodles(inFields(append(`grantBy: ${day}\n`))),
  diagnostics: ['./noodles.mdx:35:1 grantBy bad-day'],
}))

/** Values of numbers, dates, colours and links. */
export const valueCases: readonly Case[] = [...rates, ...caps, ...dates, ...grantDays, ...colors, ...links]
