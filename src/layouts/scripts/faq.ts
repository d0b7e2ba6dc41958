/** The script of the FAQ: its filter, and the links to its answers. */
import { counted } from '@/lib/quantity.ts'

import './open-linked.ts'
import { hasAllWords } from './search/typed-words.ts'

const field = document.querySelector<HTMLInputElement>('[data-faq-filter]')
if (field) startFilter(field)

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

/** Starts the filter, which shows the questions whose question or answer has all typed words. Without a script the field is not shown. */
function startFilter(field: HTMLInputElement): void {
  const status = document.querySelector<HTMLElement>('[data-faq-matches]')
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-question]')]
  const texts = new Map(questions.map((question) => [question, question.textContent]))
  const filter = () => {
    const typed = field.value.trim()
    for (const question of questions)
      question.hidden = !hasAllWords(texts.get(question) ?? '', typed)
    showGroups(typed !== '')
    const count = questions.filter(({ hidden }) => !hidden).length
    if (status) status.textContent = typed === '' ? '' : sayMatches(count, typed)
  }
  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return
    event.preventDefault()
    field.value = ''
    filter()
  })
  // A browser restores the text of a field after Back.
  if (field.value !== '') filter()
}

/** Hides groups and sections without a match. Groups with one are open while something is typed. */
function showGroups(isFiltered: boolean): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-faq-group]')) {
    group.hidden = !hasMatch(group)
    group.open = isFiltered || group.querySelector('[data-question][open]') !== null
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-faq-part]'))
    part.hidden = !hasMatch(part)
}

function hasMatch(part: Element): boolean {
  return part.querySelector('[data-question]:not([hidden])') !== null
}

function sayMatches(count: number, typed: string): string {
  if (count === 0) return `No question matches “${typed}”. Try fewer or other words.`
  return `${counted(count, 'question matches', 'questions match')}.`
}
