/**
 * What must be known before the first paint, so that nothing flashes or moves later: the saved theme, whether the fixed
 * advertisement was closed in this visit, and whether the home page has recent tools to make room for. Reading storage can
 * throw (blocked cookies): the defaults then stay.
 */
const firstPaint = [
  'try{let c=document.documentElement.classList,s=localStorage;',
  "s.getItem('theme')==='dark'&&c.replace('light','dark');",
  "sessionStorage.getItem('adClosed')&&c.add('ad-closed');",
  "JSON.parse(s.getItem('recentTools')||'[]').length&&c.add('has-recents')",
  '}catch{}',
].join('')

/**
 * A click on a button whose island has not come alive yet would do nothing, or send the form to an address. It is held, and
 * made once React listens. A form that is posted works by itself and is left alone.
 */
const earlyClicks = [
  "addEventListener('click',e=>{",
  "let b=e.target.closest?.('button'),i=b?.closest('astro-island[ssr]');",
  "if(i&&b.form?.method!=='post'){e.preventDefault();",
  "i.addEventListener('astro:hydrate',()=>b.click(),{once:true})}",
  '},true)',
].join('')

/**
 * The script of every page that cannot wait for a file to arrive. It is inlined in the head as it stands, and the content
 * security policy carries its hash, so both read this one string.
 */
export const headScript = `${firstPaint};${earlyClicks}`
