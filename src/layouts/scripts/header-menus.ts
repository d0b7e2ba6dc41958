/** Opens the header's menus on hover and handles the arrow keys. The browser handles clicks and Tab. */

const OPEN_DELAY_MS = 200
const CLOSE_DELAY_MS = 150
/** Another menu opens without the delay within this time after one was closed. */
const SKIP_DELAY_MS = 300

const menus = [...document.querySelectorAll<HTMLDetailsElement>('[data-header-menu]')]
let timer: ReturnType<typeof setTimeout> | undefined
let closedAt = -Infinity
/** The menu that a hover opened: the click after it must not close the menu. */
let openedByHover: HTMLDetailsElement | undefined

for (const menu of menus) {
  const summary = menu.querySelector('summary')
  menu.addEventListener('pointerenter', (event) => onPointer(event, menu, 'enter'))
  menu.addEventListener('pointerleave', (event) => onPointer(event, menu, 'leave'))
  menu.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget))
      menu.open = false
  })
  menu.addEventListener('keydown', (event) => onKey(event, menu))
  summary?.addEventListener('click', (event) => {
    if (openedByHover === menu && menu.open) event.preventDefault()
    openedByHover = undefined
  })
}

/** Handles the event that reached a menu before this script ran. */
export function startMenus(event: Event): void {
  const menu = menus.find((candidate) => candidate.matches(':hover'))
  if (menu !== undefined && event instanceof PointerEvent) onPointer(event, menu, 'enter')
}

document.addEventListener('pointerdown', (event) => {
  for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false
})

function onPointer(event: PointerEvent, menu: HTMLDetailsElement, kind: 'enter' | 'leave'): void {
  if (event.pointerType !== 'mouse') return
  clearTimeout(timer)
  if (kind === 'enter') {
    if (menu.open) return
    const isSkipping =
      menus.some(({ open }) => open) || performance.now() - closedAt < SKIP_DELAY_MS
    timer = setTimeout(() => openByHover(menu), isSkipping ? 0 : OPEN_DELAY_MS)
    return
  }
  timer = setTimeout(() => closeByHover(menu), CLOSE_DELAY_MS)
}

function closeByHover(menu: HTMLDetailsElement): void {
  if (menu.open) closedAt = performance.now()
  menu.open = false
}

function openByHover(menu: HTMLDetailsElement): void {
  openedByHover = menu
  menu.open = true
}

function onKey(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  const links = [...menu.querySelectorAll('a')]
  const position = links.indexOf(document.activeElement as HTMLAnchorElement)
  const actions: Record<string, () => void> = {
    ArrowDown: () => {
      menu.open = true
      links[(position + 1) % links.length]?.focus()
    },
    ArrowUp: () => links.at(position <= 0 ? -1 : position - 1)?.focus(),
    ArrowRight: () => focusNeighbour(menu, 1),
    ArrowLeft: () => focusNeighbour(menu, -1),
    Home: () => links[0]?.focus(),
    End: () => links.at(-1)?.focus(),
    Escape: () => {
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
  }
  const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
  if (
    action === undefined ||
    (!menu.open && !['ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(event.key))
  )
    return
  event.preventDefault()
  action()
}

function focusNeighbour(menu: HTMLDetailsElement, step: 1 | -1): void {
  const next = menus[(menus.indexOf(menu) + step + menus.length) % menus.length]
  const wasOpen = menu.open
  next?.querySelector('summary')?.focus()
  if (next !== undefined && wasOpen) next.open = true
}
