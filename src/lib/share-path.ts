/** Where other apps post what they share with the installed site. The service worker answers it. */
export const SHARE_PATH = '/share'
