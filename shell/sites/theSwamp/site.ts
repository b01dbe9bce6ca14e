import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'theSwamp',
  name: 'The Swamp',
  timeZone: 'America/Chicago',
  order: 100,
  isLive: false,
  description: 'Politics from the back row: who asked, who paid, who counted, and what got built.',
  subject: 'politics',
  metaTitle: 'The Swamp: politics, read down to the footnotes',
  metaDescription:
    'A broadsheet for people who read the bill: statehouses, county boards, courts, maps and money, reported from the room where it was decided.',
  brandName: 'Marquee Media',
  url: { base: 'https://theswamp.example' },
  logo: { width: 180, height: 40 },
  contact: {
    emailAddress: 'desk@theswamp.example',
    postalAddress: 'The Swamp, 412 Levee Street, Port Marion 39571',
    phone: '+1 601 555 0188',
  },
  social: {
    twitterUsername: 'readtheswamp',
    twitter: 'https://twitter.com/readtheswamp',
    facebook: 'https://facebook.com/readtheswamp',
    youtube: 'https://youtube.com/@readtheswamp',
    reddit: 'https://reddit.com/r/readtheswamp',
  },
  staticAbout: `
<p>A swamp is a working landscape. It filters water, it breaks the force of storms, and most of what lives there is eating something
else that lives there. People who promise to drain one have usually not read the hydrology. We took the name because it was an insult
and because it was accurate.</p>
<p>We cover politics at the altitude where it touches the ground: the drainage district, the appropriations rider, the county canvass, the
judge who is elected by nine hundred people in an odd-numbered year. Four of our reporters hold press passes and all of them have been
asked to leave a public meeting. They stayed, because it was public.</p>
<p>We do not endorse candidates. We do not run polls, because we cannot afford good ones and will not print bad ones. We publish the
document beside the story whenever the law and the document's author allow it, and when we are wrong we say so at the top of the page
where the mistake was, in the same size of type.</p>
<p>Every piece here has been read by an editor whose job is to ask three questions. Who says so? How would they know? What does the other
fellow say? If you think we forgot one, the desk answers +1 601 555 0188 until eleven, and a person does the answering.</p>
`,
  videoPlayers: ['youtube', 'brightcove'],
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'The Swamp',
  affinity: ['journal', 'omni', 'marquee', 'longevity', 'proof'],
};
