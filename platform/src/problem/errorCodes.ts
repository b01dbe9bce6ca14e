/** When a code is sent with a status. `4xx` stands for any status from 400 to 499. */
export type ErrorTable = Readonly<Record<string, Readonly<Partial<Record<number | '4xx', string>>>>>;

/** The codes of the api and of the server in front of it. `docs/contracts/http.md` has the same table, made from this one. */
export const apiErrors = {
  '404': { 404: 'there is nothing at this address; calls between our own processes, from elsewhere' },
  'account-closed': { 409: 'adjusting the money of an account that its writer closed' },
  'adjustment-status': { 409: 'deciding about an adjustment that is decided' },
  'address-too-long': { 414: 'the address has more than 8,192 characters' },
  'author-only': {
    403: 'another than the author submits, withdraws, discards or appeals; a moderator deletes a published post of somebody else',
  },
  'bad-gateway': { 502: 'from the server: the api broke off its response' },
  'bad-request': { '4xx': 'any other fault of the request' },
  'balance-changed': {
    409: 'closing an account: the money to be given up is another amount than `givesUp` says',
  },
  busy: {
    503: 'too many pictures, searches or saves of one post wait; an upload was interrupted or took too long; with `Retry-After`',
  },
  claimed: { 409: 'a step of a review that another moderator has claimed, or has taken over meanwhile' },
  'claimer-only': { 403: 'the author of a post decides about it, or releases it' },
  'caller-left': { 499: 'the caller closed the connection and receives nothing' },
  'changed-elsewhere': {
    412: 'saving a post, or deciding about it: another version is stored than `If-Match` names; `post` in the body is that version',
  },
  conflict: { 409: 'sign-up: another person of the same name signs up at the same moment' },
  'content-length': { 400: 'the body is not as long as `Content-Length` says' },
  'cross-site': { 403: 'a page of another site called (Fetch Metadata, else `Origin`)' },
  'curation-changed': { 409: 'curation: a promo, the picks or a post are others than `before` says' },
  'curation-full': { 409: 'curation: the site has as many categories, channels, tags or promos as it can' },
  'email-taken': { 409: 'sign-up: the email address has an account' },
  'headers-too-large': { 431: 'the headers are larger than 16 kB' },
  'image-address': { 400: 'not the address of a picture at another host' },
  'image-transform': { 400: 'an unknown transformation of a picture' },
  'image-variant': { 400: 'a variant of a picture that is not offered' },
  internal: { 500: 'a fault of ours: logged, and sent without internals' },
  invalid: {
    400: 'the address or the query does not fit its schema; not a report of an error',
    422: 'the body does not fit its schema; a post that cannot be stored like this, or lacks something for a review; a picture of somebody else (`unknown-picture`); a password that is common or easy to guess (code `common-password` or `predictable-password`), or a wrong old one (`wrong-password`)',
  },
  'invalid-value': { 400: 'a value that the database cannot store' },
  'hold-reads': {
    409: 'holding reads: none of them is free, some are not booked yet, or they earned money for several writers',
    422: 'holding more than 5,000 reads at once',
  },
  'hold-status': { 409: 'a step of a hold that its present status, or the time for an answer, does not allow' },
  'idempotency-key': {
    400: 'asking for a payout without `Idempotency-Key`, or with one that is longer than 100 visible characters',
    409: 'asking for a payout: a call with the same `Idempotency-Key` is being answered',
    422: 'asking for a payout: the `Idempotency-Key` belongs to a call with another body',
  },
  'key-taken': { 409: 'saving a post, or changing a category, channel or tag: another one of the site has the key' },
  'link-expired': { 410: 'a link of a mail was used before, is too old, or is not complete' },
  'malformed-address': { 400: 'the address is not validly encoded' },
  'malformed-form': { 400: 'upload: no boundary, a wrong one, a form that is cut off, or not just one file' },
  'malformed-json': { 400: 'the body is not valid JSON' },
  'malformed-request': { 400: 'not valid HTTP' },
  'method-not-allowed': { 405: 'with `Allow`' },
  'operator-only': { 403: 'payouts of all writers, and adjustments, for another than a moderator of all sites' },
  'other-account': { 403: 'a change of an account that is not the signed-in one' },
  'moderator-only': {
    403: 'the queue of reviews, a note of one, the audit, holds, the money of the network or curation of a site, for another than a moderator; a change of a post that moves from or to a site of other moderators',
  },
  'note-author-only': { 403: 'a change of the words of a note that somebody else wrote' },
  'notes-full': { 409: 'a post has 200 notes, or a note 50 replies' },
  'not-enough-money': {
    409: 'asking for a payout of less than 35 dollars, or for a last one of less than a cent; holding, or taking by an adjustment, more than is available to the writer',
  },
  'not-submittable': { 409: 'submitting a post that is in review already, or a published one without changes' },
  'other-release': { 403: 'a report of an error: the page of this ticket had none of these releases' },
  'payout-open': { 409: 'asking for a payout while another one is on its way' },
  'payout-status': { 409: 'a step of a payout that its present status does not allow' },
  'picture-not-fetched': { 502: 'another host does not give a picture' },
  'picture-unreadable': {
    422: 'upload: the file is empty, damaged or cut off',
    502: 'the original cannot be read as a picture',
  },
  'other-moderator': {
    403: 'claiming an own post, or one whose rejection by oneself was answered; holding own money, deciding about an own payout, or about a hold or an adjustment that is of own money or begun by oneself',
  },
  'post-locked': {
    409: 'saving a post that is in the trash, is scheduled, or is claimed by somebody else; deleting one that a moderator is reading',
  },
  'removed-meanwhile': {
    409: 'the call names a tag or another row that somebody removed or merged meanwhile, or removes one that somebody uses',
  },
  'section-changed': { 409: 'curation: the category, channel or tag is another one than `before` says' },
  'section-in-use': { 409: 'curation: removing a category, channel or tag that posts have' },
  'signed-out': { 401: 'a call that needs a session' },
  site: { 400: 'no site is named, or an unknown one' },
  ticket: { 403: 'a report of an error without the ticket of a page that was served to this network' },
  timeout: {
    408: 'the request did not arrive in time',
    504: 'from the server: the api was silent for 60 s',
  },
  'too-large': {
    413: 'the body is larger than 1 MB; of a post, than 4 MB; upload: more than 20 MB or 50 megapixels, or an animation of more than 5 MB or 16 megapixels in all frames',
  },
  'too-many-attempts': {
    429: 'sign-in, sign-up, mails with links, suggestions; wrong passwords at changes of an account (ten a session in 15 minutes); new posts (60 an hour for an account), links to previews (60 an hour), notes in reviews (300 an hour), saves (240 a minute) and uploads (by number and by bytes); impressions (120 a minute for an address); searches of a network (300 a minute that are not in memory), searches of own posts (twelve at once); with `Retry-After`',
  },
  'too-many-waiting': {
    429: 'searches (ten) or pictures (60) of one network wait, or four uploads of one account run; uploads of one network: twelve at once, 300 in a minute; with `Retry-After`',
  },
  'read-only': { 503: 'a change while the database takes none, as during a failover; with `Retry-After`' },
  unavailable: {
    503: 'the database or the api cannot be reached or takes too long; too many impressions wait for the database; a disk is full; with `Retry-After`',
  },
  'unsupported-media-type': { 415: 'the body is not JSON; upload: not a form, or not a GIF, JPEG or PNG' },
  'version-missing': { 428: 'saving a post, or deciding about it, without `If-Match`' },
  'wrong-status': { 409: 'a step of a review that the present status of the post does not allow' },
  'wrong-credentials': { 401: 'sign-in; the same for an unknown address' },
} as const satisfies ErrorTable;

