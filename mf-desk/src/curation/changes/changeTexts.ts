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
    story: 'Stories',
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
    ...{ pitch: 'Pitched', revise: 'Changed pitch', ask: 'Asked about pitch', accept: 'Accepted pitch' },
    ...{ decline: 'Declined pitch', plan: 'Changed plan', assign: 'Assigned', reassign: 'Assigned again' },
    ...{ drop: 'Dropped', losePost: 'Draft deleted' },
  } as Readonly<Record<string, string>>,
  /** Stored fields, as the forms call them. */
  fields: {
    ...{ name: 'Name', key: 'URL slug', description: 'Description', image: 'Picture', position: 'Position' },
    ...{ subtitle: 'Second line', actionLabel: 'Link text', actionUrl: 'Link URL' },
    ...{ from: 'Shown from', to: 'Shown until', active: 'Visible to readers', ids: 'Posts', channel: 'Channel' },
    ...{ feature: 'Special feature', reviewStatus: 'Status', grants: 'Roles', suspension: 'Suspension' },
    ...{ state: 'State', writerId: 'Writer', editorId: 'Editor', writer: 'Writer', postId: 'Post' },
    ...{ dueDay: 'Due day', dueTime: 'Due time', words: 'Words', pictures: 'Pictures', categoryId: 'Section' },
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
