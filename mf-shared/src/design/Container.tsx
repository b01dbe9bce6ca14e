import { styled } from 'styled-components';
import { type ContainerSize, containerWidths, spacingUnit } from '../constants.ts';

/** Centres its content within a width of the spec. The width includes a gutter of one spacing unit on each side. */
export const Container = styled.div<{ size?: ContainerSize }>`
  width: 100%;
  max-width: ${({ size = 'large' }) => containerWidths[size]}px;
  margin-inline: auto;
  padding-inline: ${spacingUnit}px;
`;
