import * as v from 'valibot'

/** Bounds of the three fields, in code points after trimming. */
export const contactLimits = {
  name: { least: 2, most: 200 },
  email: { most: 254 },
  message: { least: 10, most: 5_000 },
} as const

/** What a visitor reads under a field. */
const contactMessages = {
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: 'Name must be at most 200 characters',
  emailInvalid: 'Please enter a valid email address',
  emailTooLong: 'Email must be at most 254 characters',
  messageTooShort: 'Message must be at least 10 characters',
  invisible: 'Please use letters that can be seen',
  messageTooLong: 'Message must be at most 5,000 characters',
} as const

/**
 * Letters of any script, since addresses may have them (RFC 6531); dots only between other characters; a domain of at
 * least two labels. No white space, control, quote or bracket can pass, so an address cannot add a mail header.
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{1,59}|[\p{L}\p{M}]{2,63})$/iu

/** Characters without a shape: of zero width, fillers, the blank of Braille. */
const onlyInvisible = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]+$/u

/** RFC 5321, 4.5.3.1.1: no mail server has to take more in front of the "@". */
const MOST_LOCAL_OCTETS = 64

/**
 * A contact message, checked alike by the form and by the server. Each field is trimmed first; what comes out is what
 * is stored: a name on one line, line breaks as `\n`, no control characters, no half of a surrogate pair.
 */
export const contactSchema = v.object({
  name: v.pipe(
    v.string(contactMessages.nameTooShort),
    v.transform((text) => withoutControls(text.replace(/\s+/gu, ' ')).trim()),
    v.check((text) => codePoints(text) >= contactLimits.name.least, contactMessages.nameTooShort),
    v.check((text) => codePoints(text) <= contactLimits.name.most, contactMessages.nameTooLong),
    v.check((text) => !onlyInvisible.test(text), contactMessages.invisible),
  ),
  email: v.pipe(
    v.string(contactMessages.emailInvalid),
    v.trim(),
    // The length comes first: the pattern must never see a text long enough to keep it busy.
    v.check((text) => codePoints(text) <= contactLimits.email.most, contactMessages.emailTooLong),
    v.check(
      (text) =>
        codePoints(text) > contactLimits.email.most ||
        (emailPattern.test(text) && localPartOctets(text) <= MOST_LOCAL_OCTETS),
      contactMessages.emailInvalid,
    ),
  ),
  message: v.pipe(
    v.string(contactMessages.messageTooShort),
    v.transform((text) => withoutControls(text.replace(/\r\n?/gu, '\n')).trim()),
    v.check(
      (text) => codePoints(text) >= contactLimits.message.least,
      contactMessages.messageTooShort,
    ),
    v.check(
      (text) => codePoints(text) <= contactLimits.message.most,
      contactMessages.messageTooLong,
    ),
    v.check((text) => !onlyInvisible.test(text), contactMessages.invisible),
  ),
})

export type ContactMessage = v.InferOutput<typeof contactSchema>

/** How many characters a person would count, as the specification's limits mean them: code points. */
function codePoints(text: string): number {
  return [...text].length
}

function localPartOctets(address: string): number {
  return new TextEncoder().encode(address.slice(0, address.indexOf('@'))).length
}

/** Databases refuse NUL and lone surrogates; the other controls would only disturb a terminal. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/\p{Cs}/gu, '\uFFFD')
}
