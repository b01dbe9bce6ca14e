import { styled } from 'styled-components';
import { ActionLink } from './ActionLink.tsx';
import { buttonStyle } from './buttonStyle.ts';

/** A link that looks like a `Button`. `to` is a path on the site or an absolute address. */
export const ButtonLink = styled(ActionLink)<{ $quiet?: boolean }>`
  ${buttonStyle}
`;
