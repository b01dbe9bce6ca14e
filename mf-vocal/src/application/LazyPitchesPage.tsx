import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPage } from '@marquee/vocal-kit/frame/LazyPage.tsx';
import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';

const pitchesPage = onDemand(async () => (await import('../pitches/PitchesPage.tsx')).PitchesPage);

/** A writer's pitches and stories. Their code loads with the page. */
export function LazyPitchesPage() {
  return <RequireUser>{(user) => <LazyPage page={pitchesPage} user={user} />}</RequireUser>;
}
