/**
 * What a page asks the service worker for: `state` nothing; `page` to keep the page at `path`; `whole` to keep the whole site;
 * `installed` the same unless the visitor removed that copy before; `visited` to remove the copy of the whole site.
 */
export interface OfflineQuestion {
  wish: 'state' | 'page' | 'whole' | 'installed' | 'visited'
  path: string
}

/** The answer: what is kept. */
export interface OfflineState {
  /** Whether the visitor, or the installed app, wants the whole site. */
  isWhole: boolean
  /** Whether files are being fetched. */
  isBusy: boolean
  /** The kept files and all files of the site. */
  kept: number
  total: number
  /** The pages of which every part is kept. */
  pages: string[]
  /** Whether the page that asked was kept before it asked. */
  wasKept: boolean
}
