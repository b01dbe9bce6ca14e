import type { MediaLayout } from '@marquee/shared/domain';
import type { ReactNode } from 'react';
import { MediaFigure } from '../../media/MediaFigure.tsx';
import { isSpread } from './isSpread.ts';
import { MediaSpread } from './MediaSpread.tsx';
import { MediaText } from './MediaText.tsx';

type MediaModuleProps = {
  module: {
    mediaLayout: MediaLayout;
    imageCaption?: string;
    content?: string;
    actionLabel?: string;
    actionUrl?: string;
  };
  /** The picture or video; without one the words stand alone. */
  children: ReactNode;
};

/** A picture or video in its layout, with its caption and the text that belongs to it. */
export function MediaModule({ module, children }: MediaModuleProps) {
  const { mediaLayout, imageCaption, content } = module;
  const figure = children ? (
    <MediaFigure layout={mediaLayout} caption={imageCaption}>
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
