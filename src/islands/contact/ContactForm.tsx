import { useRef } from 'react'

import { plainForm } from '@/lib/contact/plain-form.ts'
import { contactLimits } from '@/lib/contact/schema.ts'

import { refuseLongPaste } from '@/islands/ui/fields/refuse-long-paste.ts'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { ContactField } from './ContactField.tsx'
import type { FieldName, ValidationErrors } from './fields.ts'
import { useAcceptance } from './use-acceptance.ts'
import { useContactForm } from './use-contact-form.ts'

interface Props {
  contactAddress: string
}

/** The contact form. Without a script the browser posts it to the same endpoint. */
export default function ContactForm({ contactAddress }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { acceptance, isFormShown } = useAcceptance(form)
  const { errors, phase, recheck, submit } = useContactForm(form)
  const isSending = phase === 'sending'
  return (
    <>
      <Notices acceptance={acceptance} contactAddress={contactAddress} />
      <form
        ref={form}
        method="post"
        action={plainForm.action}
        onSubmit={submit}
        onInput={recheck}
        onPaste={refuseLongPaste}
        onDrop={refuseLongPaste}
        hidden={!isFormShown}
        data-contact-form
      >
        <MessageFields errors={errors} isReadOnly={isSending} />
        <Honeypot />
        {/* Disabled in words only: a button that is disabled loses the focus, and a failed send would leave it nowhere. */}
        <button
          type="submit"
          className="button button-filled mt-6 w-full"
          aria-disabled={isSending}
        >
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
      </form>
    </>
  )
}

interface NoticesProps {
  acceptance: ReturnType<typeof useAcceptance>['acceptance']
}

/** What the form is for, or where to write instead. All share one place, so that the answer of the server moves nothing. */
function Notices({ acceptance, contactAddress }: Props & NoticesProps) {
  const address = (
    <a className="link font-semibold" href={`mailto:${contactAddress}`}>
      {contactAddress}
    </a>
  )
  return (
    <div className="contact-notices mt-2" data-acceptance={acceptance}>
      <p data-when="open unknown" className="text-soft">
        Name the tool, what you entered and what you expected. Only we receive your message.
      </p>
      <p data-when="closed" className="notice" role="status">
        The form is not being accepted right now. Please write to {address} instead.
      </p>
      <p data-when="offline" className="notice" role="status">
        You are offline. What you write stays in this tab, and you can send it once you are
        connected again.
      </p>
      <p data-when="absent" className="notice" role="status">
        This copy of the site cannot send messages. Please write to {address} instead.
      </p>
    </div>
  )
}

function MessageFields({ errors, isReadOnly }: { errors: ValidationErrors; isReadOnly: boolean }) {
  const field = (name: FieldName) => ({ name, error: errors[name], isReadOnly })
  return (
    <>
      <ContactField
        {...field('name')}
        label="Name"
        type="text"
        autoComplete="name"
        minLength={contactLimits.name.least}
      />
      <ContactField {...field('email')} label="Email" type="email" autoComplete="email" />
      <ContactField
        {...field('message')}
        label="Message"
        rows={5}
        minLength={contactLimits.message.least}
      />
    </>
  )
}

/** The field that people never see; see `plainForm`. */
function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor="contact-honeypot">Leave this field empty</label>
      <input
        {...PLAIN_TYPING}
        id="contact-honeypot"
        name={plainForm.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  )
}
