import * as v from 'valibot'

/** Length limits of the fields, in code points after trimming. */
export const contactLimits = {
  name: { least: 2, most: 200 },
  email: { most: 254 },
  message: { least: 10, most: 5_000 },
} as const

/** Validation errors under the fields. */
const contactMessages = {
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: 'Name must be at most 200 characters',
  emailInvalid: 'Please enter a valid email address',
  emailTooLong: 'Email must be at most 254 characters',
  messageTooShort: 'Message must be at least 10 characters',
  invisible: 'Please use visible characters',
  messageTooLong: 'Message must be at most 5,000 characters',
} as const

/**
 * Email addresses with letters of any script (RFC 6531), dots only between other characters, and a domain of at least two
 * labels. White space, controls, quotes and brackets are invalid, so an address cannot inject a mail header.
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{1,59}|[\p{L}\p{M}]{2,63})$/iu

/** Invisible characters: of zero width, fillers, the Braille blank. */
const onlyInvisible = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]+$/u

/** RFC 5321, 4.5.3.1.1: mail servers need not accept more before the "@". */
const MOST_LOCAL_OCTETS = 64

/**
 * Validates a contact message in the form and on the server. The output is the stored form: trimmed fields, a name on one line,
 * line breaks as `\n`, no control characters and no lone surrogates.
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
    // Check the length first, because the pattern is slow for long texts.
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

/** Counts code points, the unit of the specification's limits. */
function codePoints(text: string): number {
  return [...text].length
}

function localPartOctets(address: string): number {
  return new TextEncoder().encode(address.slice(0, address.indexOf('@'))).length
}

/** Removes characters that databases refuse (NUL, lone surrogates) and controls that disturb a terminal. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/\p{Cs}/gu, '\uFFFD')
}
