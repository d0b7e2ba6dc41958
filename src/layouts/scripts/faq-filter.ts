/** The filter of the FAQ: shows the questions whose question or answer has all typed words. */
import { counted } from '@/lib/quantity.ts'
import { hasAllWords } from './search/typed-words.ts'

/** Starts the filter. Without a script the field is not shown. */
export function startFilter(field: HTMLInputElement): void {
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
