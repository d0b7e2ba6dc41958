import type { MessageState } from './store.ts'

/** Facts about a request that the server determines itself. */
export interface Visitor {
  /** The client's IP address, behind the trusted proxies. */
  address: string
  host: string
  requestId: string
}

/** The contact service. The production server creates it and passes it to the endpoint in `locals`. */
export interface ContactService {
  /** Answers any request for `/api/contact`. Never rejects. */
  answer(request: Request, visitor: Visitor): Promise<Response>
  /** Returns whether a message could be stored now. */
  isReady(): Promise<boolean>
  /** Returns the metrics. Never rejects. */
  measure(): Promise<Measures>
  /** Finishes accepted work and closes files and connections. */
  close(): Promise<void>
}

/** The metrics of the contact form. They contain nothing about a message or visitor. */
export interface Measures {
  /** The number of posts that this process has answered, by HTTP status. */
  postsByStatus: ReadonlyMap<number, number>
  /** The stored messages, or undefined while the store does not answer. The age is 0 without pending messages. */
  stored: { byState: Record<MessageState, number>; oldestPendingSeconds: number } | undefined
}

/** The log for the operator. It never contains a message, an address or a name. */
export interface Log {
  info(details: object, text: string): void
  warn(details: object, text: string): void
}

/** `required`: send nothing without encryption. `optional`: encrypt if the mail server offers it. */
export const smtpTlsWords = ['required', 'optional'] as const
export type SmtpTls = (typeof smtpTlsWords)[number]

export interface ContactSettings {
  /** Folder of the SQLite file; not used with `databaseUrl`. */
  dataFolder: string
  /** `postgres://…`, or null for SQLite. */
  databaseUrl: string | null
  /** `smtp://…` or `smtps://…`, or null to keep messages in the store. */
  smtpUrl: string | null
  smtpTls: SmtpTls
  mailFrom: string
  mailTo: string
  /** Time limit from the first packet to the last byte of a mail. */
  smtpTimeoutSeconds: number
  /** Time limit for the mail server's final reply. */
  smtpAnswerSeconds: number
  smtpRetrySeconds: number
  /** Messages older than this are deleted; 0 keeps them. */
  retentionDays: number
  /** Messages of one client within ten minutes; 0 for no limit. */
  rateLimit: number
}
