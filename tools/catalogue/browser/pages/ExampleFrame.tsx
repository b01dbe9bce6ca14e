import { token, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useState } from 'react';
import { type Choices, widths } from '../choices/choices.ts';
import type { Entry } from '../entries.ts';
import { useFrameSize } from './useFrameSize.ts';

const Box = styled.section`
  min-width: 0;
  margin-block-end: ${token('space6')};

  & > h2 {
    display: flex;
    gap: ${token('space3')};
    align-items: baseline;
    justify-content: space-between;
    margin-block-end: ${token('space2')};
    font: ${token('boldWeight')} ${token('textSm')} / 1.5 ${token('fontBody')};
    letter-spacing: 0;
    text-transform: none;
  }

  & > h2 > a {
    font-weight: ${token('bodyWeight')};
  }
`;

const Stage = styled.div`
  overflow: clip;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('sunken')};

  & > iframe {
    display: block;
    max-width: none;
    margin-inline: auto;
    border: 0;
    transform-origin: 0 0;
    background: ${token('paper')};
  }
`;

/** Height of the window for dialogs, which cover a window, and for pages, which may be as high as their window. */
const windowHeight = 760;

type ExampleFrameProps = {
  entry: Entry;
  example: string;
  title: string;
  view: Pick<Choices, 'site' | 'scheme' | 'width'>;
};

/**
 * Shows one example in its own document, with the chosen width and the height of its content. Media queries and themes therefore apply as
 * on a page. The example is scaled down if it does not fit.
 */
export function ExampleFrame({ entry, example, title, view: { site, scheme, width } }: ExampleFrameProps) {
  const { part, name, setting } = entry;
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const { room, height } = useFrameSize(stage, frame);
  const shownHeight = setting === 'window' || setting === 'page' ? windowHeight : height;
  const shownWidth = widths[width] ?? room;
  const scale = Math.min(1, room / shownWidth);
  const address = `/frame?${new URLSearchParams({ part, name, example, site, scheme })}`;
  return (
    <Box>
      <h2>
        {title.charAt(0).toUpperCase() + title.slice(1)}
        <a href={address} target="_blank" rel="noopener">
          Open <VisuallyHidden>{title} in a new tab</VisuallyHidden>
        </a>
      </h2>
      <Stage ref={setStage} style={{ height: Math.ceil(shownHeight * scale) + 2 }}>
        <iframe
          // Each address gets a new frame, because a changed `src` would add an entry to the history.
          key={address}
          ref={setFrame}
          src={address}
          title={`${name}: ${title}`}
          loading="lazy"
          style={{
            width: shownWidth,
            height: shownHeight,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      </Stage>
    </Box>
  );
}
