/** The filter of the list of all tools. */
import { startFilter } from './filter.ts'

startFilter(
  '[data-words]',
  (typed) => `Nothing here matches “${typed}”. The search at the top knows more words.`,
)
