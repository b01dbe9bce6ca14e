import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecisionForm } from './DecisionForm.tsx';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-10-20T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Feast is at home in New York. */
function openForm() {
  const onSend = jest.fn();
  const ignore = () => undefined;
  render(
    <InPage config={pageConfig()}>
      <DecisionForm
        action="schedule"
        site="feast"
        fault={null}
        isOver={false}
        isBusy={false}
        onSend={onSend}
        onCancel={ignore}
      />
    </InPage>,
  );
  const field = screen.getByLabelText('Date and time');
  return {
    onSend,
    field,
    type: (time: string) => fireEvent.change(field, { target: { value: time } }),
    send: () => userEvent.setup().click(screen.getByRole('button', { name: 'Schedule' })),
  };
}
const sentTime = (publishAt: string) => expect.objectContaining({ publishAt });

it('takes a time in the site’s zone, and says it in both', async () => {
  const { onSend, field, type, send } = openForm();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('In Feast’s time zone, America/New_York.');
  type('2026-11-29T09:00');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^It will be published on Sunday, 29 November, 09:00 in Feast’s time \(America\/New_York\); .*in yours\.$/,
  );
  await send();
  expect(onSend).toHaveBeenCalledWith(sentTime('2026-11-29T14:00:00.000Z'));
});

it('an hour that the clocks leave out is refused at once, and is not sent', async () => {
  const { onSend, field, type, send } = openForm();
  type('2027-03-14T02:30');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/This time does not exist in Feast’s time zone/);
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
});

it('of an hour that comes twice, the moderator chooses one', async () => {
  const { onSend, type, send } = openForm();
  type('2026-11-01T01:30');
  expect(screen.getByRole('radio', { name: 'The earlier one' })).toBeChecked();
  await send();
  expect(onSend).toHaveBeenLastCalledWith(sentTime('2026-11-01T05:30:00.000Z'));
  fireEvent.click(screen.getByRole('radio', { name: 'The later one' }));
  await send();
  expect(onSend).toHaveBeenLastCalledWith(sentTime('2026-11-01T06:30:00.000Z'));
});

it('says that a time is in the past', () => {
  const { field, type } = openForm();
  type('2026-10-20T07:59');
  expect(field).toHaveAccessibleDescription(/This time is in the past\. Choose a later one\./);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  type('2026-10-20T08:01');
  expect(field).toBeValid();
});

it('a form without a time is not sent', async () => {
  const { onSend, field, send } = openForm();
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription(/Choose a date and a time\./);
});
