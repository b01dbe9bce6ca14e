import type {
  Balance,
  Draft,
  DraftChanges,
  DraftResponse,
  DraftStory,
  EditedPicture,
  MadePreview,
  OwnPostList,
  ownPostFilterSchema,
  PictureEditRequest,
  PictureOriginal,
  PreviewList,
  RestoredDraft,
  ReviewQueue,
  Revision,
  RevisionList,
  RevisionResponse,
  SavedDraft,
  SiteKey,
  Submission,
  SubmittedDraft,
} from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange, Received } from '@marquee/shared/transport/exchange';

/** Filters of the list of posts; all are optional. */
export type OwnPostFilter = {
  status?: (typeof ownPostFilterSchema.options)[number];
  site?: SiteKey;
  q?: string;
  page?: number;
};

/** A draft, and the ETag with which its next save is conditional. */
export type TaggedDraft = { draft: Draft; etag: string };

/**
 * - `base` and `etag`: the version that the changes were made to.
 * - `mine`: the story of this page before a merge, which the server keeps as a version.
 * - `reason`: why the server stores a revision. `leave`: the writer leaves the draft. `conflict`: the writer has chosen
 *   between two versions, so the server also stores a revision of the replaced version.
 * - `account`: id of the account that made the changes. The server refuses them in the session of another account.
 * - `keepalive`: the call continues after the page has closed. Browsers accept 64 kB of such bodies in total.
 */
export type SaveOptions = CallOptions & {
  base: Draft;
  etag: string;
  account: string;
  mine?: DraftStory | null | undefined;
  reason?: 'leave' | 'conflict' | undefined;
  keepalive?: boolean;
};

const posts = '/api/vocal/posts';
const postPath = (id: string) => `${posts}/${encodeURIComponent(id)}`;
const revisionPath = (id: string, revision: string) => `${postPath(id)}/revisions/${encodeURIComponent(revision)}`;

const bodyOf = async <T>(call: Promise<Received<T>>) => (await call).body;

function stored({ body, header }: Received<DraftResponse>): TaggedDraft {
  // The header is the same number (mf-shared/src/domain/vocal/draft.ts); a proxy that compresses may weaken it.
  return { draft: body.post, etag: header('etag')?.replace(/^W\//, '') ?? etagOf(body.post) };
}

/** The ETag of a draft that came in a response's body. */
export function etagOf({ version }: Draft): string {
  return `"${version}"`;
}

/**
 * Creates the calls of writers. Each call rejects with an `ApiError`, or with the reason of the signal that
 * aborted the call.
 * @param exchange sends the calls
 */
export function createWriterApi(exchange: Exchange) {
  return {
    /** Counts the posts that wait for a moderator, for accounts that may review. */
    waitingPosts: async (options?: CallOptions): Promise<number> =>
      (await bodyOf(exchange<ReviewQueue>('GET', '/api/vocal/review?status=needs-review', options))).total,
    ...revisionCalls(exchange),
    ...previewCalls(exchange),
    ...pictureCalls(exchange),
    posts(filter: OwnPostFilter, options?: CallOptions): Promise<OwnPostList> {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
      return bodyOf(exchange<OwnPostList>('GET', query.size > 0 ? `${posts}?${query}` : posts, options));
    },
    draft: async (id: string, options?: CallOptions): Promise<TaggedDraft> =>
      stored(await exchange<DraftResponse>('GET', postPath(id), options)),
    create: async (): Promise<TaggedDraft> => stored(await exchange<DraftResponse>('POST', `${posts}/create`)),
    /** @throws ApiError with status 412 and a `DraftConflict` as its problem when another version is stored */
    async save(
      id: string,
      changes: DraftChanges,
      { base, etag, account, mine, reason, ...options }: SaveOptions,
    ): Promise<TaggedDraft> {
      const path = reason ? `${postPath(id)}?reason=${reason}` : postPath(id);
      // The response lacks the fields that this page has: a long post need not come back with each save.
      const headers = { 'if-match': etag, 'vocal-account': account, prefer: 'return=minimal' };
      const received = await exchange<SavedDraft>('PUT', path, {
        ...options,
        body: mine ? { ...changes, mine } : changes,
        headers,
      });
      const { success, post } = received.body;
      return stored({ ...received, body: { success, post: { ...base, ...changes, ...post } } });
    },
    balance: (options?: CallOptions): Promise<Balance> =>
      bodyOf(exchange<Balance>('GET', '/api/vocal/user/balance', options)),
    submit: (submission: Submission) =>
      bodyOf(exchange<SubmittedDraft>('POST', `${posts}/submitForReview`, { body: submission })),
    /** Moves a post to the trash. Times are RFC 3339. */
    remove: (id: string) =>
      bodyOf(
        exchange<{ success: true; id: string; deletedAt: string; restorableUntil: string }>('DELETE', postPath(id)),
      ),
    /** Takes a post out of the trash. */
    restore: (id: string) => bodyOf(exchange<DraftResponse>('POST', `${postPath(id)}/restore`)),
    duplicate: (id: string) => bodyOf(exchange<DraftResponse>('POST', `${postPath(id)}/duplicate`)),
  };
}

function revisionCalls(exchange: Exchange) {
  return {
    /** Earlier versions, the newest first. */
    revisions: async (id: string, options?: CallOptions): Promise<readonly Revision[]> =>
      (await bodyOf(exchange<RevisionList>('GET', `${postPath(id)}/revisions`, options))).revisions,
    /** An earlier version with its fields. */
    revision: async (id: string, revision: string, options?: CallOptions): Promise<RevisionResponse['revision']> =>
      (await bodyOf(exchange<RevisionResponse>('GET', revisionPath(id, revision), options))).revision,
    /**
     * Makes an earlier version the present one; the present one becomes a revision.
     * @throws ApiError as `save` does
     */
    restoreRevision: async (
      id: string,
      revision: string,
      { etag }: { etag: string },
    ): Promise<TaggedDraft & Pick<RestoredDraft, 'dropped'>> => {
      const response = await exchange<RestoredDraft>('POST', `${revisionPath(id, revision)}/restore`, {
        headers: { 'if-match': etag },
      });
      return { ...stored(response), dropped: response.body.dropped };
    },
  };
}

function previewCalls(exchange: Exchange) {
  return {
    /** The valid links to a post's preview, without their addresses. */
    previews: (id: string) => bodyOf(exchange<PreviewList>('GET', `${postPath(id)}/previews`)),
    makePreview: (id: string) => bodyOf(exchange<MadePreview>('POST', `${postPath(id)}/previews`)),
    revokePreview: async (id: string, preview: string): Promise<void> => {
      await exchange('DELETE', `${postPath(id)}/previews/${encodeURIComponent(preview)}`);
    },
  };
}

export type WriterApi = ReturnType<typeof createWriterApi>;

function pictureCalls(exchange: Exchange) {
  return {
    /** The original of a picture of the post, and the picture's edit. */
    pictureOriginal: (id: string, publicId: string) =>
      bodyOf(
        exchange<PictureOriginal>('GET', `${postPath(id)}/pictures?${new URLSearchParams({ public_id: publicId })}`),
      ),
    /** Makes another picture from the original of a picture of the post. */
    editPicture: (id: string, request: PictureEditRequest) =>
      bodyOf(exchange<EditedPicture>('POST', `${postPath(id)}/pictures`, { body: request })),
  };
}
