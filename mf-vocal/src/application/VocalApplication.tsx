import type { PageConfig } from '@marquee/shared/domain';
import { exchange } from '@marquee/shared/transport/exchange';
import { CreatorApplication } from '@marquee/vocal-kit/application/CreatorApplication.tsx';
import { useState } from 'react';
import { createWriterApi } from '../api/createWriterApi.ts';
import { WriterApiContext } from '../api/WriterApiContext.ts';
import { saveOpenDrafts } from '../saving/openSavers.ts';
import { vocalPages } from './vocalPages.tsx';

/** The writers' pages of the creator platform. */
export function VocalApplication({ config }: { config: PageConfig }) {
  const [writerApi] = useState(() => createWriterApi(exchange));
  return (
    <WriterApiContext value={writerApi}>
      <CreatorApplication config={config} pages={vocalPages} saveDrafts={saveOpenDrafts} />
    </WriterApiContext>
  );
}
