/**
 * The colours of the light theme, with the names in `tokens.css`, for places without custom properties: pictures, the manifest,
 * the browser's toolbars and the page that the server generates.
 */
export const brandColours = {
  paper: '#f7f7fb',
  card: '#ffffff',
  ink: '#14163a',
  'ink-soft': '#50557a',
  line: '#dcdfec',
  'line-strong': '#8288a8',
  brand: '#34319f',
  'on-brand': '#ffffff',
  accent: '#f2a51a',
  bad: '#b0201a',
  principal: '#1a3aa8',
  interest: '#2aa568',
} as const
