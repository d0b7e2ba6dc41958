/** A frame with a tool on a page of another site. */
export interface Framed {
  /** The address of the page for frames, with values after the "#". */
  address: string
  /** The name of the tool for screen readers. */
  title: string
  /** The height in pixels, until the tool answers with its own. */
  height: number
}

/** Returns the HTML that shows a tool in a frame of fixed height. */
export function frameHtml({ address, title, height }: Framed): string {
  const attributes = [
    `src="${escapeAttribute(address)}"`,
    `title="${escapeAttribute(title)}"`,
    `width="100%" height="${height}" loading="lazy"`,
    // Chromium requires this for copy buttons in the frame.
    'allow="clipboard-write" style="border: 0"',
  ]
  return `<iframe ${attributes.join(' ')}></iframe>`
}

/** Returns the script that asks the tool for its height, after loading and after each change of the width, and sets it. */
export function heightScript(origin: string): string {
  return [
    '<script>(() => {',
    'const frame = document.currentScript.previousElementSibling;',
    'const ask = () => frame.contentWindow.postMessage({ type: "ganak:height?" }, "*");',
    'let timer;',
    'frame.addEventListener("load", ask);',
    'addEventListener("resize", () => { clearTimeout(timer); timer = setTimeout(ask, 500) });',
    'addEventListener("message", (event) => {',
    `if (event.origin === ${JSON.stringify(origin)} && event.source === frame.contentWindow && event.data.type === "ganak:height")`,
    'frame.height = event.data.height',
    '})',
    '})()</script>',
  ].join(' ')
}

function escapeAttribute(text: string): string {
  const names = new Map([['&', 'amp'], ['<', 'lt'], ['>', 'gt'], ['"', 'quot']]) // prettier-ignore
  return text.replace(/[&<>"]/g, (sign) => `&${names.get(sign)};`)
}
