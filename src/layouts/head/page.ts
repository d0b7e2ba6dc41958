/** The script in the head of every page, which cannot wait for a file (see src/build/head-scripts.ts). */
import { waitForPaint } from './after-paint.ts'
import { repeatEarlyPresses } from './early-presses.ts'
import { openSearchEarly } from './early-search.ts'
import { prepareFirstPaint } from './first-paint.ts'
import { reportLostTools } from './lost-tools.ts'

prepareFirstPaint()
waitForPaint()
repeatEarlyPresses()
openSearchEarly()
reportLostTools()
