import { token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Source = styled.p`
  display: none;

  @media print {
    display: block;
    padding-block-start: ${token('space2')};
    border-block-start: 0.5pt solid;
    font-size: 9pt;
    overflow-wrap: anywhere;
  }
`;

/** Names the source at the end of a printed post. */
export function PrintedSource({ path }: { path: string }) {
  const { name, url } = usePageConfig().site;
  return <Source>{`${name}, ${url.base}${path}`}</Source>;
}
