import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from '@marquee/shared';
import type { SiteConfig } from '@marquee/shared/domain';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { samplePost } from '../testing/samplePost.ts';
import { TweetLink } from './links/TweetLink.tsx';
import { ShareBar } from './ShareBar.tsx';

const withFacebook = { twitterUsername: 'marqueereads', facebookAppId: '1234' };

function showBar(site: Partial<SiteConfig> = {}, post = samplePost()) {
  return render(
    <InPage config={pageConfig({}, site)} store={createStore()}>
      <ShareBar post={post} />
    </InPage>,
  );
}

const popup = { opener: window } as Window;

function watchWindows(opened: Window | null) {
  jest.spyOn(window.screen, 'availWidth', 'get').mockReturnValue(1440);
  jest.spyOn(window.screen, 'availHeight', 'get').mockReturnValue(900);
  return jest.spyOn(window, 'open').mockReturnValue(opened);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('ShareBar', () => {
  it('has links that work without scripts', () => {
    showBar({ social: withFacebook });
    for (const name of ['Tweet', 'Facebook']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener nofollow');
      expect(link.getAttribute('href')).toContain(encodeURIComponent('https://marquee.example/last-reel'));
    }
    expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      'mailto:?subject=The%20last%20reel%2C%20shared&body=https%3A%2F%2Fmarquee.example%2Flast-reel',
    );
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has no Facebook button where the site has no app', () => {
    showBar();
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  });

  it('has no button at all without an address', () => {
    const { container } = showBar({ social: withFacebook }, samplePost({ urlPath: '' }));
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['Tweet', 'popup,width=560,height=300,left=440,top=300'],
    ['Facebook', 'popup,width=560,height=580,left=440,top=160'],
  ])('opens %s in a pop-up of its size in the middle of the screen', (name, features) => {
    const open = watchWindows(popup);
    showBar({ social: withFacebook });
    const link = screen.getByRole('link', { name });
    const click = createEvent.click(link);
    fireEvent(link, click);
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/^https:.*last-reel/), '_blank', features);
    expect(click.defaultPrevented).toBe(true);
    expect(popup.opener).toBeNull();
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    const open = watchWindows(popup);
    showBar();
    const link = screen.getByRole('link', { name: 'Tweet' });
    const click = createEvent.click(link, { [key]: true });
    fireEvent(link, click);
    expect(open).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(false);
  });

  it('leaves the link to the browser where pop-ups are blocked', () => {
    watchWindows(null);
    showBar();
    const link = screen.getByRole('link', { name: 'Tweet' });
    const click = createEvent.click(link);
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('shows no counts unless the site turns them on', () => {
    showBar();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('TweetLink', () => {
  it('is a link of its own', () => {
    render(
      <InPage config={pageConfig()} store={createStore()}>
        <TweetLink post={samplePost()} />
      </InPage>,
    );
    expect(screen.getByRole('link', { name: 'Tweet' }).getAttribute('href')).toMatch(/via=marqueereads$/);
  });
});
