/**
 * The light theme's colours, under the names they have in `tokens.css`, for what its custom properties do not reach:
 * pictures, the manifest, the browser's own bars, and the page that the server makes by itself.
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
} as const
