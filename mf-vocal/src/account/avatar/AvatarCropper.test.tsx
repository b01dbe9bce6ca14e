import { expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AvatarCropper } from './AvatarCropper.tsx';
import type { Square } from './useAvatar.ts';

const image = { public_id: 'uploads/ada', width: 600, height: 400 };

function open(props: { isPending?: boolean; fault?: string } = {}) {
  const used: Square[] = [];
  render(
    <InPage>
      <AvatarCropper
        image={image}
        isPending={props.isPending ?? false}
        fault={props.fault ?? ''}
        onUse={(square) => used.push(square)}
        onCancel={() => undefined}
      />
    </InPage>,
  );
  return { used, user: userEvent.setup() };
}

it('begins with the largest square in the middle, which has the focus', async () => {
  const { used, user } = open();
  expect(screen.getByRole('group', { name: 'Crop area: arrow keys move it' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(used).toEqual([{ x: 100, y: 0, size: 400 }]);
});

it('says what went wrong', () => {
  open({ fault: 'Choose an area inside the picture.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Choose an area inside the picture.');
});
