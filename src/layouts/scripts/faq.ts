/** The script of the FAQ: its filter, the links to its answers, and fragments in browsers that do not open details. */
import { startFilter } from './faq-filter.ts'

const field = document.querySelector<HTMLInputElement>('[data-faq-filter]')
if (field) startFilter(field)

// The event of a details element does not bubble.
document.addEventListener('toggle', addLinks, { capture: true })
addLinks()
if (location.hash) followLink()
addEventListener('hashchange', followLink)

function followLink(): void {
  const linked = document.getElementById(linkedId())
  const fold = linked?.closest('details')
  if (!fold || fold.open) return
  // Some browsers do not open the details of a linked question or group.
  for (
    let part: Element | null | undefined = fold;
    part;
    part = part.parentElement?.closest('details')
  )
    (part as HTMLDetailsElement).open = true
  linked?.scrollIntoView()
}

function linkedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // An invalid escape, such as a lone "%".
    return ''
  }
}

function addLinks(): void {
  document.querySelectorAll('[data-question][open]').forEach(addLink)
}

function addLink(question: Element): void {
  const answer = question.querySelector('.answer')
  if (!answer || answer.querySelector('.hint')) return
  const link = document.createElement('a')
  link.className = 'hint'
  link.href = `#${answer.id}`
  link.textContent = 'Link to this answer'
  const line = document.createElement('p')
  line.className = 'no-print'
  line.append(link)
  answer.append(line)
}
