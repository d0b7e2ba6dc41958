import type { MessageState } from './store.ts'

/** What the server knows about a request that the request itself cannot be trusted to say. */
export interface Visitor {
  /** IP address of the client, found behind as many proxies as the operator trusts. */
  address: string
  /** The `Host` header as it was sent. */
  host: string
  requestId: string
}

/** The contact service as the endpoint sees it. The production server builds one and hands it over through `locals`. */
export interface ContactService {
  /** Answers any request for `/api/contact`, whatever is in it. Never rejects. */
  answer(request: Request, visitor: Visitor): Promise<Response>
  /** Whether a message sent now could be stored. */
  isReady(): Promise<boolean>
  /** What an operator may watch. Never rejects. */
  measure(): Promise<Measures>
  /** Finishes what was accepted and lets go of files and connections. */
  close(): Promise<void>
}

/** What an operator may watch of the contact form. Nothing of a message or a visitor is in it. */
export interface Measures {
  /** How many posts this process has answered, by HTTP status. */
  postsByStatus: ReadonlyMap<number, number>
  /** What is in the store, or undefined while it does not answer. */
  stored: { byState: Record<MessageState, number>; oldestPendingSeconds: number } | undefined
}

/** Where the service writes down what an operator should know. Never a message, an address or a name. */
export interface Log {
  info(details: object, text: string): void
  warn(details: object, text: string): void
}

/** `required`: nothing is sent before the connection is encrypted. `optional`: encrypted when the mail server offers it. */
export const smtpTlsWords = ['required', 'optional'] as const
export type SmtpTls = (typeof smtpTlsWords)[number]

/** How an operator has set up the contact form. */
export interface ContactSettings {
  /** Folder of the SQLite file; not used with `databaseUrl`. */
  dataFolder: string
  /** `postgres://…`, or null for SQLite. */
  databaseUrl: string | null
  /** `smtp://…` or `smtps://…`, or null to keep messages in the store. */
  smtpUrl: string | null
  /** Whether the mail server must encrypt. */
  smtpTls: SmtpTls
  mailFrom: string
  mailTo: string
  /** From the first packet to the last byte of a mail. */
  smtpTimeoutSeconds: number
  /** From there to the answer that the mail server has it. */
  smtpAnswerSeconds: number
  smtpRetrySeconds: number
  /** Messages older than this are deleted; 0 keeps them. */
  retentionDays: number
  /** Posts of one client within ten minutes; 0 for no limit. */
  rateLimit: number
}
