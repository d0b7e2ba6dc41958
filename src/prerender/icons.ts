/** The line icons: the content of a 24 × 24 SVG, drawn in the colour of the surrounding text. */
export const icons = {
  // Tools
  loan: '<path d="M3 11 12 4l9 7"/><path d="M5 10v10h14V10"/><path d="M9.5 12h5M9.5 14.5h5M10 12c3 0 3 4.5-.5 4.5L13 19"/>',
  growth: '<path d="M4 20V14M9.5 20v-9M15 20V8M20.5 20V4"/>',
  roi: '<path d="M3 17 9 11l4 4 8-9"/><path d="M15.5 6H21v5.5"/>',
  sip: '<circle cx="12" cy="7" r="4"/><path d="M12 11v5M12 16c0-3-4-3-5-3 0 3 2 4 5 4 3 0 5-1 5-4-1 0-5 0-5 3M7 21h10"/>',
  deposit: '<path d="M3 9.5 12 4l9 5.5H3ZM5 10v8M10 10v8M14 10v8M19 10v8M3 20.5h18"/>',
  tax: '<path d="M6 3h12v18l-3-2-3 2-3-2-3 2V3Z"/><path d="m9.5 14 5-6M9.7 8.5h.01M14.3 13.5h.01"/>',
  json: '<path d="M8 4c-2 0-3 1-3 3v2c0 1.5-1 3-2 3 1 0 2 1.5 2 3v2c0 2 1 3 3 3M16 4c2 0 3 1 3 3v2c0 1.5 1 3 2 3-1 0-2 1.5-2 3v2c0 2-1 3-3 3"/>',
  base64:
    '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M7 9.5h2v5M7 14.5h4M14 9.5v2.5h3.5M17.5 9.5v5"/>',
  hash: '<path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7"/><path d="M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17"/>',
  words: '<path d="M4 6h16M4 11h16M4 16h9"/><path d="m16 17.5 1.8 1.8L21.5 15.5"/>',
  password:
    '<rect x="4" y="10.5" width="16" height="10" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M8.5 15.5h.01M12 15.5h.01M15.5 15.5h.01"/>',
  qr: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v3M17 20h3M14 20v-1"/>',
  percentage: '<circle cx="7" cy="7" r="3"/><circle cx="17" cy="17" r="3"/><path d="M19 5 5 19"/>',
  age: '<path d="M4 20v-6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6H4ZM4 16.5c2 0 2-1.5 4-1.5s2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4 1.5M12 12V8.5M12 5.5a1.2 1.2 0 0 0 1.2-1.2C13.2 3.5 12 2.5 12 2.5s-1.2 1-1.2 1.8A1.2 1.2 0 0 0 12 5.5Z"/>',
  pattern: '<path d="M15.5 4v9M11.6 6.3l7.8 4.4M19.4 6.3l-7.8 4.4"/><path d="M5 16.5h3v3H5z"/>',
  compare:
    '<rect x="3.5" y="4" width="7" height="16" rx="1"/><rect x="13.5" y="4" width="7" height="16" rx="1"/><path d="M5.5 9h3M5.5 15h3M15.5 9h3M17 13.5v3M15.5 15h3"/>',
  // Frame
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  chevron: '<path d="m6 9.5 6 6 6-6"/>',
  up: '<path d="M12 19V5M6 11l6-6 6 6"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  // Contact page
  mail: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="m4 7.5 8 6 8-6"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z"/>',
  // Promises of the home page
  fast: '<path d="M13 3 5 13.5h6L10 21l9-11h-6.5L13 3Z"/>',
  accurate: '<circle cx="12" cy="12" r="8.5"/><path d="m8.5 12 2.5 2.5 4.5-5"/>',
  mobile: '<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 18h2"/>',
  shield:
    '<path d="M12 3 5 6v5.5c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.5V6l-7-3Z"/><path d="m9 12 2.2 2.2L15.2 10"/>',
} satisfies Record<string, string>

export type IconName = keyof typeof icons
