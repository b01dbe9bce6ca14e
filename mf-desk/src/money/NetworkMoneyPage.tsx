import type { Action, User } from '@marquee/shared/domain';
import { Link, useLocation, useParams } from '@marquee/shared/router';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { Tabs } from '@marquee/vocal-kit/frame/Tabs.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { useMay } from '@marquee/vocal-kit/session/useMay.ts';
import { texts } from '@marquee/vocal-kit/texts.ts';
import type { ReactNode } from 'react';
import { CostPanel } from './costs/CostPanel.tsx';
import { HintsPanel } from './hints/HintsPanel.tsx';
import { HoldsPanel } from './holds/HoldsPanel.tsx';
import { networkHoldTexts } from './holds/networkHoldTexts.ts';
import { networkMoneyTexts } from './networkMoneyTexts.ts';
import { PayoutsPanel } from './payouts/PayoutsPanel.tsx';
import { ReadsPanel } from './reads/ReadsPanel.tsx';

type Part = {
  label: string;
  render: () => ReactNode;
  /** Action of an account to which the part is offered. Absent for everybody who opens the page. */
  for?: Action;
};

/** The parts of the page, by the last segment of their path. */
const parts: Readonly<Record<string, Part>> = {
  costs: { label: networkMoneyTexts.costs, render: () => <CostPanel /> },
  payouts: { label: networkMoneyTexts.payouts, render: () => <PayoutsPanel />, for: 'readPayouts' },
  hints: { label: networkMoneyTexts.hints, render: () => <HintsPanel /> },
  holds: { label: networkHoldTexts.heading, render: () => <HoldsPanel /> },
};

/** Page `/vocal/desk/money/{part}`. Shows the cost of reads, payouts, unusual reads with their details, and holds. */
export function NetworkMoneyPage({ user }: { user: User }) {
  const { part = 'costs' } = useParams();
  const { key } = useLocation();
  const may = useMay();
  const isReads = part === 'reads';
  const shown = Object.hasOwn(parts, part) ? parts[part] : undefined;
  const isUnknown = !(shown || isReads);
  usePageTitle(isUnknown ? null : texts.titleOf(shown?.label ?? networkMoneyTexts.hints));
  if (isUnknown) return <NotFoundPage />;
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading key={part} takesFocus={key !== 'default'}>
            {networkMoneyTexts.heading}
          </PageHeading>
        </PageHead>
        <nav aria-label={networkMoneyTexts.parts}>
          <Tabs>
            {Object.entries(parts).map(([name, { label, for: action }]) =>
              action && !may(action) ? null : (
                <li key={name}>
                  <Link to={`/vocal/desk/money/${name}`} aria-current={name === part ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ),
            )}
          </Tabs>
        </nav>
        <div key={part}>{shown ? shown.render() : <ReadsPanel />}</div>
      </PageBody>
    </>
  );
}
