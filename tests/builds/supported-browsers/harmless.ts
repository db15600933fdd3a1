/** CSS features that some supported browser lacks without harm, as `unsupportedCss` names them, with the reasons. */
export const harmlessCss: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color': 'Only phones draw a highlight under a tap, and those know it.',
  'word-break: auto-phrase': 'Lines break as they do without it.',
  'text-wrap': 'Lines are as long as they get.',
  '@media (forced-colors)': 'Where a browser does not know it, nobody has forced colours.',
  'forced-color-adjust': 'Where a browser does not know it, nobody has forced colours.',
  ':nth-child(of)': 'The error page lists all campaigns that run, instead of three.',
  viewport_percentage_units_dynamic:
    'A short page ends above the foot of the window; a dialog has the browser’s own limit.',
  '@media (scripting)': 'Without scripts, a screen lacks the note that says so; its words are there.',
  '@view-transition': 'The next page comes at once.',
  'view-transition-name': 'The next page comes at once.',
  'break-after: avoid': 'On paper, a heading may end a page.',
  'cursor: pointer': 'A phone has no cursor.',
  'overflow: clip': 'On the page of examples, a frame has square corners.',
  '@property': 'Tailwind sets the same initial values behind @supports.',
  'font-family: ui-monospace': 'The next family of the list stands in.',
  'overscroll-behavior': 'The page behind a dialog scrolls on at its end.',
  resize: 'Tailwind’s reset of text areas; there are none.',
  lh: 'Tailwind’s reset of date fields; there are none.',
}

/** Parts of form fields: each browser has its own name for them, and the others leave that rule out. */
export const partsOfFields = /^::-(?:webkit|moz)-/

/** Names of newer built-ins that published scripts mention without needing them, and why. */
export const harmlessNames: Readonly<Record<string, string>> = {
  error: '`console.error`, and a property of answers.',
  displayName: 'A name that React’s developer tools read.',
  escape: '`CSS.escape`.',
  captureStackTrace: 'Libraries ask whether it is there.',
  stackTraceLimit: 'Zod reads and sets it where it is a number.',
  use: 'React’s own function.',
  isError: 'A property of query results.',
}
