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
  /** Finishes what was accepted and lets go of files and connections. */
  close(): Promise<void>
}
