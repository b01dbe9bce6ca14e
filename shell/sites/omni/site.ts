import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'omni',
  name: 'Omni',
  timeZone: 'America/New_York',
  order: 70,
  description: 'Science, fiction and the art in between',
  subject: 'science',
  metaTitle: 'Omni: science, science fiction, art and the future tense',
  metaDescription:
    'Observatories and paperbacks, tide pools and theremins. Omni reports on science, science fiction and art, and on the places where nobody can say which is which.',
  brandName: 'Marquee Media',
  url: { base: 'https://omni.example' },
  logo: { width: 136, height: 36 },
  contact: {
    emailAddress: 'signals@omni.example',
    postalAddress: 'Omni, Marquee Media, Dome 2, 1 Meridian Hill, Port Ellery, NY 12555',
    phone: '+1 555 0177',
  },
  social: {
    facebookAppId: '1047352018264930',
    twitterUsername: 'omnisignals',
    twitter: 'https://www.example.com/?network=twitter&profile=omnisignals',
    youtube: 'https://www.example.com/?network=youtube&profile=omnisignals',
    instagram: 'https://www.example.com/?network=instagram&profile=omnisignals',
    reddit: 'https://www.example.com/?network=reddit&profile=omnisignals',
  },
  staticAbout: `<p>Omni is a magazine about the future, written by people who have noticed that it keeps arriving in ordinary clothes. It comes as a new bulb in the street lamp, a hum under the floor of the aquarium, a paperback with its cover torn off. We go and look at it before it has been tidied up.</p>
<p>Half of what we print is science. We visit the mountain, the ice store, the basement where the plants are kept in the dark, and we stay until the second day, when people stop giving us the tour. We say what is known, what is guessed and how wide the error bar is. If a result is one paper old, we tell you that it is one paper old. When a scientist says “I don’t know” we leave it in, because it is usually the best sentence in the interview.</p>
<p>The other half is everything that science makes people dream: novels, film, painted planets, robots that never worked, instruments with no keys. We print short fiction in <em>Slush Pile</em>, chosen without names on it, and we follow one night of the sky at a time in <em>First Light</em>. We keep a soft spot for futures that did not happen, and a museum of them in the corridor to the post room.</p>
<p>We do not predict. Anyone who tells you what 2060 looks like is selling something, often a flying car. What we can do is describe 2060’s ancestors with some care: the tools on the bench now, the arguments in the canteen now, the child who has just been told that the dot beside the Moon is a place.</p>
<p>We began in 1988 as a mimeographed newsletter for the volunteers of a small public observatory, and we still close the issue after dark. Corrections are printed where the mistake was, with the date. Letters are answered, including the ones about perpetual motion.</p>`,
  videoPlayers: ['youtube', 'vimeo', 'brightcove'],
  embeds: ['bluesky', 'openStreetMap', 'codePen', 'gist'],
  playersOnScroll: ['youtube', 'vimeo', 'brightcove'],
  shareCounts: ['pinterest', 'reddit', 'tumblr'],
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'Omni',
  affinity: ['marquee', 'longevity', 'beat', 'journal', 'potent'],
};
