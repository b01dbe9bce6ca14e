import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderInPage } from '../../testing/renderInPage.tsx';
import { samplePost } from '../../testing/samplePost.ts';
import { ShareButton } from '../ShareButton.tsx';

/** jsdom has no popovers, so e2e/tests/post/share.spec.ts tests that the panel opens and closes. */
const popovers = { togglePopover: () => true, hidePopover: jest.fn() };
const address = 'https://marquee.example/last-reel';

beforeEach(() => void Object.assign(HTMLElement.prototype, popovers));
afterEach(() => {
  for (const name of Object.keys(popovers)) Reflect.deleteProperty(HTMLElement.prototype, name);
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'execCommand');
  jest.clearAllMocks();
  jest.restoreAllMocks();
});

/** Gives the browser a feature that jsdom lacks. */
const give = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { value, configurable: true });

async function openPanel(post = samplePost()) {
  renderInPage(<ShareButton post={post} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name: 'Share' }));
}

const linkNames = (panel: Awaited<ReturnType<typeof openPanel>>) =>
  panel.getAllByRole('link').map(({ textContent }) => textContent);

describe('the share panel', () => {
  it('has each network whose requirements are met', async () => {
    const panel = await openPanel();
    expect(linkNames(panel)).toEqual([
      'Tweet',
      'WhatsApp',
      'Bluesky',
      'Threads',
      'Mastodon',
      'Reddit',
      'LinkedIn',
      'Pinterest',
      'Tumblr',
      'VK',
      'E-mail',
    ]);
  });

  it('has no Pinterest without a picture', async () => {
    const panel = await openPanel(samplePost({ image: null }));
    expect(linkNames(panel)).not.toContain('Pinterest');
  });

  it('closes when a network was chosen, and by its button', async () => {
    jest.spyOn(window, 'open').mockReturnValue(window);
    const panel = await openPanel();
    fireEvent.click(panel.getByRole('link', { name: 'Reddit' }));
    expect(popovers.hidePopover).toHaveBeenCalledTimes(1);
    fireEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(popovers.hidePopover).toHaveBeenCalledTimes(2);
  });

  it('copies the link and says so', async () => {
    const writeText = jest.fn((_: string) => Promise.resolve());
    give(navigator, 'clipboard', { writeText });
    const panel = await openPanel();
    fireEvent.click(panel.getByRole('button', { name: 'Copy link' }));
    expect(await panel.findByText('Link copied')).toHaveAttribute('role', 'status');
    expect(writeText).toHaveBeenCalledWith(address);
  });

  it('copies by selection where the clipboard is refused', async () => {
    give(navigator, 'clipboard', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    const copied: string[] = [];
    give(document, 'execCommand', () => copied.push(String(getSelection())) > 0);
    const panel = await openPanel();
    fireEvent.click(panel.getByRole('button', { name: 'Copy link' }));
    expect(await panel.findByText('Link copied')).toBeInTheDocument();
    expect(copied).toEqual([address]);
  });

  it('leaves the link selected where copying is not allowed', async () => {
    give(document, 'execCommand', () => false);
    const panel = await openPanel();
    fireEvent.click(panel.getByRole('button', { name: 'Copy link' }));
    expect(await panel.findByText('The link is selected, ready to copy')).toHaveAttribute('role', 'status');
    expect(String(getSelection())).toBe(address);
  });

  it("opens the device's own share sheet where there is one", async () => {
    const share = jest.fn((_: ShareData) => Promise.reject(new DOMException('', 'AbortError')));
    give(navigator, 'share', share);
    const panel = await openPanel();
    fireEvent.click(panel.getByRole('button', { name: 'More apps' }));
    expect(share).toHaveBeenCalledWith({ title: 'The last reel, shared', url: address });
  });

  it('has no button for a missing share sheet', async () => {
    const panel = await openPanel();
    expect(panel.queryByRole('button', { name: 'More apps' })).toBeNull();
  });
});
