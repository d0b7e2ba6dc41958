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
 * The code of a page is fetched once the browser has read the page and painted the whole of it: the paint shares network and
 * processor with none of it. `painted` settles in the second frame after that, or after a while in a tab that nobody sees. It
 * starts the islands (see hydrate-painted.ts) and the scripts that stand in templates (see AfterPaint.astro).
 */
const afterPaint = [
  "self.painted=new Promise(done=>document.addEventListener('readystatechange',()=>{",
  'setTimeout(done,1000);requestAnimationFrame(()=>requestAnimationFrame(done))}));',
  "painted.then(()=>{for(let t of document.querySelectorAll('[data-later]'))t.replaceWith(t.content)});",
].join('')

/**
 * Ctrl+K and the button open the search at once, on pages that have one, so that what is typed before the code of the search
 * is there stands in its field. Enter in that time is kept for that code (see open-search.ts).
 */
const search = {
  button:
    "let d=b.matches('[data-search]')&&document.querySelector('#search-dialog');d&&!d.open&&d.showModal()",
  key: "if(/^k$/i.test(e.key)){e.preventDefault();document.querySelector('[data-search]')?.click()}",
  enter: "if(e.key==='Enter'&&e.target.id==='search-query')self.enter=e.target;",
  closed: "addEventListener('close',()=>wish=self.enter=null,true);",
}

/**
 * Pressing a button before its script runs would do nothing, or would submit a form to an address. The press is kept and
 * repeated once the script listens. For an island (buttons, folds that a script fills, and Ctrl+Enter) that is when React has
 * hydrated it, for what comes after the page when it is awake (see awake.ts); for the page's other buttons and Ctrl+K it is
 * the event `frame-alive` (see frame.ts), and only the last press is repeated. A press that is kept goes no further, since React
 * would do it too where the code has come in the meantime.
 * Forms with method POST and buttons that open a popover work without a script and are left alone.
 */
const earlyWishes = [
  "{let wish,island=e=>e.target.closest?.('[data-waits],astro-island[ssr]'),",
  "onceAlive=(i,act)=>['astro:hydrate','awake'].map(name=>i.addEventListener(name,act,{once:true}));",
  "addEventListener('frame-alive',()=>wish?.click());",
  search.closed,
  "addEventListener('click',e=>{",
  "let b=e.target.closest?.('button'),i=island(e),p=b??e.target.closest?.('.needs-script>summary');",
  "if(p&&i&&p.form?.method!=='post'){e.preventDefault();e.stopPropagation();onceAlive(i,()=>p.click())}",
  'else if(!i&&b&&!b.popoverTargetElement){wish=b;',
  search.button,
  '}',
  '},true);',
  "addEventListener('keydown',e=>{",
  search.enter,
  'if(!e.ctrlKey&&!e.metaKey)return;',
  'let i=island(e);',
  "if(i&&e.key==='Enter')onceAlive(i,()=>e.target.dispatchEvent(new KeyboardEvent(e.type,e)));",
  search.key,
  '},true)}',
].join('')

/** How long after the first input, in milliseconds, the page waits for the tool's script before it shows the notice. */
const PATIENCE_MS = 8000

/**
 * A tool whose script cannot be loaded would keep showing its first results whatever is entered. The page then shows a
 * notice (see ToolPage.astro) and disables the fields and buttons. While a script is only slow, the notice is shown until
 * it has loaded. A page without the notice, such as the contact page, works without its script.
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
export const headScript = `${firstPaint};${afterPaint};${earlyWishes};${lostTools}`

/**
 * A tool in a frame of another site stores nothing: what could be stored in throws before any code of the page can reach it,
 * as it does where a browser blocks it, and every part of the site can do without. An entry of the history would outlive the
 * page too.
 */
const nothingStored = [
  "for(let name of['localStorage','sessionStorage','indexedDB','caches'])",
  "Object.defineProperty(self,name,{get(){throw new DOMException('A tool in a frame stores nothing.','SecurityError')}});",
  'history.replaceState=()=>{}',
].join('')

/**
 * A copy of the tool before anything is entered in it, and whether the page around has asked for the height of the frame yet
 * (see framed-height.ts). Both come before the tool is hydrated.
 */
const asBuilt = [
  "document.addEventListener('readystatechange',()=>self.asBuilt??=document.querySelector('main').cloneNode(true));",
  "addEventListener('message',e=>{if(e.source===parent&&e.data?.type==='ganak:height?')self.heightAsked=true})",
].join('')

/** The page around a frame chooses its theme. The browser says nothing of that page's own. */
const framedTheme =
  "/[#&;]theme=dark\\b/.test(location.hash)&&document.documentElement.classList.replace('light','dark')"

/** The same for a page that other sites show in a frame: no saved theme, and no search. */
export const framedHeadScript = [
  nothingStored,
  asBuilt,
  framedTheme,
  afterPaint,
  Object.values(search).reduce((script, part) => script.replace(part, ''), earlyWishes),
  lostTools,
].join(';')
