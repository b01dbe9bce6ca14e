import type { PageConfig } from '@marquee/shared/domain';
import { exchange } from '@marquee/shared/transport/exchange';
import { CreatorApplication } from '@marquee/vocal-kit/application/CreatorApplication.tsx';
import { useState } from 'react';
import { createDeskApi } from '../api/createDeskApi.ts';
import { DeskApiContext } from '../api/DeskApiContext.ts';
import { saveOpenDrafts } from '../saving/openSavers.ts';
import { vocalPages } from './vocalPages.tsx';

/** The writers' pages of the creator platform. */
export function VocalApplication({ config }: { config: PageConfig }) {
  const [deskApi] = useState(() => createDeskApi(exchange));
  return (
    <DeskApiContext value={deskApi}>
      <CreatorApplication config={config} pages={vocalPages} saveDrafts={saveOpenDrafts} />
    </DeskApiContext>
  );
}
