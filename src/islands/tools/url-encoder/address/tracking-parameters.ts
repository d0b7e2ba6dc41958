/**
 * Parameters that track a person or a click and that no page needs. Click identifiers: the query filter of the Brave
 * browser (brave-core, components/query_filter/utils.cc). Campaigns: the parameters of Google Analytics ("utm_") and
 * Matomo ("mtm_", "pk_"). The list is not complete, because anyone can invent a name.
 */
export const TRACKING = {
  listedOn: '22 November 2026',
  source: 'Brave’s query filter, and the campaign parameters of Google Analytics and Matomo',
}

const NAMES = new Set(
  `__hsfp __hssc __hstc __s _bhlid _branch_match_id _branch_referrer _gl _hsenc _kx _openstat at_recipient_id
  at_recipient_list bbeml bsft_clkid bsft_uid dclid et_rid fb_action_ids fb_comment_id fbclid gbraid gclid guce_referrer
  guce_referrer_sig hsCtaTracking irclickid mc_eid ml_subscriber ml_subscriber_hash msclkid oft_c oft_ck oft_d oft_id
  oft_ids oft_k oft_lk oft_sk oly_anon_id oly_enc_id rb_clickid s_cid sc_customer sc_eh sc_uid sms_click sms_source sms_uph
  srsltid ss_email_id ttclid twclid unicorn_click_id vero_conv vero_id vgo_ee wbraid wickedid yclid ymclid ysclid`.split(
    /\s+/,
  ),
)

/** Campaign parameters of Google Analytics and Matomo. */
const CAMPAIGN = /^(?:utm_|mtm_|pk_(?:campaign|kwd|keyword|source|medium|content|cid)$)/

/** Names that may have a different meaning on other sites. */
const ON_HOST: Record<string, readonly string[]> = {
  'instagram.com': ['igsh', 'igshid'],
  'twitter.com': ['ref_src', 'ref_url'],
  'youtube.com': ['si'],
  'youtu.be': ['si'],
}

/** Returns whether a decoded parameter name is a known tracking parameter on this host. */
export function isTracking(name: string, host: string): boolean {
  if (NAMES.has(name) || CAMPAIGN.test(name)) return true
  const site = host.toLowerCase()
  return Object.entries(ON_HOST).some(
    ([known, names]) => names.includes(name) && (site === known || site.endsWith(`.${known}`)),
  )
}
