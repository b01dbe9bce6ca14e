import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from '@marquee/shared';
import { readingList } from '@marquee/shared/reading/ReadingList';
import { readingLine } from '@marquee/shared/reading/readingLine';
import { pageConfig, postSummary } from '@marquee/shared/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../testing/openPage.tsx';
import * as savedRoute from './savedRoute.tsx';

const now = new Date('2026-06-15T12:00:00Z');
const line = (name: string) => readingLine(postSummary({ id: name, name, urlPath: `/${name.toLowerCase()}` }), now);
const open = () => openPage({ path: '/saved', module: savedRoute }, '/saved');
const section = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  section(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the page of saved posts', () => {
  beforeEach(() => {
    localStorage.clear();
    readingList.clearSaved();
    readingList.setKeepsHistory(true);
    readingList.clearHistory();
  });

  it('shows saved and read posts without a call', async () => {
    readingList.save(line('Fog'));
    readingList.save(line('Popcorn'));
    readingList.recordRead(line('Reels'));
    const { calls } = await open();
    expect(namesIn('Saved for later')).toEqual(['Popcorn', 'Fog']);
    expect(namesIn('Recently read')).toEqual(['Reels']);
    expect(screen.getByRole('link', { name: 'Fog' })).toHaveAttribute('href', '/fog');
    expect(screen.getAllByText('By Imogen Varga')).toHaveLength(3);
    expect(calls).toEqual([]);
  });

  it('says where the list is kept, and what to do when it is empty', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Saved and recently read' })).toBeVisible();
    expect(screen.getByText(/^This list stays on this device/)).toBeVisible();
    expect(screen.getByText('Nothing saved yet')).toBeVisible();
    expect(screen.getByText(/^Nothing read yet/)).toBeVisible();
  });

  it('removes one post, or all', async () => {
    for (const name of ['Fog', 'Popcorn', 'Reels']) readingList.save(line(name));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Popcorn' }));
    expect(namesIn('Saved for later')).toEqual(['Reels', 'Fog']);
    await userEvent.click(section('Saved for later').getByRole('button', { name: 'Remove all' }));
    expect(namesIn('Saved for later')).toEqual([]);
  });

  it('deletes the history when the reader turns it off', async () => {
    readingList.recordRead(line('Fog'));
    await open();
    const history = screen.getByRole('switch', { name: /^Keep what I read/, checked: true });
    await userEvent.click(history);
    expect(history).toHaveAttribute('aria-checked', 'false');
    expect(namesIn('Recently read')).toEqual([]);
    expect(screen.getByText('What you read is not kept.')).toBeVisible();
  });

  it('is kept out of search engines', () => {
    const state = createStore().getState();
    expect(savedRoute.handle.meta({ state, config: pageConfig(), params: {}, pathname: '/saved' })).toMatchObject({
      title: 'Saved and recently read | Marquee',
      robots: 'noindex',
    });
  });
});
