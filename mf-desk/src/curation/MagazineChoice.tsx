import type { PageConfig } from '@marquee/shared/domain';
import { MagazineLink, Magazines } from '@marquee/vocal-kit/panels/rowParts.ts';
import { curationTexts } from './curationTexts.ts';

/** Lists the magazines as links to their curation pages. */
export function MagazineChoice({ sites }: { sites: PageConfig['sites'] }) {
  return (
    <>
      <p>{curationTexts.lead}</p>
      <nav aria-label={curationTexts.magazines}>
        <Magazines>
          {sites.map(({ key, label, subject }) => (
            <li key={key}>
              <MagazineLink to={`/vocal/curation/${key}/categories`}>
                {label}
                {subject ? <small>{subject}</small> : null}
              </MagazineLink>
            </li>
          ))}
        </Magazines>
      </nav>
    </>
  );
}
