import type { PartName } from '@marquee/shared/domain';
import type { ChangeScript } from '@marquee/tools/network/alteredRelease.ts';

/** A harmless change that a team could release. */
export type GoodRelease = { name: string; part: PartName; change: ChangeScript };

/** Replaces a text wherever it is a whole string in the sources. */
const saying =
  (text: string, other: string): ChangeScript =>
  (source) =>
    source.replaceAll(new RegExp(`(["'\`])${text}\\1`, 'g'), `$1${other}$1`);

/** Replaces a custom property of the theme by another. */
const colouring =
  (token: string, other: string): ChangeScript =>
  (source) =>
    source.replaceAll(`.token)("${token}")`, `.token)("${other}")`);

/** Adds a comment to the server's scripts. The browser's scripts have no comments. */
const commenting =
  (comment: string): ChangeScript =>
  (source, side) =>
    side === 'server' ? `${source}\n// ${comment}\n` : source;

type Changes = { texts: [string, string][]; colours: [string, string][]; comments: string[] };

const changes: Partial<Record<PartName, Changes>> = {
  'mf-post': {
    texts: [
      ['Read next:', 'Read on:'],
      ['Read Next', 'And Now'],
      ['Tags', 'Words'],
      ['Special Feature', 'Long Read'],
      ['Launch Gallery', 'See Pictures'],
      ['Launch Shop', 'See the Shop'],
      ['Buy Now', 'Buy This'],
      ['About the author', 'The author'],
      ['Edit post', 'Change post'],
      ['Gallery', 'Pictures'],
      ['Next picture', 'One further'],
      ['Close', 'Shut'],
      ['Copy link', 'Take link'],
      ['Shortcuts', 'Short ways'],
      ['Shares', 'Shared'],
    ],
    colours: [
      ['inkMuted', 'ink'],
      ['accentText', 'ink'],
      ['line', 'inkMuted'],
      ['textSm', 'textMd'],
      ['ink', 'accentText'],
      ['motionBase', 'motionFast'],
    ],
    comments: ['first remark', 'second remark', 'third remark', 'remark in two\n// lines'],
  },
  'mf-reader': {
    texts: [
      ['Most read', 'Read most'],
      ['Latest posts', 'Newest posts'],
      ['Network', 'Our sites'],
      ['Categories', 'Themes'],
      ['Articles', 'Stories'],
      ['Galleries', 'Pictures'],
      ['Prev', 'Back'],
      ['Next', 'Then'],
    ],
    colours: [
      ['inkMuted', 'ink'],
      ['accentText', 'ink'],
      ['textSm', 'textMd'],
    ],
    comments: ['first remark', 'second remark'],
  },
  'mf-vocal': {
    texts: [
      ['Create account', 'Make an account'],
      ['Sign in', 'Come in'],
      ['First name', 'Given name'],
      ['How it works', 'How it goes'],
    ],
    colours: [
      ['danger', 'ink'],
      ['inkMuted', 'ink'],
    ],
    comments: [],
  },
  'mf-desk': {
    texts: [],
    colours: [
      ['inkMuted', 'ink'],
      ['textSm', 'textMd'],
    ],
    comments: [],
  },
  shell: {
    texts: [['Menu', 'More']],
    colours: [
      ['inkMuted', 'ink'],
      ['accentText', 'ink'],
    ],
    comments: ['first remark', 'second remark', 'third remark'],
  },
};

/** Releases that must pass the gate. */
export const goodReleases: readonly GoodRelease[] = (Object.entries(changes) as [PartName, Changes][]).flatMap(
  ([part, { texts, colours, comments }]) => [
    ...texts.map(([text, other]) => ({ part, name: `${part} says “${other}”`, change: saying(text, other) })),
    ...colours.map(([token, other]) => ({
      part,
      name: `${part} takes ${other} instead of ${token}`,
      change: colouring(token, other),
    })),
    ...comments.map((comment) => ({
      part,
      name: `${part} has a ${comment.split('\n')[0]}`,
      change: commenting(comment),
    })),
  ],
);
