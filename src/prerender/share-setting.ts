/**
 * Returns whether other apps may share with the installed site, from the operator's setting `SHARE_TARGET`. Throws a sentence for
 * an invalid value.
 */
export function readShareSetting(setting: string | undefined): boolean {
  const value = setting?.trim() || 'on'
  if (value !== 'on' && value !== 'off')
    throw new Error(`SHARE_TARGET must be on or off, not "${value}".`)
  return value === 'on'
}
