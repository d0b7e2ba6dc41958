/** The script of every page of a tool: what the frame of other pages does not need. */
import './embed-button.ts'
import { startResultBar } from './result-bar.ts'
import './view-links.ts'

const bar = document.querySelector<HTMLElement>('[data-result-bar]')
if (bar !== null && matchMedia('(width < 64rem)').matches) {
  // After the tool has started.
  setTimeout(() => startResultBar(bar), 700)
}
