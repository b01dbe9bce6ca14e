/** Descriptions of the errors, by code and status. `4xx` covers any status from 400 to 499. */
export type ErrorTable = Readonly<Record<string, Readonly<Partial<Record<number | '4xx', string>>>>>;

/** The codes of the api and of the server in front of it. `docs/contracts/http.md` has the same table, made from this one. */
export const apiErrors = {
  '404': { 404: 'The address does not exist. Also sent for internal calls that come from outside the network.' },
  'account-closed': { 409: 'The account is closed, so its money cannot be adjusted.' },
  'account-suspended': {
    403: 'The account is suspended, so its person cannot sign in. `error` has the reason.',
    409: 'The payout belongs to a suspended account.',
  },
  'adjustment-status': { 409: 'The adjustment is already decided.' },
  'address-too-long': { 414: 'The address has more than 8,192 characters.' },
  'administrator-only': { 403: 'Only administrators of all sites can manage people.' },
  'author-only': {
    403: 'Only the author can submit, withdraw, discard or appeal, and only the author can delete a published post.',
  },
  'bad-gateway': { 502: 'The api ended its response early. Sent by the server.' },
  'bad-request': { '4xx': 'The request is invalid for a reason without a code of its own.' },
  'balance-changed': {
    409: 'The balance of the account to close differs from `givesUp`.',
  },
  busy: {
    503: 'Too many images, searches or saves of the same post are waiting, or an upload was interrupted or took too long. Retry after `Retry-After`.',
  },
  'bylines-changed': { 409: 'The people beside the author differ from `before`.' },
  claimed: { 409: 'Another moderator has claimed the post.' },
  'claimer-only': { 403: 'Only the moderator who has claimed the post can decide about it or release it.' },
  'caller-left': { 499: 'The caller closed the connection before the response.' },
  'changed-elsewhere': {
    412: 'The stored version of the post differs from `If-Match`. `post` in the body is the stored version.',
  },
  conflict: { 409: 'Another person is signing up with the same name at this moment. Retry.' },
  'content-length': { 400: 'The length of the body differs from `Content-Length`.' },
  'cross-site': { 403: 'The call comes from a page of another site, by Fetch Metadata or else by `Origin`.' },
  'curation-changed': { 409: 'The promo, the picks or the post differ from `before`.' },
  'curation-full': { 409: 'The site has the maximum number of categories, channels, tags or promos.' },
  'email-taken': { 409: 'An account with this email address exists.' },
  'media-changed': { 409: 'The picture of the library differs from `version`.' },
  'media-taken': { 409: 'The library of the site already has this picture.' },
  'media-in-use': {
    409: 'Posts have the picture, or a replacement names it, so it cannot be removed from the library.',
  },
  'media-replaced': { 409: 'The replacement is undone or not finished, or another one of the picture is.' },
  'file-unreadable': { 422: 'The uploaded PDF is empty or incomplete.' },
  'headers-too-large': { 431: 'The headers are larger than 16 kB.' },
  'image-address': { 400: 'The address is not the address of an image on another host.' },
  'image-transform': { 400: 'The transformation of the image is unknown.' },
  'image-variant': { 400: 'The variant of the image is not offered.' },
  internal: { 500: 'An unexpected error. It is logged and its details are not sent.' },
  invalid: {
    400: 'The path or the query is invalid. Not sent for error reports.',
    422: 'The body is invalid, the post cannot be stored or is incomplete for a review, the image belongs to another account (`unknown-picture`), the new password is too weak (`common-password`, `predictable-password`), the old password is wrong (`wrong-password`) or the code is wrong or used (`wrong-code`).',
  },
  'invalid-value': { 400: 'The database cannot store a value.' },
  'four-eyes': {
    403: 'The site wants another person to approve the post: the caller wrote or edited it, or is named on it.',
  },
  'grants-changed': { 409: 'The roles of the account differ from `before`.' },
  'hold-reads': {
    409: 'No read of the hold is free, some are not booked yet, or they earned money for several writers.',
    422: 'The hold has more than 5,000 reads.',
  },
  'hold-status': { 409: 'The status of the hold does not allow this step, or the time to answer is over.' },
  'idempotency-key': {
    400: '`Idempotency-Key` is missing from a payout request, or is not 1 to 100 visible characters.',
    409: 'A payout request with the same `Idempotency-Key` is still in progress.',
    422: 'The `Idempotency-Key` was used for a payout request with another body.',
  },
  'key-taken': { 409: 'Another post, category, channel or tag of the site has this key.' },
  'last-administrator': {
    409: 'The change would suspend the caller, or take the administrator role for all sites from the caller or from the last account that has it without an end.',
  },
  'link-expired': { 410: 'The link from an email is used, expired or incomplete.' },
  'malformed-address': { 400: 'The address is not validly encoded.' },
  'malformed-form': {
    400: 'The form of an upload has no valid boundary, is incomplete, or does not contain exactly one file.',
  },
  'malformed-json': { 400: 'The body is not valid JSON.' },
  'malformed-request': { 400: 'The request is not valid HTTP.' },
  'messages-full': { 409: 'The story has 50 messages.' },
  'method-not-allowed': { 405: 'The address does not support this method. `Allow` lists the supported ones.' },
  'operator-only': {
    403: 'Only accountants and administrators of all sites can use payouts of all writers, and adjustments. Auditors of all sites read them.',
  },
  'other-account': { 403: 'The account to change, or the account in `Vocal-Account`, is not the signed-in account.' },
  'moderator-only': {
    403: 'The account needs a role on the site: editor or administrator for reviews, notes, curation and moving posts, also accountant for holds and network money. Auditors read.',
  },
  'note-author-only': { 403: 'Only the author of a note can edit its text.' },
  'notes-full': { 409: 'The post has 200 notes, or the note has 50 replies.' },
  'not-enough-money': {
    409: 'The payout is below 35 dollars (one cent for a last payout), or the writer has less money available than the hold or adjustment takes.',
  },
  'not-submittable': { 409: 'The post is in review already, or is published and has no changes.' },
  'other-release': { 403: 'The page of the ticket had none of the reported releases.' },
  'passkey-refused': {
    401: 'The passkey is unknown or removed, its signature, origin or count is wrong, or its challenge is used or older than ten minutes.',
  },
  'passkeys-full': { 409: 'The account has 20 passkeys.' },
  'payout-open': { 409: 'Another payout of the account is in progress.' },
  'payout-status': { 409: 'The status of the payout does not allow this step.' },
  'picture-not-fetched': { 502: 'Another host did not return an image.' },
  'picture-unreadable': {
    422: 'The uploaded file is empty, damaged or incomplete.',
    502: 'The original is not a readable image.',
  },
  'other-moderator': {
    403: 'Another moderator must act: the post, money, payout, hold or adjustment is the caller’s own, or the caller began the hold or adjustment, or rejected the post that was appealed.',
  },
  'pitches-full': { 409: 'The account has 20 pitches that no editor has answered.' },
  'post-locked': {
    409: 'The post to save is in the trash, scheduled or claimed by a moderator, or a moderator is reading the post to delete.',
  },
  'removed-meanwhile': {
    409: 'A tag or another row named in the call was removed or merged, or the row to remove is in use.',
  },
  'review-first': {
    409: 'The author cannot publish the post without a review, because the last decision of a moderator was against it.',
  },
  'section-changed': { 409: 'The category, channel or tag differs from `before`.' },
  'section-in-use': { 409: 'Posts use the category, channel or tag to remove.' },
  'second-factor': {
    401: 'The password is right, and the account needs a code. `challenge` in the body is for `POST /api/vocal/auth/secondStep`.',
  },
  'second-factor-required': {
    403: 'The role that permits the call needs a second factor, which this session has not proved. Set one up at `/vocal/account`, or sign in with it. Also sent before a factor is added or removed by a session that has not proved the account’s factor.',
  },
  'second-factor-status': { 409: 'The account’s codes are on already, or are off, or no set-up waits to be finished.' },
  'sign-in-expired': { 410: 'The challenge of the sign-in is used or older than ten minutes.' },
  'signed-out': { 401: 'The call requires a session.' },
  site: { 400: 'The site is missing or unknown.' },
  'story-changed': { 409: 'The story differs from `version`.' },
  'story-has-text': {
    409: 'The writer of the story has already written text, so the story cannot get another writer.',
  },
  'story-status': { 409: 'The state of the story or of its post does not allow this step.' },
  'templates-full': { 409: 'The account has 50 templates and saved blocks.' },
  'views-full': { 409: 'The account has 20 saved views of this page.' },
  ticket: { 403: 'The error report has no ticket of a page that was served to this network.' },
  timeout: {
    408: 'The request did not arrive in time.',
    504: 'The api sent nothing for 60 s. Sent by the server.',
  },
  'too-large': {
    413: 'The body is larger than 1 MB (4 MB for a post), or the upload is larger than 20 MB or 50 megapixels (5 MB or 16 megapixels in all frames for an animation).',
  },
  'too-many-attempts': {
    429: 'A rate limit is exceeded. It applies to sign-in, sign-up, emails with links and suggestions; wrong passwords at account changes (ten per session in 15 minutes); wrong codes (ten per account in 15 minutes, 50 in a day); new posts (60 per hour and account), preview links (60 per hour), review notes (300 per hour), saves (240 per minute) and uploads (number and bytes); impressions (120 per minute and address); uncached searches (300 per minute and network) and searches of own posts (twelve at once). Retry after `Retry-After`.',
  },
  'too-many-waiting': {
    429: 'Ten searches or 60 images of the network are waiting, four uploads of the account are running, or the network exceeds twelve uploads at once or 300 per minute. Retry after `Retry-After`.',
  },
  'read-only': {
    503: 'The database accepts no changes, for example during a failover. Retry after `Retry-After`.',
  },
  unavailable: {
    503: 'The database or the api is unreachable or too slow, too many impressions are waiting for the database, or a disk is full. Retry after `Retry-After`.',
  },
  'unsupported-media-type': { 415: 'The body is not JSON, or the upload is not a form with a GIF, JPEG, PNG or PDF.' },
  'version-missing': { 428: '`If-Match` is missing. It is required to save a post and to decide about it.' },
  embargoed: { 409: 'The embargo of the post has not ended.' },
  'writer-unavailable': { 409: 'The account to assign is suspended or closed.' },
  'wrong-status': { 409: 'The status of the post does not allow this step of a review.' },
  'wrong-credentials': { 401: 'The email address or the password is wrong. An unknown address gets the same error.' },
} as const satisfies ErrorTable;

