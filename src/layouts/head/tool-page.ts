/** The inline script in the head of a tool's page. The other pages have no tool that could fail to load. */
import './page.ts'
import { reportLostTools } from './lost-tools.ts'

reportLostTools()
