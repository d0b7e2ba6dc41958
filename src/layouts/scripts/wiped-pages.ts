/** Tools and views that wipe their input when they are left (islands/ui/fields/wiped-on-leave.tsx), with all pages below them. */
const WIPED = /^\/tools\/(?:jwt|password-generator|qr-code-generator|hash-generator\/hmac)(?:\/|$)/

/** Returns whether what a page takes or shows may be a secret. It is then handed over only in memory, and not kept for Back. */
export function isWiped(path: string): boolean {
  return WIPED.test(path)
}
