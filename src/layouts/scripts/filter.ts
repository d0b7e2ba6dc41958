/** The filter of a page: it shows the parts that have all typed words, and says how many they are. */
import { plural } from '@/lib/quantity.ts'

import { hasAllWords } from './search/typed-words.ts'

/** Starts the filter of the questions that a selector finds. `onFilter` is told whether anything is typed. */
export function startFilter(
  selector: string,
  sayNone: (typed: string) => string,
  onFilter?: (isFiltered: boolean) => void,
): void {
  const field = document.querySelector<HTMLInputElement>('[data-filter]')
  const status = document.querySelector<HTMLElement>('[data-filter-found]')
  if (!field || !status) return
  const items = [...document.querySelectorAll<HTMLElement>(selector)]
  const texts = items.map((item) => `${item.dataset['words'] ?? ''} ${item.textContent}`)
  const atRest = status.textContent
  const filter = () => {
    const typed = field.value.trim()
    for (const [index, item] of items.entries())
      item.hidden = !hasAllWords(texts[index] ?? '', typed)
    hideEmptyParts(selector)
    onFilter?.(typed !== '')
    const found = items.filter(({ hidden }) => !hidden).length
    if (typed === '') status.textContent = atRest
    else status.textContent = found === 0 ? sayNone(typed) : sayFound(found, items.length)
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

function hideEmptyParts(selector: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-filter-part]'))
    part.hidden = part.querySelector(`${selector}:not([hidden])`) === null
}

function sayFound(found: number, all: number): string {
  return plural(found, `1 of ${all} questions matches.`, `${found} of ${all} questions match.`)
}
