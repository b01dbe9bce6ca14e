import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'filthy',
  name: 'Filthy',
  timeZone: 'Europe/Paris',
  order: 30,
  description: 'Desire, written down properly. For adults, after hours.',
  subject: 'desire',
  metaTitle: 'Filthy: desire, written down properly',
  metaDescription:
    'Essays, fiction, interviews and picture stories about sex, longing and the rooms they happen in. Grown-up, curious and never in a hurry.',
  brandName: 'Marquee Media',
  url: { base: 'https://filthy.example' },
  logo: { width: 101, height: 40 },
  contact: {
    emailAddress: 'nightdesk@filthy.example',
    postalAddress: 'Filthy, The Night Desk, 9 Pomona Passage, Saint-Armel 4009',
    phone: '555 0169',
  },
  social: {
    twitterUsername: 'filthyreads',
    twitter: 'https://twitter.com/filthyreads',
    instagram: 'https://www.instagram.com/filthyreads',
    pinterest: 'https://www.pinterest.com/filthyreads',
  },
  staticAbout: `
<p>There is a drawer in most houses. It holds a letter, or a hotel key that was never given back, or a paperback with the spine broken at one page. Filthy is a magazine about what is in the drawer and why it was kept.</p>
<p>We publish essays, reporting, fiction and pictures about sex and everything that collects around it: courtship, boredom, marriage, lingerie, jealousy, hotels, bad poetry, good poetry, the history of the bed. We are written by adults for adults. You will not find anything here that had to be photographed through a keyhole, and you will not find a list of forty moves.</p>
<p>Our rules are short. Everyone in a true story has agreed to be in it, and has read it. Everyone in an invented one is a grown woman or a grown man who wants to be there. Names and streets are changed when somebody asks. Where a piece touches on health, it says what is known and who knows it, and sends you to a doctor for the rest.</p>
<p>The name was a dare. Our founding editor’s aunt, finding a proof of the first issue on the kitchen table, read it standing up, from the first page to the last, turned the kettle off, and said: “Filthy. May I keep it?”</p>
<p>The night desk is staffed from six in the evening. We read every submission, we answer every letter, and we have never yet lost one.</p>`.trim(),
  videoPlayers: ['youtube', 'brightcove'],
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'Filthy',
  isForAdults: true,
  affinity: ['marquee', 'longevity', 'proof', 'potent', 'omni'],
};
