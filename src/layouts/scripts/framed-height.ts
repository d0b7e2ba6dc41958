/** Answers the embedding page when it asks for the height of the frame. It sends nothing else, and nothing unasked. */
import { createHeightAnswers } from './height-answers.ts'

const answer = createHeightAnswers(measureAsBuilt, (height) =>
  // Any origin may know the height: it depends on the tool and the width only.
  parent.postMessage({ type: 'ganak:height', height }, '*'),
)

addEventListener('message', ({ source, data }) => {
  if (source === parent && (data as { type?: unknown } | null)?.type === 'ganak:height?') respond()
})
if (globalThis.heightAsked) respond()

/** Answers, unless this page is not in a frame or the frame is hidden and has no width. */
function respond(): void {
  if (parent !== self && innerWidth > 0) answer(performance.now())
}

/**
 * Returns the height in pixels of the tool without input at the width of the frame. With input, the height would depend on
 * values, and the embedding page could infer them by changing the width.
 */
function measureAsBuilt(): number {
  const copy = globalThis.asBuilt.cloneNode(true) as HTMLElement
  copy.className = 'as-built'
  for (const island of copy.querySelectorAll('astro-island'))
    island.replaceWith(...island.childNodes)
  for (const script of copy.querySelectorAll('script')) script.remove()
  for (const part of [copy, ...copy.querySelectorAll('[id], [name]')]) {
    part.removeAttribute('id')
    // Radio buttons with the same name would change those of the tool.
    part.removeAttribute('name')
  }
  document.body.append(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return height * Number(copy.dataset['growth'])
}
