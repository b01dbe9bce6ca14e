import type { CuratedKind } from '@marquee/shared/domain';
import { curationTexts } from '../curationTexts.ts';

const words: Readonly<Record<CuratedKind, { one: string; many: string }>> = {
  categories: { one: 'category', many: 'categories' },
  channels: { one: 'channel', many: 'channels' },
  tags: { one: 'tag', many: 'tags' },
};

const counted = (kind: CuratedKind, count: number) => `${count} ${count === 1 ? words[kind].one : words[kind].many}`;

/** The path of a category, channel or tag on its magazine. */
export const sectionPath = (kind: CuratedKind, key: string) => `/${words[kind].one}/${key}`;

/** Texts of the lists of categories, channels and tags. */
export const sectionTexts = {
  search: (kind: CuratedKind) => `Search ${words[kind].many} by name`,
  found: (kind: CuratedKind, count: number) => counted(kind, count),
  /** Shown if the api lists as many sections as it can. There may be more, which a search finds. */
  firstOnly: (kind: CuratedKind, count: number) =>
    `The ${counted(kind, count)} with the most posts. Search to find others.`,
  none: (kind: CuratedKind) => `This magazine has no ${words[kind].many}.`,
  noneFound: (kind: CuratedKind, q: string) => `No ${words[kind].one} matches “${q}”.`,
  showAll: 'Show all',

  edit: 'Edit',
  merge: 'Merge',
  remove: 'Delete',
  /** Label of an action for screen readers. The name of the row makes it unique. */
  actionOn: (action: string, name: string) => `${action}: ${name}`,

  create: (kind: CuratedKind) => `New ${words[kind].one}`,
  createNow: (kind: CuratedKind) => `Add ${words[kind].one}`,
  created: (name: string) => `“${name}” was added.`,
  newKeyHint: (kind: CuratedKind) => `The part of the URL after /${words[kind].one}/. Uses the name if empty.`,

  name: 'Name',
  key: 'URL slug',
  description: 'Description',
  descriptionHint: 'Shown at the top of the page.',
  position: 'Position',
  positionHint: 'Lower numbers come first.',
  image: 'Picture',
  wrongPosition: (max: number) => `Use a number from 0 to ${max}.`,
  keyHint: (kind: CuratedKind) =>
    `The part of the URL after /${words[kind].one}/. Lowercase letters, digits and hyphens. The old URL redirects to the new one.`,
  save: 'Save',
  needName: 'Enter a name.',
  wrongKey: 'Use lowercase letters, digits and single hyphens.',
  changed: (name: string) => `“${name}” was saved.`,
  gone: (kind: CuratedKind) => `Someone else deleted or merged this ${words[kind].one}.`,

  goneOfMerge: (kind: CuratedKind) => `Someone else deleted or merged one of these ${words[kind].many}.`,

  mergeHeading: (name: string) => `Merge into “${name}”`,
  mergeLead: (kind: CuratedKind, name: string) =>
    `Choose the ${words[kind].many} to merge into “${name}”. Their posts move to it, and their URLs redirect to it.`,
  chosen: (kind: CuratedKind, count: number, max: number) => `${counted(kind, count)} chosen, ${max} at most.`,
  goOn: 'Continue',
  back: 'Back',
  nothingElse: (kind: CuratedKind) => `No other ${words[kind].one} found.`,
  willMerge: (kind: CuratedKind, names: readonly string[], posts: number, into: string) => {
    const list = new Intl.ListFormat('en').format(names.map((name) => `“${name}”`));
    const moved =
      kind === 'tags' && names.length > 1 ? `Up to ${curationTexts.posts(posts)}` : curationTexts.posts(posts);
    return `${list} will be deleted. ${moved} will move to “${into}”. This cannot be undone.`;
  },
  mergeNow: (kind: CuratedKind, count: number) => `Merge ${counted(kind, count)}`,
  merging: 'Merging… This can take a minute.',
  merged: (into: string, posts: number) => `Merged. “${into}” now has ${curationTexts.posts(posts)}.`,

  willRemove: (name: string) => `“${name}” will be deleted, and its URL will stop working.`,
  removeNow: (kind: CuratedKind) => `Delete ${words[kind].one}`,
  keep: 'Keep it',
  removed: (name: string) => `“${name}” was deleted.`,
} as const;
