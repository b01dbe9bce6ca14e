import { ButtonLink, usePageConfig } from '@marquee/shared';
import type { SiteKey, User } from '@marquee/shared/domain';
import { Link, useLocation, useParams } from '@marquee/shared/router';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { Tabs } from '@marquee/vocal-kit/frame/Tabs.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { texts } from '@marquee/vocal-kit/texts.ts';
import type { ReactNode } from 'react';
import { ChangesPanel } from './changes/ChangesPanel.tsx';
import { changeTexts } from './changes/changeTexts.ts';
import { curationTexts } from './curationTexts.ts';
import { MagazineChoice } from './MagazineChoice.tsx';
import { PicksPanel } from './picks/PicksPanel.tsx';
import { PostPanel } from './posts/PostPanel.tsx';
import { PostsPanel } from './posts/PostsPanel.tsx';
import { PromosPanel } from './promos/PromosPanel.tsx';
import { RedirectsPanel } from './redirects/RedirectsPanel.tsx';
import { SectionsPanel } from './sections/SectionsPanel.tsx';

type Part = { label: string; render: (site: SiteKey) => ReactNode };

/** The parts of a magazine by the last word of their address, in the order of the tabs. */
const parts: Readonly<Record<string, Part>> = {
  categories: { label: 'Categories', render: (site) => <SectionsPanel site={site} kind="categories" /> },
  channels: { label: 'Channels', render: (site) => <SectionsPanel site={site} kind="channels" /> },
  tags: { label: 'Tags', render: (site) => <SectionsPanel site={site} kind="tags" /> },
  promos: { label: 'Promos', render: (site) => <PromosPanel site={site} /> },
  picks: { label: 'Editor’s picks', render: (site) => <PicksPanel site={site} /> },
  posts: { label: 'Posts', render: (site) => <PostsPanel site={site} /> },
  redirects: { label: 'Redirects', render: (site) => <RedirectsPanel site={site} /> },
  changes: { label: 'Recent changes', render: (site) => <ChangesPanel site={site} subjects={changeTexts.subjects} /> },
};

/** `/vocal/curation/{site}/{part}`: what moderators arrange on a magazine. Without a site, the choice of one. */
export function CurationPage({ user }: { user: User }) {
  const { site: siteKey, kind = 'categories', id } = useParams();
  const { key } = useLocation();
  const { sites } = usePageConfig();
  const site = sites.find((known) => known.key === siteKey);
  const part = Object.hasOwn(parts, kind) ? parts[kind] : undefined;
  const heading = site && part ? curationTexts.headingOf(part.label, site.label) : curationTexts.heading;
  const isUnknown = siteKey !== undefined && !(site && part && (id === undefined || kind === 'posts'));
  usePageTitle(isUnknown ? null : texts.titleOf(heading));
  if (isUnknown) return <NotFoundPage />;
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading key={`${heading} ${id}`} takesFocus={key !== 'default'}>
            {heading}
          </PageHeading>
          {site ? (
            <ButtonLink $quiet to="/vocal/curation">
              {curationTexts.otherMagazine}
            </ButtonLink>
          ) : null}
        </PageHead>
        {site && part ? (
          <>
            <nav aria-label={curationTexts.partsLabel}>
              <Tabs>
                {Object.entries(parts).map(([name, { label }]) => (
                  <li key={name}>
                    <Link to={`/vocal/curation/${site.key}/${name}`} aria-current={name === kind ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </Tabs>
            </nav>
            <div key={`${heading} ${id}`}>
              {id ? <PostPanel site={site.key} siteUrl={site.url} id={id} /> : part.render(site.key)}
            </div>
          </>
        ) : (
          <MagazineChoice sites={sites} />
        )}
      </PageBody>
    </>
  );
}
