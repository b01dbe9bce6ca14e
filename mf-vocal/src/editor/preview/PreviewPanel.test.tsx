import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Preview } from '@marquee/shared/domain';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { ApiError } from '@marquee/shared/transport';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WriterApi } from '../../api/createWriterApi.ts';
import { WriterApiContext } from '../../api/WriterApiContext.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

const beat = 'http://beat.localhost';
const previewOf = (id: string): Preview => ({
  id,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
});

let valid: Preview[];
let steps: string[];
const copied = jest.fn<(text: string) => Promise<void>>();
const save = async () => void steps.push('save');
const writerApi = {
  previews: async () => ({ success: true, previews: valid }),
  makePreview: async () => {
    steps.push('make');
    const preview = previewOf(`made-${steps.length}`);
    valid = [preview, ...valid];
    return { success: true, preview, path: `/preview/${preview.id}` };
  },
  revokePreview: async (_post: string, id: string) => {
    valid = valid.filter((preview) => preview.id !== id);
  },
};

beforeEach(() => {
  valid = [];
  steps = [];
  sessionStorage.clear();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function openPanel(changes: Partial<typeof writerApi> = {}, site: 'beat' | null = 'beat') {
  const config = pageConfig({ sites: [{ key: 'beat', url: beat, label: 'Beat' }] });
  const onChooseSite = jest.fn();
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  const api = { ...writerApi, ...changes } as unknown as WriterApi;
  const panel = (version: number) => (
    <InPage config={config}>
      <WriterApiContext value={api}>
        <PreviewPanel
          draft={draft({ site, version })}
          isBehind={false}
          save={save}
          onChooseSite={onChooseSite}
          onClose={() => undefined}
        />
      </WriterApiContext>
    </InPage>
  );
  const view = render(panel(1));
  return { ...view, user, onChooseSite, saved: (version: number) => view.rerender(panel(version)) };
}
const frame = async () => (await screen.findByTitle(/^The post as readers/)) as HTMLIFrameElement;

describe('the preview', () => {
  it('saves first, and shows the post on its site, in a frame that is scaled to the room', async () => {
    const { user } = openPanel();
    const shown = await frame();
    expect(steps).toEqual(['save', 'make']);
    expect(shown.src).toBe(`${beat}/preview/made-2`);
    expect([shown.style.inlineSize, shown.style.transform]).toEqual(['390px', 'scale(1)']);
    await user.click(screen.getByLabelText(/Desktop/));
    expect([shown.style.inlineSize, shown.style.transform]).toEqual(['1280px', 'scale(0.390625)']);
  });

  it('uses the link of this tab again while it is valid', async () => {
    const { unmount } = openPanel();
    await frame();
    unmount();
    openPanel();
    await frame();
    expect(steps).toEqual(['save', 'make', 'save']);
  });

  it('tells the page in the frame to load again after each save', async () => {
    const { saved } = openPanel();
    const posted = jest.fn();
    Object.assign((await frame()).contentWindow ?? {}, { postMessage: posted });
    saved(2);
    expect(posted).toHaveBeenCalledWith('reload', beat);
  });

  it('tells a page again that was not alive when the post was saved, and one that has heard it no more', async () => {
    const { saved } = openPanel();
    const posted = jest.fn();
    Object.assign((await frame()).contentWindow ?? {}, { postMessage: posted });
    const report = (type: string, origin = beat) =>
      act(() => dispatchEvent(new MessageEvent('message', { origin, data: { type } })));
    report('alive');
    expect(posted).not.toHaveBeenCalled();

    saved(2);
    report('alive', 'https://elsewhere.example');
    expect(posted).toHaveBeenCalledTimes(1);
    report('alive');
    expect(posted).toHaveBeenCalledTimes(2);
    report('reloading');
    report('alive');
    expect(posted).toHaveBeenCalledTimes(2);
  });

  it('needs a magazine, and leads to the choice of one', async () => {
    const { user, onChooseSite } = openPanel({}, null);
    await user.click(screen.getByRole('button', { name: 'Choose a magazine' }));
    expect(onChooseSite).toHaveBeenCalled();
    expect(steps).toEqual([]);
  });

  it.each([
    [
      'in the api’s words when it refuses',
      new ApiError('That is a lot of previews.', 429),
      'That is a lot of previews.',
    ],
    [
      'in ours when it does not respond',
      new ApiError('Server error fetching data'),
      /^We could not open the preview\./,
    ],
  ])('says %s that there is none, and tries again', async (_case, error, words) => {
    const makePreview = jest.fn(writerApi.makePreview).mockRejectedValueOnce(error);
    const { user } = openPanel({ makePreview });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeInTheDocument();
  });
});

describe('a link', () => {
  it('is copied, and says until when it is valid', async () => {
    const { user } = openPanel();
    await frame();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(`${beat}/preview/made-2`);
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(screen.getByText(/until Nov 27, 2026/)).toBeInTheDocument();
  });

  it('is revoked: the frame is gone, and another link can be made', async () => {
    const { user } = openPanel();
    await frame();
    await user.click(screen.getByRole('button', { name: 'Revoke this link' }));
    await user.click(await screen.findByRole('button', { name: 'Create a new link' }));
    expect((await frame()).src).toBe(`${beat}/preview/made-4`);
    expect(valid).toHaveLength(1);
  });

  it('of another tab is listed without its address, and can be revoked', async () => {
    valid = [previewOf('other')];
    const { user } = openPanel();
    await frame();
    await user.click(screen.getByRole('button', { name: /^Revoke the link created/ }));
    await waitFor(() => expect(screen.queryByText('Other links')).toBeNull());
    expect(valid.map(({ id }) => id)).not.toContain('other');
  });

  it('that could not be revoked stays, and the panel says so', async () => {
    const { user } = openPanel({ revokePreview: () => Promise.reject(new ApiError('Server error fetching data')) });
    const shown = await frame();
    await user.click(screen.getByRole('button', { name: 'Revoke this link' }));
    expect(await screen.findByText('We could not revoke the link. Try again.')).toBeInTheDocument();
    expect(shown).toBeInTheDocument();
  });
});
