/** Mode of the page, which is sign-in or sign-up. */
export type AuthMode = 'signIn' | 'signUp';

/** Pages that need no session. On `forgot`, a person requests a link. Links in mails open the other pages. */
export type RecoveryWay = 'forgot' | 'reset' | 'confirm' | 'unsubscribe';

const recoveryWays: ReadonlySet<string> = new Set<RecoveryWay>(['forgot', 'reset', 'confirm', 'unsubscribe']);

/** The data in the address of sign-in and sign-up: `/auth?way=sign-in&next=/vocal/posts&from=feast`. */
export type AuthAddress = {
  mode: AuthMode;
  /** Page of the platform to open after signing in. Not validated yet (see pathAfterSignIn). */
  next: string | null;
  /** Key of the magazine from which the visitor came; not checked yet. */
  from: string | null;
  hasSignedOut: boolean;
};

/**
 * Reads the query of the address. A visitor who was sent here from a page of the platform has an account, so the form
 * starts with signing in.
 */
export function readAuthAddress(search: URLSearchParams): AuthAddress {
  // An argument without a value is ignored, because the cache of the server does not distinguish such addresses.
  const next = search.get('next') || null;
  const hasSignedOut = search.get('signed-out') === 'yes';
  const way = search.get('way');
  const signsIn = way === 'sign-in' || (way !== 'sign-up' && (next !== null || hasSignedOut));
  return { mode: signsIn ? 'signIn' : 'signUp', next, from: search.get('from') || null, hasSignedOut };
}

/** Returns the recovery page that an address such as `/auth?way=forgot` names. Null for sign-in and sign-up. */
export function recoveryWayOf(search: URLSearchParams): RecoveryWay | null {
  const way = search.get('way') ?? '';
  return isRecoveryWay(way) ? way : null;
}

function isRecoveryWay(way: string): way is RecoveryWay {
  return recoveryWays.has(way);
}

/** Returns the address of a recovery page. Keeps `next` and `from` for the sign-in afterwards. */
export function recoveryAddress(way: RecoveryWay, { next, from }: Pick<AuthAddress, 'next' | 'from'>): string {
  return addressOf(way, next, from);
}

/** Returns the address of sign-in or sign-up. Keeps `next` and `from`. */
export function authAddress({ mode, next, from }: Partial<AuthAddress> & Pick<AuthAddress, 'mode'>): string {
  return addressOf(mode === 'signIn' ? 'sign-in' : 'sign-up', next, from);
}

function addressOf(way: string, next: string | null | undefined, from: string | null | undefined): string {
  const search = new URLSearchParams({ way });
  if (next) search.set('next', next);
  if (from) search.set('from', from);
  return `/auth?${search}`;
}
