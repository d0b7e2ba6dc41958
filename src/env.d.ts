declare namespace App {
  /** What the production server hands to endpoints. The development server hands nothing. */
  interface Locals {
    contact?: import('./lib/contact/service.ts').ContactService
    visitor?: import('./lib/contact/service.ts').Visitor
  }
}
