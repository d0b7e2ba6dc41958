import { createHash } from 'node:crypto'

import { site } from '../site.ts'

import type { Sentences, Typed } from './parse-post.ts'
import { plainForm } from './plain-form.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem }
label, input, textarea, button { display: block; width: 100%; box-sizing: border-box; font: inherit }
input, textarea { margin: .25rem 0; padding: .5rem }
button { margin-top: 1rem; padding: .75rem }
label { margin-top: 1rem }
[role=alert], .wrong { color: light-dark(#b00020, #ff8a8a) }
[hidden] { display: none }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The policy for this page: nothing but its own style, and a form that posts here. */
export const failurePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/**
 * The page a visitor without JavaScript sees when a message was not taken: what is wrong, and the form with everything
 * that was typed still in it, ready to be sent again. A redirect would lose the text.
 */
export function failurePage(
  sentence: string,
  sentences: Sentences,
  typed: Typed | undefined,
): string {
  const form = typed ? formWith(typed, sentences) : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your message was not sent - ${escapeHtml(site.name)}</title>
<style>${style}</style>
</head>
<body>
<h1>Your message was not sent</h1>
<p role="alert">${escapeHtml(sentence)}</p>
${form}<p>You can also write to <a href="mailto:${escapeHtml(site.contactAddress)}">${escapeHtml(site.contactAddress)}</a>.</p>
<p><a href="/contact">Back to the contact page</a></p>
</body>
</html>
`
}

function formWith(typed: Typed, sentences: Sentences): string {
  return `<form method="post" action="/api/contact">
${field('name', 'Name', sentences, `<input id="name" name="name" autocomplete="name" value="${escapeHtml(typed.name)}"`)}>
${field('email', 'Email', sentences, `<input id="email" name="email" type="email" autocomplete="email" value="${escapeHtml(typed.email)}"`)}>
${field('message', 'Message', sentences, '<textarea id="message" name="message" rows="5"')}>
${escapeHtml(typed.message)}</textarea>
<div hidden><label for="${plainForm.honeypot}">Leave this empty</label><input id="${plainForm.honeypot}" name="${plainForm.honeypot}" tabindex="-1" autocomplete="off"></div>
<button>Send Message</button>
</form>
`
}

/** A label, what is wrong with the field, and the start of its control, tied to that sentence for screen readers. */
function field(name: keyof Typed, label: string, sentences: Sentences, control: string): string {
  const sentence = sentences[name]
  const wrong = sentence ? `<p class="wrong" id="${name}-wrong">${escapeHtml(sentence)}</p>\n` : ''
  const tied = sentence ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : ''
  return `<label for="${name}">${label}</label>\n${wrong}${control}${tied}`
}

/** A line break right after `<textarea>` is dropped by browsers, so the one written above costs nothing. */
function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
