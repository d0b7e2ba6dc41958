/** The inline script in the head of a page with a tool that could fail to load, or with rules that could have changed. */
import './page.ts'
import { markPastDate, reportLostTools } from './notices.ts'

markPastDate()
reportLostTools()
