/** The inline script in the head of a page with a tool that could fail to load, or with rules that could have changed. */
import './page.ts'
import { reportLostTools } from './lost-tools.ts'
import { markPastDate } from './past-date.ts'

markPastDate()
reportLostTools()
