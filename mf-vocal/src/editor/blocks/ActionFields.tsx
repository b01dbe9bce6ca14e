import { token } from '@marquee/shared';
import { draftLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { mediaTexts } from '../media/mediaTexts.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${token('space3')};
`;

type Action = { actionLabel: string | null; actionUrl: string | null };
type ActionFieldsProps = { id: string; action: Action; onChange: (changed: Partial<Action>) => void };

/** Fields for the text and the address of the link below a picture or video. */
export function ActionFields({ id, action, onChange }: ActionFieldsProps) {
  return (
    <Row>
      {(['actionLabel', 'actionUrl'] as const).map((name) => (
        <TextField
          key={name}
          field={`${id}-${name}`}
          label={mediaTexts[name]}
          value={action[name] ?? ''}
          maxLength={draftLimits.link}
          onChange={(typed) => onChange({ [name]: typed || null })}
        />
      ))}
    </Row>
  );
}
