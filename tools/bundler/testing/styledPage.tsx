import { ServerStyleSheet, styled } from '@marquee/shared/styled';
import { renderToString } from 'react-dom/server';

const Title = styled.h2`
  color: red;
`;
const LongTitle = styled(Title)`
  color: blue;
`;
const Card = styled.article`
  &:hover ${Title} {
    color: green;
  }
`;
const Bar = styled.i<{ $width: number }>`
  width: ${({ $width }) => $width}px;
`;
const Plain = styled.div``;

/** The markup and the styles of a page with each kind of styled component. */
export function renderStyledPage(): { markup: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const page = (
    <Card>
      <Title>Short</Title>
      <LongTitle className="own">Long</LongTitle>
      <Bar $width={3} />
      <Plain />
    </Card>
  );
  return { markup: renderToString(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
}
