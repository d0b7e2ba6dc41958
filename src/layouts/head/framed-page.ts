/** The script in the head of a page that other sites show in a frame: no saved theme, and no search. */
import { waitForPaint } from './after-paint.ts'
import { repeatEarlyPresses } from './early-presses.ts'
import { applyFramedTheme, forbidStorage, recordForHeight } from './in-frame.ts'
import { reportLostTools } from './lost-tools.ts'

forbidStorage()
recordForHeight()
applyFramedTheme()
waitForPaint()
repeatEarlyPresses()
reportLostTools()
