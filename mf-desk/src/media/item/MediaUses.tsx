import { ActionLink, token, usePageConfig } from '@marquee/shared';
import type { MediaUse, SiteKey } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList, CurationRow } from '@marquee/vocal-kit/panels/rowParts.ts';
import { boardTexts } from '../../board/boardTexts.ts';
import { mediaTexts } from '../mediaTexts.ts';

const Row = styled(CurationRow)`
  gap: ${token('space1')};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${token('link')};
  }
`;

/** Posts with the picture, and the places in them. */
export function MediaUses({ site, uses }: { site: SiteKey; uses: readonly MediaUse[] }) {
  const { sites } = usePageConfig();
  const url = sites.find(({ key }) => key === site)?.url;
  return (
    <PageSection>
      <h2>{mediaTexts.uses}</h2>
      {uses.length === 0 ? <p>{mediaTexts.noUses}</p> : null}
      {uses.length > 0 ? (
        <CurationList>
          {uses.map(({ postId, name, status, places, placesInChanges, urlPath }) => (
            <Row key={postId}>
              <Link to={`/vocal/review/${postId}`} dir="auto">
                {name || mediaTexts.noName}
              </Link>
              <Faint as="div">
                {[boardTexts.statuses[status], placesText(places, placesInChanges)].filter(Boolean).join(' · ')}
              </Faint>
              {urlPath && url ? (
                <ActionLink to={url + urlPath} aria-label={mediaTexts.liveOf(name || mediaTexts.noName)}>
                  {mediaTexts.live}
                </ActionLink>
              ) : null}
            </Row>
          ))}
        </CurationList>
      ) : null}
    </PageSection>
  );
}

function placesText(places: MediaUse['places'], inChanges: MediaUse['places']): string {
  const named = (some: MediaUse['places']) => some.map((place) => mediaTexts.places[place]).join(', ');
  return [named(places), inChanges.length > 0 ? mediaTexts.inChanges(named(inChanges)) : '']
    .filter(Boolean)
    .join(' · ');
}
