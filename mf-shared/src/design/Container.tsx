import { styled } from 'styled-components';
import { type ContainerSize, containerWidths, spacingUnit } from '../constants.ts';

/** Centres its content within one of the spec's widths, a spacing unit of gutter on each side included. */
export const Container = styled.div<{ size?: ContainerSize }>`
  width: 100%;
  max-width: ${({ size = 'large' }) => containerWidths[size]}px;
  margin-inline: auto;
  padding-inline: ${spacingUnit}px;
`;
