import { expect, it, jest } from '@jest/globals';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { imageModule, picture } from '@marquee/vocal-kit/testing/modules.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BeforeSubmission } from './BeforeSubmission.tsx';

it('links each missing part to its field, under the name that the page uses', async () => {
  const goTo = jest.fn();
  render(<BeforeSubmission draft={draft({ title: 'Toast', content: '<p>Words</p>', site: 'feast' })} goTo={goTo} />);
  const ways = screen.getAllByRole('button');
  expect(ways).toHaveLength(3);
  for (const way of ways) await userEvent.click(way);
  expect(goTo.mock.calls).toEqual([['subtitle'], ['lead'], ['category']]);
});

it('advises describing pictures, and says that posts without descriptions can be submitted', () => {
  const whole = draft({
    title: 'Toast',
    subtitle: 'Warm',
    content: '<p>Words</p>',
    site: 'feast',
    category: 'bread',
    image: picture('booth'),
    modules: [imageModule({ imageAltText: undefined })],
  });
  render(<BeforeSubmission draft={whole} goTo={() => undefined} />);
  expect(screen.getByText('Nothing is missing. You can submit this post.')).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: /^Recommended: add alternative text to the lead picture/ }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Recommended: add alternative text to one picture/)).toBeInTheDocument();
});

it('lets an author who needs no review choose the time of the publication', async () => {
  const schedule = jest.fn();
  render(
    <InPage config={pageConfig()}>
      <BeforeSubmission draft={draft({ site: 'feast' })} goTo={() => undefined} schedule={schedule} />
    </InPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(screen.getByText('Choose a date and a time.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2100-11-29T09:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(schedule).toHaveBeenCalledWith('2100-11-29T14:00:00.000Z');
});

it('offers no time for changes of a published post', () => {
  const live = draft({ site: 'feast', reviewStatus: 'published' });
  render(<BeforeSubmission draft={live} goTo={() => undefined} schedule={() => undefined} />);
  expect(screen.queryByRole('group', { name: 'Publish later' })).not.toBeInTheDocument();
});
