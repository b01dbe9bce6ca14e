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
    media: 'Pictures',
  } as Readonly<Record<string, string>>,
  /** Subjects of the whole network, which only the audit page has. */
  networkSubjects: {
    story: 'Stories',
    user: 'People',
    payout: 'Payouts',
    hold: 'Holds',
    adjustment: 'Adjustments',
    rate: 'Rates',
    host: 'Host names',
  } as Readonly<Record<string, string>>,
  /** Actions by the api's names. Other ones are steps of a review. */
  actions: {
    change: 'Changed',
    merge: 'Merged',
    remove: 'Deleted',
    create: 'Created',
    curate: 'Curated',
    changeRoles: 'Changed roles',
    setBylines: 'Changed byline',
    setSections: 'Changed category or tags',
    setEmbargo: 'Changed embargo',
    editPost: 'Edited',
    deletePost: 'Moved to the trash',
    restorePost: 'Restored',
    copyPost: 'Copied',
    sharePost: 'Changed preview links',
    suspend: 'Suspended',
    restoreAccount: 'Suspension lifted',
    replacePicture: 'Replaced a picture',
    undoReplacePicture: 'Undid the replacement',
    ...{ pitch: 'Pitched', revise: 'Changed pitch', ask: 'Asked about pitch', accept: 'Accepted pitch' },
    ...{ decline: 'Declined pitch', plan: 'Changed plan', assign: 'Assigned', reassign: 'Assigned again' },
    ...{ drop: 'Dropped', losePost: 'Draft deleted' },
    removeSecondFactor: 'Removed second factor',
    joinOpenid: 'Joined by sign-in provider',
  } as Readonly<Record<string, string>>,
  /** Stored fields, as the forms call them. */
  fields: {
    ...{ name: 'Name', key: 'URL slug', description: 'Description', image: 'Picture', position: 'Position' },
    ...{ subtitle: 'Second line', actionLabel: 'Link text', actionUrl: 'Link URL' },
    ...{ from: 'Shown from', to: 'Shown until', active: 'Visible to readers', ids: 'Posts', channel: 'Channel' },
    ...{ title: 'Title', credit: 'Credit', rights: 'Rights', altText: 'Alternative text', focus: 'Focal point' },
    ...{ lastDay: 'Last day of use', isForWriters: 'For writers', picture: 'Picture', withTexts: 'With texts' },
    ...{ publicId: 'File', isApproved: 'Stays approved' },
    ...{ feature: 'Special feature', reviewStatus: 'Status', grants: 'Roles', suspension: 'Suspension' },
    ...{ status: 'Status', isChange: 'Changes of a published post', version: 'Version', waitedMs: 'Waited' },
    ...{ words: 'Message', publishAt: 'Planned for', embargoUntil: 'Embargo until', correction: 'Note to readers' },
    ...{ undone: 'Undone step', bylines: 'Byline' },
    ...{ state: 'State', writerId: 'Writer', editorId: 'Editor', writer: 'Writer', postId: 'Post' },
    ...{ dueDay: 'Due day', dueTime: 'Due time', pictures: 'Pictures', categoryId: 'Section' },
    ...{
      host: 'Site',
      kind: 'Kind',
      codes: 'Authenticator app',
      passkeys: 'Passkeys',
      issuer: 'Sign-in provider',
      timeZone: 'Time zone',
      palette: 'Palette',
    },
  } as Readonly<Record<string, string>>,
  /** Names of subjects inside a sentence, for subjects that the api names differently. */
  waited: (minutes: number) =>
    minutes < 60
      ? `${minutes} min`
      : minutes < 2_880
        ? `${Math.round(minutes / 60)} h`
        : `${Math.round(minutes / 1_440)} days`,
  person: (role: string, percent: number, id: string) => `${role} ${percent} % (account ${id})`,
  named: {
    editorsPicks: 'editor’s picks',
    user: 'account',
    media: 'picture',
    host: 'host name',
    site: 'magazine',
  } as Readonly<Record<string, string>>,
  yes: 'yes',
  no: 'no',
  unnamed: (subject: string, id: string) =>
    subject === 'redirect' || subject === 'host' || subject === 'site'
      ? id
      : subject === 'editorsPicks'
        ? ''
        : `number ${id}`,
  what: (action: string, subject: string, name: string) => `${action}: ${subject} ${name}`.trim(),
  fromTo: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  absorbed: (names: readonly string[]) => `Replaced ${new Intl.ListFormat('en').format(names)}`,
  reason: (reason: string) => `Reason: ${reason}`,
  /** Length that a story asks for. Steps of a review have the same field with their message. */
  length: 'Words',
  nothing: 'none',
} as const;
