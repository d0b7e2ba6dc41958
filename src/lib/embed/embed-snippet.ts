/** A tool in a frame, as a page of another site may have it. */
export interface Framed {
  /** Of the page for frames, with the values after the "#". */
  address: string
  /** What the tool is, for those who do not see it. */
  title: string
  /** In pixels: the height for good, or until the tool tells its own. */
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

/** The script that makes frames of this origin as high as what is in them: the tool tells its height, and nothing else. */
export function heightScript(origin: string): string {
  return [
    '<script>addEventListener("message", (event) => {',
    `if (event.origin === ${JSON.stringify(origin)} && event.data.type === "ganak:height")`,
    'for (const frame of document.querySelectorAll("iframe"))',
    'if (frame.contentWindow === event.source) frame.height = event.data.height',
    '})</script>',
  ].join(' ')
}

function escapeAttribute(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`)
}
