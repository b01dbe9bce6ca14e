import { stripHtml } from '@marquee/shared';
import type { MediaLayout } from '@marquee/shared/domain';
import type { ReactNode } from 'react';
import { MediaFigure } from '../../media/MediaFigure.tsx';
import { MediaSpread } from './MediaSpread.tsx';
import { MediaText } from './MediaText.tsx';

/** Maximum characters of a text beside its picture. A longer text flows around the picture. */
const maxBriefLength = 420;

/** True if the text of a picture is too short to flow around it, so that both make a spread. */
function isSpread(layout: MediaLayout, content: string | undefined): boolean {
  if (!content || (layout !== 'outsetLeft' && layout !== 'outsetRight')) return false;
  return stripHtml(content).length <= maxBriefLength;
}

type MediaModuleProps = {
  module: {
    mediaLayout: MediaLayout;
    imageCaption?: string;
    imageCredit?: string;
    content?: string;
    actionLabel?: string;
    actionUrl?: string;
  };
  /** The picture or video. Without it, only the text is shown. */
  children: ReactNode;
};

/** A picture or video in its layout, with its caption and the text that belongs to it. */
export function MediaModule({ module, children }: MediaModuleProps) {
  const { mediaLayout, imageCaption, imageCredit, content } = module;
  const figure = children ? (
    <MediaFigure layout={mediaLayout} caption={imageCaption} credit={imageCredit}>
      {children}
    </MediaFigure>
  ) : null;
  const text = <MediaText {...module} />;
  if (figure && isSpread(mediaLayout, content)) return <MediaSpread figure={figure}>{text}</MediaSpread>;
  return (
    <>
      {figure}
      {text}
    </>
  );
}
