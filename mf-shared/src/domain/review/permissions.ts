import type { ReviewAction } from './reviewTransitions.ts';

/**
 * Actions in Vocal, and the roles that may perform them. Each route of the api declares one of these actions, and `may`
 * decides by this table. Roles that are given for sites or sections become further roles here.
 */

/**
 * `everybody` needs no session. `account` is any signed-in account. `author` wrote the post. `moderator` has the right
 * on the sites of the subject and did not write the post. `administrator` is a moderator of all sites.
 */
export type Role = 'everybody' | 'account' | 'author' | 'moderator' | 'administrator';

export type Permission = {
  /** `network` covers lists and money of all sites, limited to the sites of the requesting account. */
  about: 'nothing' | 'account' | 'post' | 'site' | 'network' | 'hold' | 'payout' | 'adjustment';
  by: readonly Role[];
  /** The code of the refusal for another role. */
  code: 'author-only' | 'claimer-only' | 'moderator-only' | 'operator-only' | 'other-moderator';
  /**
   * The sites of the subject that a moderator needs; all when absent. `present` is the site where readers find the
   * post.
   */
  reach?: 'any' | 'present';
  /** The state of the post that keeps an account from the action. */
  lock?: 'edit' | 'delete' | 'claimer';
  /** True if the action also applies to posts in the trash. */
  inTrash?: true;
};

const ofPost = { about: 'post', by: ['author', 'moderator'], code: 'moderator-only' } as const;
const ofAuthor = { about: 'post', by: ['author'], code: 'author-only' } as const;
const ofModerator = { about: 'post', by: ['moderator'], code: 'moderator-only' } as const;
const ofNetwork = { about: 'network', by: ['moderator'], code: 'moderator-only' } as const;
const ofHold = { about: 'hold', by: ['moderator'], code: 'moderator-only' } as const;
const ofClaimer = { about: 'post', by: ['moderator'], code: 'claimer-only', lock: 'claimer' } as const;
const toClaim = { about: 'post', by: ['moderator'], code: 'other-moderator' } as const;

const table = {
  /** Sign-up, sign-in and links of mails. */
  enter: { about: 'nothing', by: ['everybody'], code: 'moderator-only' },
  /** The own account, with its notices, reads and money; making a post. */
  useAccount: { about: 'account', by: ['account'], code: 'moderator-only' },

  readPost: { ...ofPost, reach: 'any' },
  editPost: { ...ofPost, lock: 'edit', inTrash: true },
  copyPost: { ...ofPost, reach: 'any' },
  sharePost: { ...ofPost, reach: 'any' },
  deletePost: { ...ofPost, code: 'author-only', lock: 'delete', inTrash: true },
  restorePost: { ...ofPost, inTrash: true },
  readNotes: { ...ofPost, reach: 'any' },
  answerNotes: { ...ofPost, reach: 'any' },
  addNote: { ...ofModerator, reach: 'any' },
  openReview: { ...ofModerator, reach: 'any' },
  submit: ofAuthor,
  withdraw: ofAuthor,
  discard: ofAuthor,
  appeal: ofAuthor,
  claim: toClaim,
  takeOver: toClaim,
  release: ofClaimer,
  decide: ofClaimer,
  unschedule: ofPost,
  unpublish: { ...ofPost, reach: 'present' },

  readQueue: ofNetwork,
  readAudit: ofNetwork,
  readNetworkMoney: ofNetwork,
  readHolds: ofNetwork,
  placeHold: ofHold,
  decideHold: ofHold,
  curate: { about: 'site', by: ['moderator'], code: 'moderator-only' },
  readPayouts: { about: 'network', by: ['administrator'], code: 'operator-only' },
  decidePayout: { about: 'payout', by: ['administrator'], code: 'operator-only' },
  readAdjustments: { about: 'network', by: ['administrator'], code: 'operator-only' },
  proposeAdjustment: { about: 'adjustment', by: ['administrator'], code: 'operator-only' },
  decideAdjustment: { about: 'adjustment', by: ['administrator'], code: 'operator-only' },
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
