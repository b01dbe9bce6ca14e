import type { User } from '@marquee/shared/domain';
import { Link, useLocation, useParams } from '@marquee/shared/router';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { Tabs } from '@marquee/vocal-kit/frame/Tabs.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { Panel } from '@marquee/vocal-kit/panels/figureParts.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { BalancePanel } from './balance/BalancePanel.tsx';
import { EarningsPanel } from './earnings/EarningsPanel.tsx';
import { HoldsPanel } from './holds/HoldsPanel.tsx';
import { holdTexts } from './holds/holdTexts.ts';
import { moneyTexts } from './moneyTexts.ts';
import { ReadsPanel } from './reads/ReadsPanel.tsx';
import { TransfersPanel } from './transfers/TransfersPanel.tsx';

type Part = { label: string; render: () => ReactNode };

/** The parts of the page, by the last segment of their path. */
const parts: Readonly<Record<string, Part>> = {
  overview: {
    label: moneyTexts.overview,
    render: () => (
      <Panel>
        <BalancePanel />
        <EarningsPanel />
      </Panel>
    ),
  },
  transfers: { label: moneyTexts.transfers, render: () => <TransfersPanel /> },
  holds: { label: holdTexts.heading, render: () => <HoldsPanel /> },
};

/** Page `/vocal/money/{part}`. Shows the writer's balance, payouts and earnings, and links each figure to its reads. */
export function MoneyPage({ user }: { user: User }) {
  const { part = 'overview' } = useParams();
  const { key } = useLocation();
  const shown = Object.hasOwn(parts, part) ? parts[part] : undefined;
  const isUnknown = !(shown || part === 'reads');
  usePageTitle(isUnknown ? null : texts.titleOf(shown?.label ?? moneyTexts.reads));
  if (isUnknown) return <NotFoundPage />;
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading key={part} takesFocus={key !== 'default'}>
            {moneyTexts.heading}
          </PageHeading>
        </PageHead>
        <nav aria-label={moneyTexts.parts}>
          <Tabs>
            {Object.entries(parts).map(([name, { label }]) => (
              <li key={name}>
                <Link
                  to={name === 'overview' ? '/vocal/money' : `/vocal/money/${name}`}
                  aria-current={name === part ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </Tabs>
        </nav>
        <div key={part}>{shown ? shown.render() : <ReadsPanel />}</div>
      </PageBody>
    </>
  );
}
