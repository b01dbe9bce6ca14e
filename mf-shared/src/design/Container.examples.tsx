import { styled } from 'styled-components';
import type { ContainerSize } from '../constants.ts';
import { defineExamples } from '../examples/defineExamples.ts';
import { Container } from './Container.tsx';
import { token } from './theme/tokens.ts';

const Content = styled.p`
  margin: 0;
  padding: ${token('space4')};
  background: ${token('accentSoft')};
`;

const ofSize = (size: ContainerSize, text: string) => (
  <Container size={size}>
    <Content>{text}</Content>
  </Container>
);

export const examples = defineExamples({
  use: 'Centres a part of a page in one of four widths, with a gutter on each side.',
  shown: {
    small: ofSize('small', '520 pixels, for forms'),
    medium: ofSize('medium', '720 pixels, for running text'),
    large: ofSize('large', '1,140 pixels, for lists'),
    'extra large': ofSize('xlarge', '1,560 pixels, for pictures'),
  },
});
