import { ButtonLink, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

import { RichText } from '../../content/RichText.tsx';
import { linkRel } from '../../linkRel.ts';

const Action = styled.p`
  margin-block: ${token('space5')};
`;

type MediaTextProps = { content?: string; actionLabel?: string; actionUrl?: string };

/** Shows the text that belongs to a picture or video, and its link. */
export function MediaText({ content, actionLabel, actionUrl }: MediaTextProps) {
  return (
    <>
      {content && <RichText html={content} />}
      {actionLabel && actionUrl && (
        <Action>
          <ButtonLink to={actionUrl} rel={linkRel.writer}>
            {actionLabel}
          </ButtonLink>
        </Action>
      )}
    </>
  );
}
