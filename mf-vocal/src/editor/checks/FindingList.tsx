import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useId } from 'react';
import { findingGroups } from './checkTexts.ts';
import type { ListedFinding } from './findingsOf.ts';

const Groups = styled.div`
  display: grid;
  gap: ${token('space4')};

  & h3,
  & h4 {
    margin: 0;
    font-size: ${token('textSm')};
  }

  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  && button {
    display: block;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: ${token('space2')} ${token('space3')};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.35;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  && button:hover {
    background: ${token('sunken')};
  }
`;

const Words = styled.span`
  display: block;
  font-weight: ${token('boldWeight')};
`;

const Message = styled.span`
  display: block;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

type FindingListProps = {
  findings: readonly ListedFinding[];
  /** Element of the headings of groups. */
  heading: 'h3' | 'h4';
  /** Called with the key of a chosen finding. */
  onChoose: (key: string) => void;
};

/** Lists findings by group. Each is a button that leads to its place. */
export function FindingList({ findings, heading: Heading, onChoose }: FindingListProps) {
  const id = useId();
  return (
    <Groups data-findings="">
      {findingGroups.map(({ label, checks }, place) => {
        const listed = findings.filter(({ check }) => checks.includes(check));
        if (listed.length === 0) return null;
        return (
          <div key={label}>
            <Heading id={`${id}${place}`}>{label}</Heading>
            <ul aria-labelledby={`${id}${place}`}>
              {listed.map(({ key, words, message }) => (
                <li key={key}>
                  <button type="button" onClick={() => onChoose(key)}>
                    <Words dir="auto">{words}</Words>
                    <Message>{message}</Message>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Groups>
  );
}
