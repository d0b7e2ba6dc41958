import { copyText } from '../clipboard.ts'
import { element } from '../element.ts'
import { linkStyle } from '../link-style.ts'
import { site } from '../site.ts'
import { showError, showSuccess } from '../stores/toast.ts'

import styleAddress from './embed-dialog.css?url'
import { frameHtml, heightScript } from './embed-snippet.ts'

/** Longer values make a line that editors do not display. */
const MOST_CHARACTERS = 4000
/** The height of the frame around the tool: its padding and the link to the whole tool. */
const EDGES_PX = 60

const SAYS =
  'Paste this line into your page. It shows this tool with its present values. Your visitors’ entries stay in their browser: the frame stores nothing and sends your page only its height, which does not depend on the entries.'
const TOO_LONG =
  'The present values are too long for an address, so the frame starts with the initial values.'

/** Opens the dialog with the HTML for a frame of this page's tool. `values` is the fragment of its address. */
export async function openEmbedDialog(values: string): Promise<void> {
  await linkStyle(styleAddress)
  const dialog = element('dialog', { className: 'embed-dialog card raised' })
  dialog.setAttribute('aria-labelledby', 'embed-title')
  dialog.setAttribute('closedby', 'any')
  const isTooLong = values.length > MOST_CHARACTERS
  const { theme, fits, line, choices } = createChoices()
  const write = () => {
    line.value = lineOf(isTooLong ? '' : values, theme.value, fits.checked)
  }
  dialog.addEventListener('change', write)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(
    element('h2', { id: 'embed-title', textContent: 'Embed this tool' }),
    element('p', { textContent: SAYS }),
    ...(isTooLong ? [element('p', { className: 'notice', textContent: TOO_LONG })] : []),
    ...choices,
    line,
    createButtons(dialog, line),
  )
  write()
  document.body.append(dialog)
  dialog.showModal()
}

function createChoices() {
  const theme = element('select', { className: 'input' })
  theme.append(new Option('Light', 'light'), new Option('Dark', 'dark'))
  const fits = element('input', { type: 'checkbox', checked: true })
  const line = element('textarea', { className: 'input', readOnly: true, rows: 6 })
  line.setAttribute('aria-label', 'Line of HTML')
  const themeLabel = element('label', {})
  themeLabel.append('Theme', theme)
  const fitsLabel = element('label', {})
  fitsLabel.append(fits, 'Fit the height to the tool. This adds a short script.')
  return { theme, fits, line, choices: [themeLabel, fitsLabel] }
}

function createButtons(dialog: HTMLDialogElement, line: HTMLTextAreaElement): HTMLElement {
  const copy = element('button', { className: 'button button-filled', textContent: 'Copy' })
  copy.autofocus = true
  copy.addEventListener('click', () => {
    copyText(line.value).then(
      () => showSuccess('Copied!'),
      (error: unknown) => showError('Copy Failed', error),
    )
  })
  const close = element('button', { className: 'button', textContent: 'Close' })
  close.addEventListener('click', () => dialog.close())
  const more = element('a', { className: 'link', textContent: 'More options' })
  more.href = '/faq#can-i-put-a-tool-on-my-own-website'
  const buttons = element('div', {})
  buttons.append(copy, close, more)
  return buttons
}

function lineOf(values: string, theme: string, isFitting: boolean): string {
  const path = document.querySelector<HTMLElement>('[data-embed]')?.dataset['embed'] ?? ''
  const fragment = [values, ...(theme === 'dark' ? ['theme=dark'] : [])].filter(Boolean).join('&')
  const html = frameHtml({
    address: `${location.origin}${path}${fragment && `#${fragment}`}`,
    title: `${document.querySelector('h1')?.textContent.trim() ?? ''}, ${site.name}`,
    height: Math.ceil(heightOfTool() / 10) * 10 + EDGES_PX,
  })
  return isFitting ? `${html}${heightScript(location.origin)}` : html
}

/** Returns the height of the tool in this window. In a narrower frame the tool is higher, and scrolls if the height is fixed. */
function heightOfTool(): number {
  const boxes = [...document.querySelectorAll('astro-island > *')].map((part) =>
    part.getBoundingClientRect(),
  )
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return bottom - Math.min(...boxes.map((box) => box.top))
}
