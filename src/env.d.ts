declare namespace App {
  /** What the production server hands to endpoints. The development server hands nothing. */
  interface Locals {
    contact?: import('./server/contact/service.ts').ContactService
    visitor?: import('./server/contact/service.ts').Visitor
  }
}
