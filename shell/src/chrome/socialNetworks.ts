import type { SiteConfig } from '@marquee/shared/domain';

/**
 * `facebookAppId` and `twitterUsername` are data for other features and have no icon. An icon is a path in a box of 24 by 24,
 * its holes by the even-odd rule.
 */
export const socialNetworks = [
  {
    key: 'twitter',
    label: 'Twitter',
    icon: 'M22 5.5q-1 .6-2.2.7 1.2-.8 1.7-2-1.2.6-2.5.9a4 4 0 0 0-6.8 3.6Q7 8.5 3.5 4.5q-1.8 3 1.3 5.4-1 0-1.8-.5 0 3 3.2 4-1 .3-1.8.1.8 2.5 3.7 2.8-2.2 1.8-5.6 1.6C12 23 20 16 20 7.8q1.2-1 2-2.3z',
  },
  {
    key: 'facebook',
    label: 'Facebook',
    icon: 'M10 22v-9H7V9.5h3V7q0-5 4.5-5H17v3.5h-1.5q-2 0-2 1.8v2.2H17l-.5 3.5h-3v9z',
  },
  {
    key: 'instagram',
    label: 'Instagram',
    icon: 'M8 2h8q6 0 6 6v8q0 6-6 6H8q-6 0-6-6V8q0-6 6-6zm.2 2Q4 4 4 8.2v7.6Q4 20 8.2 20h7.6q4.2 0 4.2-4.2V8.2Q20 4 15.8 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.6a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  },
  {
    key: 'youtube',
    label: 'YouTube',
    icon: 'M5 4.5h14q3.5 0 3.5 3.5v8q0 3.5-3.5 3.5H5q-3.5 0-3.5-3.5V8q0-3.5 3.5-3.5zm4.8 4v7l6-3.5z',
  },
  {
    key: 'pinterest',
    label: 'Pinterest',
    icon: 'M12 2a10 10 0 0 1 0 20q-1.5 0-2.8-.4.9-1.5 1.3-3.2l.6-2.2q.8 1 2.2 1c3 0 5-2.6 5-6 0-3-2.5-5.2-6-5.2-4 0-6.4 2.7-6.4 5.8q0 2.7 2 3.7.4.1.5-.3l.3-1.1-.3-.5q-.6-.8-.6-2c0-2.3 1.8-4.2 4.3-4.2 2.3 0 3.6 1.5 3.6 3.5 0 2.4-1.2 4.4-2.8 4.4-1 0-1.7-.8-1.4-1.7l1-3.6c0-1-.5-1.6-1.4-1.6-1.1 0-1.9 1.2-1.9 2.7l.3 1.7-1.4 6q-.4 1.5-.1 2.7A10 10 0 0 1 12 2z',
  },
  {
    key: 'reddit',
    label: 'Reddit',
    icon: 'M12.6 7.5q7.9.3 8.9 5.2c.3 4.3-4 7.8-9.5 7.8s-9.8-3.5-9.5-7.8q1-4.9 8.9-5.2l1.1-4.7 3.6.9a1.7 1.7 0 1 1-.3 1.2l-2.3-.6zM8.5 11.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm7 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM8 16.5q4 2.8 8 0-1.3 2.3-4 2.3t-4-2.3z',
  },
] as const satisfies readonly { key: keyof SiteConfig['social']; label: string; icon: string }[];
