import { DRAFT_KEY } from '@/lib/contact/plain-form.ts'

/** Longer queries are pasted texts. */
const LONGEST_QUERY = 100

/** Creates the link to the contact form with the query in its message. The visitor reads and sends it there. */
export function createAskLink(queryOf: () => string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = '/contact'
  link.className =
    'link mx-6 mb-4 inline-flex min-h-11 items-center font-semibold [&[hidden]]:hidden'
  link.textContent = 'Ask us for it'
  link.hidden = true
  link.addEventListener('click', () => beginMessage(queryOf().trim().slice(0, LONGEST_QUERY)))
  return link
}

/** Begins a message, unless the visitor has begun one in this tab. Where storage is blocked the form opens empty. */
function beginMessage(query: string): void {
  try {
    if (sessionStorage.getItem(DRAFT_KEY) !== null) return
    const message = `I searched for “${query}” and found no tool. I would like to `
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ name: '', email: '', message }))
  } catch {
    return
  }
}
