import type { OwnPost } from '@marquee/shared/domain';
import type { PostsStatus } from './address/postsAddress.ts';

const inEnglish = new Intl.NumberFormat('en');
const dayAndMonth = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${inEnglish.format(count)} ${many}`;

/** Names of the lists on their tabs. */
const tabs: Readonly<Record<PostsStatus, string>> = {
  draft: 'Drafts',
  'changes-requested': 'Changes requested',
  'needs-review': 'Waiting for review',
  'in-review': 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
  rejected: 'Rejected',
  trash: 'Trash',
};

/** Names of a post's status. */
const statuses: Readonly<Record<PostsStatus, string>> = { ...tabs, draft: 'Draft' };

const empty: Readonly<Record<PostsStatus, string>> = {
  draft: 'No drafts.',
  'changes-requested': 'No changes requested.',
  'needs-review': 'Nothing is waiting for review. Posts you submit appear here until a moderator starts the review.',
  'in-review': 'None of your posts is in review.',
  scheduled: 'No scheduled posts.',
  published: 'You have no published posts yet.',
  unpublished: 'No unpublished posts.',
  rejected: 'No rejected posts.',
  trash: 'The trash is empty.',
};

const pending: Readonly<Record<OwnPost['reviewStatus'], string>> = {
  draft: 'changes not submitted',
  'changes-requested': 'changes requested',
  'needs-review': 'changes waiting for review',
  'in-review': 'changes in review',
  scheduled: 'changes scheduled',
  published: 'changes published',
  unpublished: 'changes not submitted',
  rejected: 'changes rejected',
};

const named = (name: string) => (name ? `“${name}”` : 'The untitled post');

/** Texts of the list of posts. */
export const postsTexts = {
  heading: 'Your posts',
  recent: 'Last edited',
  allPosts: (count: number) => (count === 1 ? 'Your post' : `All ${inEnglish.format(count)} posts`),
  newPost: 'New post',
  creating: 'Creating…',
  createFailed: 'We could not create a post.',

  tabsLabel: 'Posts by status',
  all: 'All',
  tabs,
  statuses,
  searchLabel: 'Search your posts',
  searchPlaceholder: 'Search titles and text',
  siteLabel: 'Magazine',
  anySite: 'All magazines',
  endSearch: 'Clear search',
  everySite: 'Show all magazines',

  loading: 'Loading your posts…',
  found: (count: number) => counted(count, 'post', 'posts'),

  untitled: 'Untitled',
  noSite: 'No magazine yet',
  edited: 'Edited',
  reads: (count: number) => counted(count, 'read', 'reads'),
  pending,

  keptHere: 'Has unsaved changes in this browser. Open the post to save them.',

  duplicate: 'Duplicate',
  toTrash: 'Move to trash',
  restore: 'Restore',
  undo: 'Undo',
  open: 'Open',
  openCopy: 'Open the copy',
  /** Label of an action for screen readers. The name of the post makes it unique. */
  actionOn: (action: string, name: string) => `${action}: ${name || 'Untitled'}`,
  trashed: (name: string) => `${named(name)} was moved to the trash.`,
  restored: (name: string) => `${named(name)} was restored.`,
  copied: 'A copy was added to your drafts.',
  actionFailed: 'That did not work.',
  movedToTrash: 'Moved to the trash',
  restorableUntil: (day: Date) => `can be restored until ${dayAndMonth.format(day)}`,

  nothingYet: 'Nothing here yet. Every story begins with a first line.',
  nothingYetLead: 'Start a post. Only you can see it until you submit it.',
  onlyTrash: 'All your posts are in the trash.',
  empty,
  trashLead: 'You can restore posts for 30 days.',
  noneFound: (q: string) => `Nothing matches “${q}”.`,
  noneFoundLead: 'Try fewer words or another tab.',
  noneOfSite: (magazine: string) => `None of these posts is for ${magazine}.`,
  beyond: 'There are no more posts.',
  toFirstPage: 'Go to the first page',
} as const;