/** The codes of the release API. `docs/contracts/releases.md` has the same table, made from this one. */
export const releaseErrors = {
  'already-live': { 409: 'The version is live for all readers.' },
  'broken-archive': { 422: 'The archive is not a release.' },
  'canary-runs': { 409: 'The part already has a running canary.' },
  'cross-site': { 403: 'The call comes from a page of another site.' },
  'does-not-fit': { 409: 'Readers would get incompatible versions of parts. Nothing was changed.' },
  'does-not-start': { 409: 'The workers of the release failed to start on a node. Nothing was changed.' },
  form: { 403: 'The form of the status page belongs to another session.' },
  'gate-failed': {
    500: 'The gate could not evaluate the release, for example because the api does not respond. Nothing was changed. Retry.',
  },
  internal: { 500: 'An unexpected error. The log has its details.' },
  invalid: { 400: 'The path or the query is invalid.', 422: 'The body is invalid.' },
  'malformed-json': { 400: 'The body is not valid JSON.' },
  'moved-on': { 409: 'The version of the part differs from `seen`. Check the status and retry.' },
  'no-canary': { 409: 'The part has no running canary.' },
  'no-previous': { 409: 'The part has no earlier version.' },
  'no-token': { 409: 'No token has this name. Sent on the command line only.' },
  'not-passed': { 422: 'The version has not passed the gate.' },
  'not-your-part': { 403: 'The token is for other parts.' },
  'nothing-live': { 409: 'No version is live yet, or a part has no release.' },
  'other-files': { 409: 'The version is published with other files.' },
  'other-release': { 422: 'The archive contains another release than the path names.' },
  'others-moved': { 409: 'Other parts went live during each evaluation. Retry later.' },
  percent: { 422: 'The share is not above 0 and below 100 percent.' },
  refused: { 422: 'The gate refused the release. The message has one reason per line.' },
  retired: { 409: 'The version has been removed from the storage.' },
  'signed-out': { 401: 'The status page requires a session.' },
  ticket: { 403: 'The link of the override is invalid or expired.' },
  'token-exists': { 409: 'A token with this name exists. Sent on the command line only.' },
  'token-name': { 409: 'The name of the token is invalid. Sent on the command line only.' },
  'token-parts': { 409: 'The token names no part. Sent on the command line only.' },
  'too-large': { 413: 'The archive is larger than 64 MB.' },
  'too-many-attempts': {
    429: 'An address sent more than 20 wrong tokens in 15 minutes. Valid tokens are still accepted.',
  },
  'too-many-overrides': { 409: 'The maximum number of overrides is running.' },
  unavailable: { 503: 'The registry does not respond.' },
  'unknown-override': { 404: 'The override does not exist or has ended.' },
  'unknown-release': { 404: 'The version was never published.' },
  'unsupported-media-type': { 415: 'The body is neither an archive nor JSON.' },
  'wrong-token': { 401: 'The token is missing, wrong or revoked.' },
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
