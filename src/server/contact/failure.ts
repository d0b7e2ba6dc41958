import { createHash } from 'node:crypto'

import { ownEntry } from '../../lib/own-entry.ts'
import { brandColours } from '../../lib/brand-colours.ts'
import { plainForm } from '../../lib/contact/plain-form.ts'
import { site } from '../../lib/site.ts'
import { contactAddress } from '../identity.ts'

import type { Sentences, Typed } from './parse-post.ts'

/** The reason why a request is refused. */
export interface Failure {
  status: number
  /** What the visitor reads. */
  sentence: string
  retryAfterSeconds?: number
  /** The validation errors of single fields. */
  sentences?: Sentences
  /** The fields as typed, if they could be read. */
  typed?: Typed
  headers?: Record<string, string>
}

/**
 * Answers a refused request with JSON and `success: false`. A browser that posted the plain form gets a page instead,
 * because it would show the JSON to the visitor.
 */
export function answerFailure(failure: Failure, request: Request): Response {
  const { status, sentence, sentences = {}, retryAfterSeconds } = failure
  const headers = new Headers(failure.headers)
  headers.set('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  if (expectsPage(request)) {
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('content-security-policy', failurePagePolicy)
    return new Response(renderFailurePage(sentence, sentences, failure.typed), { status, headers })
  }
  headers.set('content-type', 'application/json; charset=utf-8')
  const errors = Object.keys(sentences).length > 0 ? { errors: sentences } : {}
  return Response.json({ success: false, message: sentence, ...errors }, { status, headers })
}

/** Returns whether a browser posted the plain form and will show the answer. */
function expectsPage(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
  return isForm && /\btext\/html\b/i.test(request.headers.get('accept') ?? '')
}

/** The light theme, which is the site's theme without scripts. */
const style = `
:root { font: 1rem/1.6 system-ui, sans-serif; color: ${brandColours.ink}; background: ${brandColours.paper} }
body { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
a { color: ${brandColours.brand} }
h1 { font-size: 1.75rem; line-height: 1.2 }
form { padding: .25rem 1.25rem 1.25rem; background: ${brandColours.card}; border: 1px solid ${brandColours.line}; border-radius: .75rem }
label, input, textarea, button { display: block; width: 100%; box-sizing: border-box; font: inherit }
label { margin-top: 1rem; font-weight: 600 }
input, textarea { padding: .625rem .75rem; border: 1px solid ${brandColours['line-strong']}; border-radius: .5rem }
button { margin-top: 1.25rem; padding: .75rem; border: 0; border-radius: .5rem; color: ${brandColours['on-brand']}; background: ${brandColours.brand}; font-weight: 600 }
:focus-visible { outline: 3px solid ${brandColours.brand}; outline-offset: 2px }
.wrong { margin: .25rem 0 0; color: ${brandColours.bad} }
.home { font-size: 1.25rem; font-weight: 700; text-decoration: none }
[role=alert] { color: ${brandColours.bad}; font-weight: 600 }
[hidden] { display: none }
`

const styleHash = createHash('sha256').update(style).digest('base64')

const failurePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Returns the page that a visitor without JavaScript sees when a message is refused: the reason, and the form with
 * the typed text. A redirect would lose the text.
 */
function renderFailurePage(
  sentence: string,
  sentences: Sentences,
  typed: Typed | undefined,
): string {
  const form = typed ? renderForm(typed, sentences) : ''
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
<p><a class="home" href="/">${escapeHtml(site.name)}</a></p>
<h1>Your message was not sent</h1>
<p role="alert">${escapeHtml(sentence)}</p>
${form}<p>You can also write to <a href="mailto:${escapeHtml(contactAddress)}">${escapeHtml(contactAddress)}</a>.</p>
<p><a href="/contact">Back to the contact page</a></p>
</body>
</html>
`
}

/** Adds a line break after `<textarea>`: browsers drop the first one, which could be the visitor's. */
function renderForm(typed: Typed, sentences: Sentences): string {
  return `<form method="post" action="/api/contact">
${renderField('name', 'Name', sentences, (tied) => `<input id="name" name="name" autocomplete="name" value="${escapeHtml(typed.name)}"${tied}>`)}
${renderField('email', 'Email', sentences, (tied) => `<input id="email" name="email" type="email" autocomplete="email" value="${escapeHtml(typed.email)}"${tied}>`)}
${renderField('message', 'Message', sentences, (tied) => `<textarea id="message" name="message" rows="5"${tied}>\n${escapeHtml(typed.message)}</textarea>`)}
<div hidden><label for="${plainForm.honeypot}">Leave this empty</label><input id="${plainForm.honeypot}" name="${plainForm.honeypot}" tabindex="-1" autocomplete="off"></div>
<button>Send Message</button>
</form>
`
}

/** Returns a label, the control and its validation error, connected for screen readers. */
function renderField(
  name: keyof Typed,
  label: string,
  sentences: Sentences,
  control: (tied: string) => string,
): string {
  const sentence = sentences[name]
  const tied = sentence ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : ''
  const wrong = sentence ? `\n<p class="wrong" id="${name}-wrong">${escapeHtml(sentence)}</p>` : ''
  return `<label for="${name}">${label}</label>\n${control(tied)}${wrong}`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => ownEntry(entities, character) ?? '')
}
