/**
 * What must be known before the first paint, so that nothing flashes or moves later: the saved theme, and whether the
 * home page has recent tools to make room for. It is inlined in the head as it stands, and the content security policy
 * carries its hash, so both read this one string. Reading storage can throw (blocked cookies): the defaults then stay.
 */
export const firstPaintScript = [
  'try{let c=document.documentElement.classList,s=localStorage;',
  "s.getItem('theme')==='dark'&&c.replace('light','dark');",
  "JSON.parse(s.getItem('recentTools')||'[]').length&&c.add('has-recents')",
  '}catch{}',
].join('')
