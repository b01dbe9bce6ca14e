import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useEffect, useRef, useState } from 'react';
import { frameTexts } from './frameTexts.ts';
import { useReloads } from './useReloads.ts';

/** Width of the page including its scroll bar, in pixels. */
export type PreviewWidth = 390 | 1280;

const Window = styled.div`
  display: grid;
  justify-items: center;
  block-size: var(--preview-block-size, clamp(22rem, 100dvh - 26rem, 70rem));
  overflow: hidden;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('sunken')};

  & > div {
    overflow: hidden;
    background: ${token('paper')};
  }

  & iframe {
    display: block;
    max-inline-size: none;
    border: 0;
    transform-origin: 0 0;
  }
`;

type PreviewFrameProps = {
  address: string;
  width: PreviewWidth;
  /** `window.name` of the frame. From this name, the page knows who shows it (`useBlockChoice` in mf-post). */
  name?: string;
  /** Version of the stored post. The page reloads when the version changes. */
  version: number;
};

/** A preview in a frame of the given width, scaled down to the available width. */
export function PreviewFrame({ address, width, name, version }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useReloads(frame, address, version);

  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, size.width / width);
  return (
    <Window ref={room}>
      {scale > 0 ? (
        <div style={{ inlineSize: width * scale, blockSize: size.height }}>
          <iframe
            ref={frame}
            name={name}
            src={address}
            title={frameTexts.frame(width)}
            sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
            allow="fullscreen"
            referrerPolicy="no-referrer"
            style={{ inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }}
          />
        </div>
      ) : null}
    </Window>
  );
}
