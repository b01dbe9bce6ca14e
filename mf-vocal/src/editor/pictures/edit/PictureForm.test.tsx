import { describe, expect, it } from '@jest/globals';
import type { PictureEdit } from '@marquee/shared/domain';
import { InPage } from '@marquee/shared/testing';
import { picture } from '@marquee/vocal-kit/testing/modules.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureForm } from './PictureForm.tsx';

const none: PictureEdit = { rotation: 0, crop: null, focus: null };

function open(edit: PictureEdit = none, props: { isPending?: boolean; fault?: string } = {}) {
  const saved: PictureEdit[] = [];
  const given = { isPending: false, fault: '', ...props };
  render(
    <InPage>
      <PictureForm
        original={picture('booth', 900, 600)}
        edit={edit}
        onSave={(chosen) => saved.push(chosen)}
        onCancel={() => undefined}
        {...given}
      />
    </InPage>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { saved, user, press };
}

describe('the form for editing a picture', () => {
  it('begins with the stored edit, and the focus in the picture', async () => {
    const edit: PictureEdit = {
      rotation: 180,
      crop: { x: 90, y: 60, width: 450, height: 300 },
      focus: { x: 25, y: 75 },
    };
    const { saved, press } = open(edit);
    expect(screen.getByRole('group', { name: 'Crop area: arrow keys move it' })).toHaveFocus();
    await press('Save');
    expect(saved).toEqual([edit]);
  });

  it('turns the picture with its area, and says how it is turned', async () => {
    const { saved, press } = open({ ...none, crop: { x: 0, y: 0, width: 300, height: 600 } });
    await press('↻ Turn right');
    expect(screen.getByText('Turned by 90 degrees.')).toHaveAttribute('role', 'status');
    await press('Save');
    expect(saved).toEqual([{ rotation: 90, crop: { x: 0, y: 0, width: 600, height: 300 }, focus: null }]);
  });

  it('crops to a shape, which a turn keeps', async () => {
    const { saved, user, press } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shape' }), 'Square');
    await press('Save');
    await press('↺ Turn left');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shape' }), '3:2');
    await press('Save');
    expect(saved.map(({ crop }) => crop)).toEqual([
      { x: 150, y: 0, width: 600, height: 600 },
      { x: 0, y: 250, width: 600, height: 400 },
    ]);
  });

  it('moves the focal point by arrow keys within the picture, and says where it is', async () => {
    const { saved, user, press } = open();
    screen.getByRole('button', { name: 'Focal point: arrow keys move it' }).focus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    expect(screen.getByText('Focal point 48 percent from the left, 40 percent from the top.')).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowUp>6/}{/Shift}');
    await press('Save');
    expect(saved).toEqual([{ ...none, focus: { x: 48, y: 0 } }]);
  });

  it('returns to the original', async () => {
    const { saved, press } = open({
      rotation: 90,
      crop: { x: 0, y: 0, width: 300, height: 300 },
      focus: { x: 1, y: 1 },
    });
    await press('Reset to original');
    await press('Save');
    expect(saved).toEqual([none]);
  });

  it('does not save again while a save is pending, and says what went wrong', async () => {
    const { saved, press } = open(none, { isPending: true, fault: 'Choose an area inside the picture.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an area inside the picture.');
    await press('Saving…');
    expect(saved).toEqual([]);
  });
});
