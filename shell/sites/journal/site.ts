import type { SiteConfigInput } from '@marquee/shared/domain';

export const site: SiteConfigInput = {
  key: 'journal',
  name: 'Journal',
  timeZone: 'America/Halifax',
  order: 50,
  isLive: false,
  description: 'The daily paper of working life: pay, power, craft and the clock.',
  subject: 'work',
  metaTitle: 'Journal: the daily paper of working life',
  metaDescription:
    'Reporting and argument on how people earn a living: pay, management, trades, offices, strikes, retirements, and the small print that decides all of them.',
  brandName: 'Marquee Media',
  url: { base: 'https://journal.example' },
  logo: { width: 173, height: 36 },
  contact: {
    emailAddress: 'citydesk@journal.example',
    postalAddress: 'Journal, Corn Exchange Chambers, 4 Tallow Lane, Saint Olave, Nova Scotia',
    phone: '+1 902 555 0176',
  },
  social: {
    twitterUsername: 'journaldaily',
    twitter: 'https://twitter.com/journaldaily',
    facebook: 'https://www.facebook.com/journaldaily',
    youtube: 'https://www.youtube.com/@journaldaily',
  },
  staticAbout: `
<p>Most people who read about business do not own one. They work in somebody else’s. Journal was founded on that observation in 1987 by nine printers and a bookkeeper, who had been given eleven weeks’ notice by the evening paper that employed them and decided to spend it producing a better one on the same presses, at night, with the owner’s ink.</p>
<p>The evening paper is a car park now. We still print on the colour of paper that was left in the store when the locks were changed, and we still cover the subject the founders knew: what happens to a person between clocking on and clocking off, who decides it, and what it pays. We report a boardroom as a workplace, which it is, and a loading bay as a place where strategy is carried out, which is truer than most strategy documents.</p>
<p>We name salaries. We think that the number is the story more often than it is the detail, and everyone who writes for us has theirs on a sheet pinned up by the kettle. We do not rank workplaces, give awards, run a conference or publish the thoughts of anyone’s chief people officer under their own name.</p>
<p>Where we describe the law or the market we describe it as we found it on the day; where we are wrong, the correction runs on the page where the error did, in the same size of type. If a contract, a pension or a grievance is keeping you awake, see someone whose job is to know: a union representative, an advice centre, a lawyer. We will happily report on how it went.</p>
<p>The desk is staffed from seven in the morning, and there is somebody there at night. There always has been.</p>`.trim(),
  commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
  virtualDocumentTitle: 'Journal',
  affinity: ['longevity', 'omni', 'theSwamp', 'feast', 'marquee'],
  videoPlayers: ['youtube', 'brightcove'],
};
