import { headline, token, upTo } from '@marquee/shared';
import type { DraftFields } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type ReactNode, useMemo } from 'react';
import { Comparison, type ComparisonKind } from './Comparison.tsx';
import type { FieldGroup } from './fieldGroups.ts';

const Part = styled.section`
  display: grid;
  gap: ${token('space2')};
  padding-block: ${token('space5')};
  border-block-start: 1px solid ${token('line')};

  & h2 {
    ${headline('textLg')}
    margin: 0;
  }

  ${upTo('tabletPortrait')} {
    padding-block: ${token('space4')};
  }
`;

type ComparedGroupProps = {
  group: FieldGroup;
  before: DraftFields;
  after: DraftFields;
  /** Names of both sides. */
  sides: readonly [string, string];
  kind: ComparisonKind;
  /** Between the name of the part and its texts. */
  children?: ReactNode;
};

/** Part of a post in two versions. */
export function ComparedGroup({ group, before, after, sides, kind, children }: ComparedGroupProps) {
  const texts = useMemo(() => [group.textOf(before), group.textOf(after)] as const, [group, before, after]);
  return (
    <Part aria-label={group.label}>
      <h2>{group.label}</h2>
      {children}
      <Comparison before={texts[0]} after={texts[1]} sides={sides} kind={kind} />
    </Part>
  );
}
