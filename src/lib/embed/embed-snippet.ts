/** A tool in a frame, as a page of another site may have it. */
export interface Framed {
  /** Of the page for frames, with the values after the "#". */
  address: string
  /** What the tool is, for those who do not see it. */
  title: string
  /** In pixels: fixed, or until the tool answers with its own. */
  height: number
}

/** The line of HTML that shows a tool in a frame of fixed height. */
export function frameHtml({ address, title, height }: Framed): string {
  const attributes = [
    `src="${escapeAttribute(address)}"`,
    `title="${escapeAttribute(title)}"`,
    `width="100%" height="${height}" loading="lazy"`,
    // Without this Chromium lets no button in the frame copy a result.
    'allow="clipboard-write" style="border: 0"',
  ]
  return `<iframe ${attributes.join(' ')}></iframe>`
}

/** The script that asks the tools of this origin for their height, once loaded and after the width has changed, and sets it. */
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
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`)
}
