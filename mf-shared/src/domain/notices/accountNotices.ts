/** Events of an account. */
export const accountNoticeKinds = ['changeRoles', 'suspend', 'restoreAccount', 'removeSecondFactor'] as const;
export type AccountNoticeKind = (typeof accountNoticeKinds)[number];

/** Subjects by kind. */
export const accountNoticeSubjects: Record<AccountNoticeKind, string> = {
  changeRoles: 'Your roles have changed',
  suspend: 'Your account is suspended',
  restoreAccount: 'Your account is active again',
  removeSecondFactor: 'Your second factor was removed',
};

/** Page of Vocal behind the notices: the home page links to what the roles allow. */
export const accountNoticePath = '/vocal';

/** True if a notice is about the account. Such a notice is about no post. */
export function isAboutAccount(kind: string): kind is AccountNoticeKind {
  return Object.hasOwn(accountNoticeSubjects, kind);
}
