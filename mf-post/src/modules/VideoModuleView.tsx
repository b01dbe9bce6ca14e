import { usePageConfig } from '@marquee/shared';
import type { VideoModule } from '@marquee/shared/domain';
import { MediaFigure } from '../media/MediaFigure.tsx';
import { pictureAlt } from '../media/pictureAlt.ts';
import { posterGeometry } from '../media/pictureGeometry.ts';
import { VideoEmbed } from '../video/VideoEmbed.tsx';
import { videoSource } from '../video/videoSource.ts';
import { MediaText } from './MediaText.tsx';

/** A video in one of the five layouts, and the text that belongs to it. */
export function VideoModuleView({ module, postName }: { module: VideoModule; postName: string }) {
  const { mediaLayout, imageCaption, title } = module;
  const { site } = usePageConfig();
  const source = videoSource(module, site.videoPlayers);
  return (
    <>
      {source && (
        <MediaFigure layout={mediaLayout} caption={imageCaption}>
          <VideoEmbed
            source={source}
            name={title || pictureAlt(module, postName)}
            poster={null}
            geometry={posterGeometry(mediaLayout)}
          />
        </MediaFigure>
      )}
      <MediaText {...module} />
    </>
  );
}
