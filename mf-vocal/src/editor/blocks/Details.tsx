import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Toggle = styled.button`
  justify-self: start;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('link')};
  font: inherit;
  font-size: ${token('textSm')};
  text-align: start;
  cursor: pointer;

  &::before {
    display: inline-block;
    inline-size: 1.25em;
    content: '▸' / '';
  }

  &[aria-expanded='true']::before {
    content: '▾' / '';
  }
`;

type DetailsProps = {
  /** Names of the fields behind the button. */
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** Button that shows the fields of a block that few blocks need. `BlockFrame` shows the empty texts of the block. */
export function Details({ label, isOpen, onToggle }: DetailsProps) {
  return (
    <Toggle type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {label}
    </Toggle>
  );
}
