import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'vocal',
  name: 'Vocal',
  description: 'Write it. Have it read, reviewed and published across our magazines.',
  metaTitle: 'Vocal: write for our magazines and be paid for being read',
  metaDescription:
    'The creator platform behind the magazines. Write a post, have it reviewed by an editor, see it published and earn 3.80 USD for every 1,000 reads.',
  brandName: 'Marquee Media',
  url: { base: 'https://vocal.example' },
  logo: { width: 122, height: 36 },
  contact: {
    emailAddress: 'writers@vocal.example',
    postalAddress: 'Vocal, The Writers’ Floor, 118 Ludlow Arcade, Harrow Bay, NY 10099',
    phone: '+1 212 555 0137',
  },
  social: {},
  staticAbout: `
<p>Vocal is where the network’s magazines find their writers. You bring the story; an editor reads it from the first line to the last, and either publishes it or tells you what is missing.</p>
<p>What is published belongs to a magazine with its own readers, under your name. Every counted read earns, at 3.80 USD for every 1,000, and the sum is paid out once it reaches 35 USD.</p>`.trim(),
  virtualDocumentTitle: 'Vocal',
};
