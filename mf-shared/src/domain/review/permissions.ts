import type { ReviewAction } from './reviewTransitions.ts';

/**
 * Actions in Vocal, and who may perform them. Each route of the api declares one of these actions, and `may` decides by
 * this table.
 */

/**
 * Relation of an account to the subject of an action. `everybody` needs no session. `account` is any signed-in account.
 * `author` wrote the post, or pitched the story or has it assigned. `publisher` has the role `author`. The others follow from the account's roles on the sites of the subject: `moderator` from
 * editor, and all of them from administrator. The author of a post has no other relation to this post.
 */
export type Relation =
  | 'everybody'
  | 'account'
  | 'author'
  | 'publisher'
  | 'moderator'
  | 'accountant'
  | 'auditor'
  | 'administrator';

/** Codes of refusals because of the role. */
type Refusing =
  | 'author-only'
  | 'claimer-only'
  | 'moderator-only'
  | 'operator-only'
  | 'other-moderator'
  | 'administrator-only';

export type Permission = {
  /** `network` covers lists and money of all sites, limited to the sites of the requesting account. */
  about: 'nothing' | 'account' | 'post' | 'story' | 'site' | 'network' | 'hold' | 'payout' | 'adjustment';
  by: readonly Relation[];
  /** Relation that the author of the post needs besides. */
  also?: Relation;
  /** The code of the refusal for another role. */
  code: Refusing;
  /**
   * The sites of the subject on which the account needs the role; all of them when absent. `present` is the site where
   * readers find the post. `network` demands a role for all sites.
   */
  reach?: 'all' | 'any' | 'present' | 'network';
  /** True if a role for a section of a site is enough, as for each post of the section. Money and curation need the site. */
  inSections?: true;
  /** The state of the post that keeps an account from the action. */
  lock?: 'edit' | 'delete' | 'claimer';
  /** True if the action also applies to posts in the trash. */
  inTrash?: true;
};

const ofPost = { about: 'post', by: ['author', 'moderator'], code: 'moderator-only' } as const;
const toRead = { about: 'post', by: ['author', 'moderator', 'auditor'], code: 'moderator-only', reach: 'any' } as const;
const ofAuthor = { about: 'post', by: ['author'], code: 'author-only' } as const;
const ofModerator = { about: 'post', by: ['moderator'], code: 'moderator-only' } as const;
const ofClaimer = { about: 'post', by: ['moderator'], code: 'claimer-only', lock: 'claimer' } as const;
const toClaim = { about: 'post', by: ['moderator'], code: 'other-moderator' } as const;
const moneyReaders = ['moderator', 'accountant', 'auditor'] as const;
const toReadMoney = { about: 'network', by: moneyReaders, code: 'moderator-only' } as const;
const ofHold = { about: 'hold', by: ['moderator', 'accountant'], code: 'moderator-only' } as const;
const ofBooks = { by: ['accountant'], code: 'operator-only', reach: 'network' } as const;
const toReadBooks = { ...ofBooks, about: 'network', by: ['accountant', 'auditor'] } as const;

const table = {
  /** Sign-up, sign-in and links of mails. */
  enter: { about: 'nothing', by: ['everybody'], code: 'moderator-only' },
  /** The own account, with its notices, reads and money; making a post. */
  useAccount: { about: 'account', by: ['account'], code: 'moderator-only' },

  readPost: toRead,
  editPost: { ...ofPost, lock: 'edit', inTrash: true },
  copyPost: { ...ofPost, reach: 'any' },
  sharePost: { ...ofPost, reach: 'any' },
  deletePost: { ...ofPost, code: 'author-only', lock: 'delete', inTrash: true },
  restorePost: { ...ofPost, inTrash: true },
  readNotes: toRead,
  answerNotes: { ...ofPost, reach: 'any' },
  addNote: { ...ofModerator, reach: 'any' },
  openReview: { ...ofModerator, by: ['moderator', 'auditor'], reach: 'any' },
  submit: ofAuthor,
  publishOwn: { ...ofAuthor, also: 'publisher', code: 'moderator-only' },
  withdraw: ofAuthor,
  discard: ofAuthor,
  appeal: ofAuthor,
  claim: toClaim,
  takeOver: toClaim,
  release: ofClaimer,
  decide: ofClaimer,
  unschedule: ofPost,
  unpublish: { ...ofPost, reach: 'present' },
  correct: ofModerator,
  publishNow: ofModerator,
  reschedule: ofModerator,
  publishAgain: ofModerator,
  reopen: ofModerator,
  undo: ofModerator,
  setEmbargo: ofModerator,
  setBylines: ofModerator,
  setSections: { ...ofModerator, lock: 'edit' },

  readStory: { about: 'story', by: ['author', 'moderator', 'auditor'], code: 'moderator-only' },
  revisePitch: { about: 'story', by: ['author'], code: 'author-only' },
  planStory: { about: 'story', by: ['moderator'], code: 'moderator-only' },
  readPlan: { about: 'network', by: ['moderator', 'auditor'], code: 'moderator-only' },
  createStory: { about: 'network', by: ['moderator'], code: 'moderator-only' },

  readQueue: { about: 'network', by: ['moderator', 'auditor'], code: 'moderator-only', inSections: true },
  readAudit: { about: 'network', by: ['moderator', 'auditor'], code: 'moderator-only' },
  readMedia: { about: 'network', by: ['moderator', 'auditor'], code: 'moderator-only' },
  editMedia: { about: 'network', by: ['moderator'], code: 'moderator-only' },
  readReads: { about: 'network', by: ['moderator', 'auditor'], code: 'moderator-only' },
  readNetworkMoney: toReadMoney,
  readHolds: toReadMoney,
  placeHold: ofHold,
  decideHold: ofHold,
  curate: { about: 'site', by: ['moderator'], code: 'moderator-only' },
  readPayouts: toReadBooks,
  decidePayout: { ...ofBooks, about: 'payout' },
  readAdjustments: toReadBooks,
  proposeAdjustment: { ...ofBooks, about: 'adjustment' },
  decideAdjustment: { ...ofBooks, about: 'adjustment' },
  managePeople: { about: 'network', by: ['administrator'], code: 'administrator-only', reach: 'network' },
} as const satisfies Record<string, Permission>;

export type Action = keyof typeof table;

export const permissions: Readonly<Record<Action, Permission>> = table;

/**
 * Actions of moderators on posts of other accounts outside of a review. Each action is in the audit log, and the author
 * gets a notice.
 */
export const interventions = [
  'editPost',
  'deletePost',
  'restorePost',
  'copyPost',
  'sharePost',
  'setEmbargo',
  'setBylines',
  'setSections',
] as const satisfies Action[];
export type Intervention = (typeof interventions)[number];

/** The action that a step of a review is; null for steps of the clock. */
export function actionOfStep(step: ReviewAction): Action | null {
  switch (step) {
    case 'requestChanges':
    case 'reject':
    case 'schedule':
    case 'publish':
    case 'merge':
      return 'decide';
    case 'expireClaim':
    case 'publishScheduled':
    case 'returnToReview':
      return null;
    default:
      return step;
  }
}
