/** The scripts of every page in one file, because many small files compress worse. */
import './mobile-menu.ts'
import './on-demand.ts'
import './open-search.ts'
import './stray-files.ts'
import './view-links.ts'

// Without a script the link goes to the top too; with it, the address keeps a calculator's shared values.
document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
})

document.querySelector('[data-close-ad]')?.addEventListener('click', () => {
  document.documentElement.classList.add('ad-closed')
  try {
    // For this visit: the browser discards it with the tab.
    sessionStorage.setItem('adClosed', 'yes')
  } catch {
    // Where storage is blocked it stays closed on this page.
  }
})

// Pages are printed in the light theme. `capture` runs this first, so that charts redrawn for printing use its colours.
const { classList } = document.documentElement
let wasDark = false
addEventListener(
  'beforeprint',
  () => {
    wasDark = classList.replace('dark', 'light')
  },
  { capture: true },
)
addEventListener('afterprint', () => wasDark && classList.replace('light', 'dark'), {
  capture: true,
})

// A page built long ago cannot know the day it is printed on.
addEventListener('beforeprint', () => {
  const today = new Date().toLocaleDateString('en-IN', { dateStyle: 'long' })
  document.querySelector('[data-print-date]')?.replaceChildren(`, ${today}`)
})

// What was pressed before this script listened is done now (see head/early-presses.ts).
dispatchEvent(new Event('frame-alive'))
