import { Button, Container, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
import { PageHeading } from './PageHeading.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { VocalHeader } from './VocalHeader.tsx';

const Body = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${token('space5')};
  padding-block: ${token('space8')};
`;

const Text = styled.p`
  max-inline-size: 36rem;
  color: ${token('inkMuted')};
  font-size: ${token('textLg')};
`;

type MessagePageProps = { heading: string; text: string; action: { label: string; run: () => void } };

/** Page with one message and one button. */
export function MessagePage({ heading, text, action }: MessagePageProps) {
  usePageTitle(texts.titleOf(heading));
  return (
    <>
      <VocalHeader />
      <Body size="medium">
        <PageHeading takesFocus>{heading}</PageHeading>
        <Text>{text}</Text>
        <Button onClick={action.run}>{action.label}</Button>
      </Body>
    </>
  );
}
