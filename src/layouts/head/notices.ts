import { listen } from './listen.ts'

/** The time in milliseconds from the first input to the notice while the tool's script has not loaded. */
const PATIENCE_MS = 8000

/**
 * Shows a notice (see ToolNotices.astro) and disables the fields and buttons if the script of a tool cannot be loaded, because
 * its results would not follow the input. If the script is only slow, the notice is shown until it has loaded. Pages without
 * the notice work without their script.
 */
export function reportLostTools(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  listen('astro:hydration-error', disableTool)
  listen('astro:hydrate', () => showNotice(false))
  listen('input', () => {
    timer ??= setTimeout(() => {
      if (document.querySelector('astro-island[ssr]')) showNotice(true)
    }, PATIENCE_MS)
  })
  listen('click', ({ target }) => {
    if ((target as Element).closest?.('[data-load-again]')) location.reload()
  })
}

function disableTool(event: Event): void {
  if (!findNotice()) return
  event.preventDefault()
  const island = event.target as HTMLElement
  island.dataset['failed'] = ''
  for (const control of island.querySelectorAll<HTMLInputElement>('button,input,select'))
    control.disabled = true
  for (const box of island.querySelectorAll('textarea')) box.readOnly = true
  showNotice(true)
}

function showNotice(isLost: boolean): void {
  const notice = findNotice()
  if (notice) notice.hidden = !isLost
}

function findNotice(): HTMLElement | null {
  return document.querySelector('[data-tool-failed]')
}

/** Marks the page if it is past the day to which its rates and rules are known, in UTC, so that its notice is there at first paint. */
export function markPastDate(): void {
  const { dataset } = document.documentElement
  const { until } = dataset
  if (until && until < new Date().toISOString().slice(0, 10)) dataset['past'] = ''
}
