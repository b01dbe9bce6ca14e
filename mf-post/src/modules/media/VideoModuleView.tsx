import { usePageConfig } from '@marquee/shared';
import type { VideoModule } from '@marquee/shared/domain';
import { pictureAlt } from '../../media/pictureAlt.ts';
import { posterGeometry } from '../../media/pictureGeometry.ts';
import { videoSource } from '../../video/players/videoSource.ts';
import { VideoEmbed } from '../../video/VideoEmbed.tsx';
import { MediaModule } from './MediaModule.tsx';

/** A video in one of the five layouts, and the text that belongs to it. */
export function VideoModuleView({ module, postName }: { module: VideoModule; postName: string }) {
  const { site } = usePageConfig();
  const source = videoSource(module, site);
  return (
    <MediaModule module={module}>
      {source && (
        <VideoEmbed
          source={source}
          name={module.title || pictureAlt(module, postName) || postName}
          poster={source.thumbnailUrl ? { url: source.thumbnailUrl } : null}
          geometry={posterGeometry(module.mediaLayout)}
        />
      )}
    </MediaModule>
  );
}
