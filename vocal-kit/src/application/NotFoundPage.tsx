import { useNavigate } from '@marquee/shared/router';
import { MessagePage } from '../frame/MessagePage.tsx';
import { RequireUser } from '../session/RequireUser.tsx';
import { texts } from '../texts.ts';

/** Shown at unknown addresses below /vocal. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <RequireUser>
      {() => (
        <MessagePage
          heading={texts.notFoundHeading}
          text={texts.notFound}
          action={{ label: texts.toHome, run: () => void navigate('/vocal') }}
        />
      )}
    </RequireUser>
  );
}
