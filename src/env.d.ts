/** The scripts in the heads of pages and of pages in frames (see src/build/content-security-policy.ts). */
declare const HEAD_SCRIPT: string
declare const TOOL_HEAD_SCRIPT: string
declare const FRAMED_HEAD_SCRIPT: string

declare namespace App {
  /** What the production server hands to endpoints. The development server hands nothing. */
  interface Locals {
    contact?: import('./server/contact/service.ts').ContactService
    visitor?: import('./server/contact/service.ts').Visitor
  }
}

/** The package has no types. Its bare name means a module of Node's own. */
declare module 'punycode/punycode.es6.js' {
  /** Returns the Unicode text of a Punycode text without its "xn--". Throws a RangeError for an invalid one. */
  export function decode(text: string): string
}
