import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'beat',
  name: 'Beat',
  timeZone: 'America/New_York',
  order: 10,
  isLive: false,
  description: 'Music, from the back of the room',
  subject: 'music',
  metaTitle: 'Beat: music, from the back of the room',
  metaDescription:
    'Small venues, worn-out vans, records worth the shelf and the people who make the noise. Reporting and arguments about music from Beat.',
  brandName: 'Marquee Media',
  url: { base: 'https://beat.example' },
  logo: { width: 105, height: 34 },
  contact: {
    emailAddress: 'desk@beat.example',
    postalAddress: 'Beat, Marquee Media, 88 Tannery Row, Port Ellery, NY 12555',
    phone: '+1 555 0142',
  },
  social: {
    twitterUsername: 'beatdesk',
    twitter: 'https://www.example.com/?network=twitter&profile=beatdesk',
    instagram: 'https://www.example.com/?network=instagram&profile=beatdesk',
    youtube: 'https://www.example.com/?network=youtube&profile=beatdesk',
    reddit: 'https://www.example.com/?network=reddit&profile=beatdesk',
  },
  staticAbout: `<p>Beat is written from about eight feet in front of the sound desk, a little to the left, which is where the mix is right and where you can still reach the bar. We started in 2009 as a photocopied list of who was playing within walking distance of the office. Two of the eleven venues on that first sheet are still open. We go to both.</p>
<p>We cover music as work and as a place to go: who loads the van, what the room charges, how the record was cut, why the chorus lands where it does. We review instruments only after somebody has played them in public with the wrong cable. We will print a 4,000-word story about a pressing plant, and then a paragraph about a sofa in a dressing room in Duluth, and we check both.</p>
<p>We have opinions about earplugs (wear them), encores (one, if they mean it), ticket fees (put them in the price) and drum solos (we will let you know). We do not score records out of ten. If a record is good we tell you what to listen for and when to turn it up.</p>
<p>Nobody pays to be in Beat. Guest-list places are marked at the foot of a review, loaned gear goes back in the box it came in, and the writer who loved it has to carry it to the post office. If we have made a mistake, write to the desk and we will fix it where the mistake is, with the date.</p>`,
  videoPlayers: ['youtube', 'brightcove'],
  embeds: ['x', 'bluesky', 'mastodon', 'instagram', 'tiktok', 'spotify', 'soundcloud', 'applePodcasts'],
  mastodonHosts: ['mastodon.social'],
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'Beat',
  affinity: ['marquee', 'proof', 'potent', 'omni', 'theSwamp'],
};
