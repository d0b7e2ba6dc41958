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
 * What is pressed before the script that would do it has come alive would be lost, or send a form to an address. It is held,
 * and done once that script listens: buttons and Ctrl+Enter of an island when React does; the frame's own buttons and Ctrl+K
 * at `frame-alive` (see frame.ts), the last one only. A form that is posted works by itself and is left alone, and so
 * does a button that opens a popover.
 */
const earlyWishes = [
  "{let wish,island=e=>e.target.closest?.('astro-island[ssr]'),",
  "onceAlive=(i,act)=>i.addEventListener('astro:hydrate',act,{once:true});",
  "addEventListener('frame-alive',()=>wish?.click(),{once:true});",
  "addEventListener('click',e=>{",
  "let b=e.target.closest?.('button'),i=b&&island(e);",
  "if(i&&b.form?.method!=='post'){e.preventDefault();onceAlive(i,()=>b.click())}",
  'else if(!i&&b&&!b.popoverTargetElement)wish=b',
  '},true);',
  "addEventListener('keydown',e=>{",
  'if(!e.ctrlKey&&!e.metaKey)return;',
  'let i=island(e);',
  "if(i&&e.key==='Enter')onceAlive(i,()=>e.target.dispatchEvent(new KeyboardEvent(e.type,e)));",
  "if(e.key==='k'||e.key==='K'){e.preventDefault();wish=document.querySelector('[data-open-search]')}",
  '},true)}',
].join('')

/** Milliseconds that a tool which is being used may take to come alive before the page says that it has not. */
const PATIENCE_MS = 8000

/**
 * A tool whose script cannot be loaded would go on showing its first figures beside whatever is entered. It says so, in the
 * notice of the page (see ToolPage.astro), and what cannot work is disabled. A script that only takes long is told too, as
 * long as it does. Content without that notice, such as the contact form, works without its script.
 */
const lostTools = [
  "{let d=document,notice=()=>d.querySelector('[data-tool-failed]'),late,",
  'tell=isLost=>{let n=notice();if(n)n.hidden=!isLost};',
  "addEventListener('astro:hydration-error',e=>{",
  'if(!notice())return;',
  'e.preventDefault();',
  "e.target.dataset.failed='';",
  "for(let c of e.target.querySelectorAll('button,input,select'))c.disabled=true;",
  "for(let c of e.target.querySelectorAll('textarea'))c.readOnly=true;",
  'tell(true)});',
  "addEventListener('astro:hydrate',()=>tell(false),true);",
  "addEventListener('input',()=>{",
  `late??=setTimeout(()=>d.querySelector('astro-island[ssr]')&&tell(true),${PATIENCE_MS})`,
  '},true);',
  "addEventListener('click',e=>e.target.closest?.('[data-load-again]')&&location.reload())}",
].join('')

/**
 * The script of every page that cannot wait for a file to arrive. It is inlined in the head as it stands, and the content
 * security policy carries its hash, so both read this one string.
 */
export const headScript = `${firstPaint};${earlyWishes};${lostTools}`
