/** Answers the page around a frame when it asks how high to make the frame. It sends nothing else, and nothing unasked. */
import { createHeightAnswers } from './height-answers.ts'

const answer = createHeightAnswers(measureAsBuilt, (height) =>
  // Any origin may know it: it follows from the tool and the width alone.
  parent.postMessage({ type: 'ganak:height', height }, '*'),
)

addEventListener('message', ({ source, data }) => {
  if (source === parent && (data as { type?: unknown } | null)?.type === 'ganak:height?') tell()
})
if (globalThis.heightAsked) tell()

/** A page cannot ask itself, and a frame that is not shown has no width to measure at. */
function tell(): void {
  if (parent !== self && innerWidth > 0) answer(performance.now())
}

/**
 * Returns the height in pixels that the tool needs at the width of the frame with nothing entered. What is entered now would make it
 * depend on values, and the page around could read them by changing the width.
 */
function measureAsBuilt(): number {
  const copy = globalThis.asBuilt.cloneNode(true) as HTMLElement
  copy.className = 'as-built'
  for (const island of copy.querySelectorAll('astro-island'))
    island.replaceWith(...island.childNodes)
  for (const script of copy.querySelectorAll('script')) script.remove()
  for (const part of [copy, ...copy.querySelectorAll('[id], [name]')]) {
    part.removeAttribute('id')
    // Radio buttons of one name would change those of the tool.
    part.removeAttribute('name')
  }
  document.body.append(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return height * Number(copy.dataset['growth'])
}
