/** The script of the FAQ: its filter, and the links to its answers. */
import { startFilter } from './filter.ts'
import './open-linked.ts'

startFilter(
  '[data-question]',
  (typed) => `No question matches “${typed}”. Try fewer or other words.`,
  openGroups,
)

// The event of a details element does not bubble.
document.addEventListener('toggle', addLinks, { capture: true })
addLinks()

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

/** Groups with a match are open while something is typed. */
function openGroups(isFiltered: boolean): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-faq-group]'))
    group.open = isFiltered || group.querySelector('[data-question][open]') !== null
}
