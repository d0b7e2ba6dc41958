import { element } from '@/lib/element.ts'

import { createPanelDialog } from './panel-dialog.ts'

/** The facts that the text depends on. */
export interface ProofPage {
  /** Whether the page sends a message to this site. */
  sendsMessage: boolean
}

const FETCHED = 'Those to this site fetched parts of the page, such as'

/** Returns what the requests of a page to this site were for. */
function requestText({ sendsMessage }: ProofPage): string {
  return sendsMessage
    ? `${FETCHED} this panel, asked whether messages are accepted, or sent yours:`
    : `${FETCHED} a chart or this panel:`
}

/** Creates the panel about the page's rights and requests, without the facts: `data-proof-…` marks their places. */
export function createProofDialog(page: ProofPage): HTMLDialogElement {
  const title = page.sendsMessage
    ? 'Only your message leaves this page'
    : 'What you enter stays in your browser'
  return createPanelDialog(
    'proof',
    title,
    element(
      'div',
      { className: 'prose mt-4' },
      ...answer(page),
      ...tryOffline(page),
      requests(page),
      policy(page),
      ...storage(page),
    ),
  )
}

/** Returns the number of requests to other sites as the figure, and what it means in one sentence. */
function answer({ sendsMessage }: ProofPage): Node[] {
  const figure = [placeholder('b', 'figure'), ' requests left this site']
  return [
    element('p', { className: 'proof-figure' }, ...figure),
    paragraph(
      sendsMessage
        ? 'Since the page loaded. The policy of the page lets its scripts call only this site. Its exceptions are below.'
        : 'Since the page loaded. The policy of the page lets its scripts request only parts of the page. Its exceptions are below.',
    ),
  ]
}

function requests(page: ProofPage): Node {
  return fold(
    'All requests',
    paragraph(requestText(page)),
    placeholder('ul', 'request-list', 'text-sm'),
    paragraph(
      'Browsers keep no such list of what background workers ask for. The offline copy has a worker that fetches the files of this site. Our server sends the scripts of all other workers with a policy that lets them call no server.',
    ),
  )
}

function policy({ sendsMessage }: ProofPage): Node {
  const calls = sendsMessage
    ? ['By its entry ', code("connect-src 'self'"), ' its scripts can call this site and no other.']
    : ['Without an entry ', code('connect-src'), ' its own scripts can ask no server for anything but its parts.'] // prettier-ignore
  return fold(
    'What the browser allows this page',
    paragraph('This policy came with the page, and the browser enforces it. ', ...calls),
    paragraph(
      'It does not stop a page from loading its parts from this site, from opening another address as a link does, from using the contact page in a second window, or from the direct connections of video calls. Chrome and Edge, from version 152, refuse video calls and all addresses but the links on our pages and those of advertisements. They, from version 131, and Safari, from version 18.4, cut the contact page off. Firefox does none of this. Nor does the policy cover a second window until its page arrives, if this copy of the site is on a host that does not send it as a header too. A static host may not send it with unknown addresses.',
    ),
    placeholder('ul', 'policy', 'font-mono text-sm'),
  )
}

function storage({ sendsMessage }: ProofPage): Node[] {
  const clear = element('button', { type: 'button', className: 'button button-small' })
  clear.append('Clear what is stored')
  clear.dataset['proofClear'] = ''
  return [
    heading('What is stored on this device'),
    placeholder('ul', 'storage', 'text-sm'),
    paragraph(sendsMessage ? DRAFT : HANDED_OVER),
    paragraph(
      'The history of a tab is the browser’s own. It may write it to the disk, to bring the tab back after a restart. Pages that you used before in this tab have entries of their own, which this button does not clear. A browser that restores a closed tab restores them.',
    ),
    paragraph(clear),
  ]
}

const HANDED_OVER =
  '“Send to…” and a paste on the home page put a text or a file, and for Back the input of the page, into the memory of the service worker for one minute at most. This list cannot show that memory. Without a service worker, session storage carries the text, and the page that reads it deletes it. The browser may write it to the disk.'

const DRAFT =
  'The message that you write is in session storage (contactDraft) until it is sent. Otherwise it stays as long as the tab, and comes back with a tab that the browser restores. The browser may write it to the disk, and traces can stay there for some time.'

function tryOffline({ sendsMessage }: ProofPage): Node[] {
  const tools = 'open the developer tools of your browser, tab Network, and watch while you'
  return sendsMessage
    ? [heading('Check it yourself'), paragraph(`To check it, ${tools} write and send.`)]
    : [
        heading('Try it offline'),
        paragraph(
          `Switch the network off, for example with flight mode, and carry on using the page. Or ${tools} type.`,
        ),
      ]
}

/** Creates a part that is closed at first. */
function fold(words: string, ...parts: readonly Node[]): Node {
  return element('details', {}, element('summary', {}, words), ...parts)
}

function heading(words: string): Node {
  return element('h3', {}, words)
}

function paragraph(...parts: readonly (Node | string)[]): Node {
  return element('p', {}, ...parts)
}

function code(words: string): Node {
  return element('code', {}, words)
}

/** Creates an empty element for a fact. */
function placeholder(name: 'b' | 'ul', fact: string, className = ''): Node {
  const empty = element(name, { className })
  empty.setAttribute(`data-proof-${fact}`, '')
  return empty
}
