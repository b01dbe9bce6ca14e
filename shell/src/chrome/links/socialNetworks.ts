import type { SiteConfig } from '@marquee/shared/domain';

/** `facebookAppId` and `twitterUsername` are data for other features and have no icon. The drawings are in `shell/sites/social`. */
export const socialNetworks = [
  { key: 'twitter', label: 'Twitter' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'youtube', label: 'YouTube' },
  { key: 'pinterest', label: 'Pinterest' },
  { key: 'reddit', label: 'Reddit' },
] as const satisfies readonly { key: keyof SiteConfig['social']; label: string }[];
