import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'marquee',
  name: 'Marquee',
  timeZone: 'America/New_York',
  order: 40,
  description: 'Film, TV, comics and games, reviewed from the cheap seats.',
  subject: 'pop culture',
  metaTitle: 'Marquee: film, TV, comics and games with the house lights down',
  metaDescription:
    'Reported features, opinions and picture essays on film, television, comics and games, from the people who thread, ink, paint, code and sweep up after them.',
  brandName: 'Marquee Media',
  url: { base: 'https://marquee.example' },
  logo: { width: 174, height: 38 },
  contact: {
    emailAddress: 'frontofhouse@marquee.example',
    postalAddress: 'Marquee, Third Floor, 118 Ludlow Arcade, Harrow Bay HB2 7QX',
    phone: '555 0118',
  },
  social: {
    twitterUsername: 'marqueereads',
    twitter: 'https://twitter.com/marqueereads',
    facebook: 'https://www.facebook.com/marqueereads',
    instagram: 'https://www.instagram.com/marqueereads',
    youtube: 'https://www.youtube.com/@marqueereads',
    reddit: 'https://www.reddit.com/r/marqueereads',
  },
  staticAbout: `
<p>Marquee began as a sheet of paper. In the winter of 2011 the ushers of a second-run cinema in Harrow Bay were given a photocopier by a law firm that was closing down, and they used it to tell the queue what they thought of the film it was queueing for. The manager let it go on for nine weeks. By the time he stopped it, people were coming for the sheet and skipping the picture.</p>
<p>We still write from that end of the building. Most of what is published about films, television, comics and games is about the forty people at the front of the poster. We would rather talk to the colourist, the letterer, the woman who has looped the same alien’s breathing since season one, the man who knows why the third level of a game from 1996 has a locked door in it. They have been waiting years for someone to ask.</p>
<p>Our reviewers pay for their own tickets and are paid back only when the piece is in. We take no set visits with a minder in the room. A studio has never seen a word of ours before you did, and when we are wrong, which is about once a fortnight, the correction goes at the top of the page where the mistake was read.</p>
<p>We love this stuff. We love the good cheap version of it more than the bad expensive one, and we do not believe that anything with a cape, a laser or a laugh track needs an apology attached. We do think it can be done well or badly, and that the difference is worth an argument on the way to the bus.</p>
<p>The office is over an arcade. If you ring and hear a siren, somebody downstairs has beaten the high score; hold on.</p>`.trim(),
  videoPlayers: ['youtube', 'brightcove'],
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'Marquee',
  affinity: ['omni', 'beat', 'proof', 'longevity', 'potent'],
};
