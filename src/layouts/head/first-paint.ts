/**
 * Applies what must be known before the first paint, so that nothing flashes or moves later: the saved theme, whether the
 * visitor closed the fixed advertisement in this visit, and whether the home page has recent tools to make room for.
 */
export function prepareFirstPaint(): void {
  try {
    const { classList } = document.documentElement
    if (localStorage.getItem('theme') === 'dark') classList.replace('light', 'dark')
    if (sessionStorage.getItem('adClosed')) classList.add('ad-closed')
    const recentTools = JSON.parse(localStorage.getItem('recentTools') || '[]') as unknown[]
    if (recentTools.length) classList.add('has-recents')
  } catch {
    // Reading storage can throw (blocked cookies): the defaults then apply.
  }
}
