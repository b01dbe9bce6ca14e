import type { Preview } from '@marquee/shared/domain';
import { useCallback, useEffect, useState } from 'react';
import { useWriterApi } from '../../api/WriterApiContext.ts';
import { type KeptLink, keepLink, keptLink } from './keptLinks.ts';
import { previewPanelTexts } from './previewPanelTexts.ts';

type PreviewLinks = {
  /** `ended` means that this tab's link was revoked and that there is no new one. */
  state:
    | { kind: 'making' }
    | { kind: 'failed'; message: string }
    | { kind: 'ready'; link: KeptLink }
    | { kind: 'ended' };
  /** Valid links of the post whose addresses this tab does not know. */
  others: readonly Preview[];
  /** Saves the post, and then shows this tab's link if it is still valid. Otherwise makes a new link. */
  open: () => void;
  /** Revokes a link. @returns true if the link has ended */
  revoke: (id: string) => Promise<boolean>;
};

/**
 * Manages the links to a post's preview.
 * @param save saves the post first, so that the preview shows what the writer sees
 */
export function usePreviewLinks(postId: string, save: () => Promise<unknown>): PreviewLinks {
  const api = useWriterApi();
  const [state, setState] = useState<PreviewLinks['state']>({ kind: 'making' });
  const [others, setOthers] = useState<readonly Preview[]>([]);

  const open = useCallback(async () => {
    setState({ kind: 'making' });
    try {
      await save();
      const { previews } = await api.previews(postId);
      const kept = keptLink(postId);
      const isValid = previews.some(({ id }) => id === kept?.id);
      const link = kept && isValid ? kept : await makeLink();
      setOthers(previews.filter(({ id }) => id !== link.id));
      setState({ kind: 'ready', link });
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error) });
    }

    async function makeLink(): Promise<KeptLink> {
      const { preview, path } = await api.makePreview(postId);
      const link = { ...preview, path };
      keepLink(postId, link);
      return link;
    }
  }, [api, postId, save]);

  useEffect(() => void open(), [open]);

  async function revoke(id: string): Promise<boolean> {
    try {
      await api.revokePreview(postId, id);
    } catch {
      return false;
    }
    setOthers((links) => links.filter((link) => link.id !== id));
    if (state.kind === 'ready' && state.link.id === id) {
      keepLink(postId, null);
      setState({ kind: 'ended' });
    }
    return true;
  }

  return { state, others, open: () => void open(), revoke };
}

/** Message of the api for a refusal, or a general message if there was no response. */
function messageOf(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return error instanceof Error && status >= 400 && status < 500 ? error.message : previewPanelTexts.failed;
}