/** The codes of the release API. `docs/contracts/releases.md` has the same table, made from this one. */
export const releaseErrors = {
  'already-live': { 409: 'the version is live for everybody' },
  'broken-archive': { 422: 'the archive is not a release' },
  'canary-runs': { 409: 'a canary of this part runs' },
  'cross-site': { 403: 'a page of another site called' },
  'does-not-fit': {
    409: 'readers would get versions of parts together that do not fit each other; nothing has changed',
  },
  'does-not-start': { 409: 'the workers of the release do not start on a node; nothing has changed' },
  form: { 403: 'status page: the form belongs to another session' },
  'gate-failed': {
    500: 'the gate could not evaluate the release, for example because the api does not answer; nothing has changed, and nothing is held against the release',
  },
  internal: { 500: 'a fault of ours; the log has it' },
  invalid: { 400: 'the address or the query', 422: 'the body' },
  'malformed-json': { 400: 'the body is not JSON' },
  'moved-on': { 409: 'the part has another version than `seen`: look, and ask again' },
  'no-canary': { 409: 'no canary of this part runs' },
  'no-previous': { 409: 'there is no earlier version' },
  'no-token': { 409: 'on the machine: there is no such token' },
  'not-passed': { 422: 'the gate has not passed this version' },
  'not-your-part': { 403: 'the token is for other parts' },
  'nothing-live': { 409: 'nothing is live yet' },
  'other-files': { 409: 'this version is published already, with other files' },
  'other-release': { 422: 'the archive holds another release' },
  'others-moved': { 409: 'other parts became live again and again meanwhile: try later' },
  percent: { 422: 'a share of readers that is none' },
  refused: { 422: "the gate's reasons, one a line" },
  retired: { 409: 'the version is no longer in the storage' },
  'signed-out': { 401: 'status page: no session' },
  ticket: { 403: 'the address of an override is not valid, or no longer' },
  'token-exists': { 409: 'on the machine: there is a token of this name' },
  'token-name': { 409: 'on the machine: not a name for a token' },
  'token-parts': { 409: 'on the machine: a token for no part' },
  'too-large': { 413: 'the archive is larger than 64 MB' },
  'too-many-attempts': {
    429: 'another wrong token after 20 of them from an address in 15 minutes; a right one is accepted all the same',
  },
  'too-many-overrides': { 409: 'no room for another override' },
  unavailable: { 503: 'the registry does not answer' },
  'unknown-override': { 404: 'there is no such override, or it is over' },
  'unknown-release': { 404: 'never published' },
  'unsupported-media-type': { 415: 'neither an archive nor JSON' },
  'wrong-token': { 401: 'no token, or a wrong or revoked one' },
} as const satisfies ErrorTable;

type ApiErrors = typeof apiErrors;
type ReleaseErrors = typeof releaseErrors;

export type ReleaseErrorCode = keyof ReleaseErrors;
/** Every code that a problem can have. */
export type ErrorCode = keyof ApiErrors | ReleaseErrorCode;

type ListedStatus<Table, Code> = Code extends keyof Table ? keyof Table[Code] : never;
type AsNumber<Status> = Status extends '4xx' ? number : Status;

/** The statuses with which a code is sent. */
export type StatusOf<Code extends ErrorCode> = AsNumber<
  ListedStatus<ApiErrors, Code> | ListedStatus<ReleaseErrors, Code>
>;
