/**
 * The address of a picture made by the operator's image service (off unless `PUBLIC_QR_SERVICE_URL` is set when the site
 * is built). It carries the visitor's text, which is why the page then says so.
 */
export function servicePictureAddress(service: string, text: string): string {
  return `${service}?size=300x300&data=${encodeURIComponent(text)}`
}
