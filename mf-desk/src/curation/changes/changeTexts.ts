/** Texts of the list of last changes. */
export const changeTexts = {
  filters: 'Changes by subject',
  all: 'All',
  none: 'No changes yet.',
  csv: 'Download as CSV',
  older: 'Older changes',
  newest: 'Back to the newest',
  nobody: 'Vocal',
  deletedAccount: 'A deleted account',
  /** Lists of changes by the subject that the api names. */
  subjects: {
    category: 'Categories',
    channel: 'Channels',
    tag: 'Tags',
    promo: 'Promos',
    editorsPicks: 'Editor’s picks',
    post: 'Posts',
    redirect: 'Redirects',
  } as Readonly<Record<string, string>>,
  /** Subjects of the whole network, which only the audit page has. */
  networkSubjects: {
    user: 'People',
    payout: 'Payouts',
    hold: 'Holds',
    adjustment: 'Adjustments',
    rate: 'Rates',
  } as Readonly<Record<string, string>>,
  /** Actions by the api's names. Other ones are steps of a review. */
  actions: {
    change: 'Changed',
    merge: 'Merged',
    remove: 'Deleted',
    create: 'Created',
    curate: 'Curated',
    changeRoles: 'Changed roles',
    suspend: 'Suspended',
    restoreAccount: 'Suspension lifted',
    removeSecondFactor: 'Removed second factor',
    joinOpenid: 'Joined by sign-in provider',
  } as Readonly<Record<string, string>>,
  /** Stored fields, as the forms call them. */
  fields: {
    ...{ name: 'Name', key: 'URL slug', description: 'Description', image: 'Picture', position: 'Position' },
    ...{ subtitle: 'Second line', actionLabel: 'Link text', actionUrl: 'Link URL' },
    ...{ from: 'Shown from', to: 'Shown until', active: 'Visible to readers', ids: 'Posts', channel: 'Channel' },
    ...{ feature: 'Special feature', reviewStatus: 'Status', grants: 'Roles', suspension: 'Suspension' },
    ...{ codes: 'Authenticator app', passkeys: 'Passkeys', issuer: 'Sign-in provider' },
  } as Readonly<Record<string, string>>,
  /** Names of subjects inside a sentence, for subjects that the api names differently. */
  named: { editorsPicks: 'editor’s picks', user: 'account' } as Readonly<Record<string, string>>,
  yes: 'yes',
  no: 'no',
  unnamed: (subject: string, id: string) =>
    subject === 'redirect' ? id : subject === 'editorsPicks' ? '' : `number ${id}`,
  what: (action: string, subject: string, name: string) => `${action}: ${subject} ${name}`.trim(),
  fromTo: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  absorbed: (names: readonly string[]) => `Replaced ${new Intl.ListFormat('en').format(names)}`,
  reason: (reason: string) => `Reason: ${reason}`,
  nothing: 'none',
} as const;
