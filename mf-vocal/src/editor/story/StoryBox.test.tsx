import { expect, it } from '@jest/globals';
import type { Story } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import { InPage } from '@marquee/shared/testing';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { useWordGoal, WordGoalContext } from '../counts/WordGoalContext.ts';
import { StoryBox } from './StoryBox.tsx';

const story: Story = {
  ...{ id: '7', slug: 'Night bakers', brief: 'Who bakes while the town sleeps?', site: 'feast', category: null },
  ...{ writer: { id: '9', name: 'Imogen Varga' }, editor: { id: '5', name: 'Ada Lark' }, words: 1_200 },
  ...{ due: { day: '2026-12-01', time: null, at: '2026-12-02T05:00:00Z' }, pictures: '2', stage: 'draft' },
  ...{ isLate: true, post: null, messages: [], createdAt: '2026-11-01T09:00:00Z', version: 1, actions: [] },
};

function Goal() {
  const { goal, setGoal } = useContext(WordGoalContext);
  return (
    <button type="button" onClick={() => setGoal(500)}>
      {`Goal: ${goal}`}
    </button>
  );
}

function Editor() {
  return (
    <Provider store={createVocalStore()}>
      <WordGoalContext value={useWordGoal('post-of-story')}>
        <StoryBox postId="3" />
        <Goal />
      </WordGoalContext>
    </Provider>
  );
}

it('shows the brief, the due day, the pictures and the editor, and suggests the length as the goal', async () => {
  localStorage.clear();
  fakeApi(ada).responses['GET /api/vocal/posts/3/story'] = { status: 200, body: { success: true, story } };
  render(<Editor />, { wrapper: InPage });
  expect(await screen.findByText('What the editors want: Night bakers')).toBeVisible();
  expect(screen.getByText('Who bakes while the town sleeps?')).toBeInTheDocument();
  expect(screen.getByText('Late')).toBeInTheDocument();
  expect(screen.getByText(/Due 1 December 2026 · 1,200 words · Pictures: 2/)).toBeInTheDocument();
  expect(screen.getByText(/Editor: Ada Lark/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Goal: 1200' }));
  expect(screen.getByRole('button', { name: 'Goal: 500' })).toBeVisible();
});

it('leaves the editor as it is if the story does not load', async () => {
  const api = fakeApi(ada);
  api.responses['GET /api/vocal/posts/3/story'] = problem(500, 'internal', 'Broken.');
  render(<Editor />, { wrapper: InPage });
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByText(/What the editors want/)).not.toBeInTheDocument();
});
