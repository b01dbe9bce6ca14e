import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '../fields/inputStyles.ts';

/** Form with the filters of a list. */
export const FilterForm = styled.form`
  display: grid;
  gap: ${token('space4')};
`;

/** Filters side by side, as many as the width has room for. */
export const FilterChoices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${token('space3')} ${token('space4')};
`;

/** Text or date of a filter. */
export const FilterInput = styled.input`
  ${inputStyles}
`;
