import { token } from '@marquee/shared';
import type { OwnPost } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { statusText } from '../statusText.ts';

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space2')};
  color: ${token('ink')};
  font-weight: ${token('boldWeight')};

  /* The dot is a border, which forced colours keep. A hollow one is the writer's turn. */
  &::before {
    content: '';
    flex: none;
    inline-size: 0.7em;
    block-size: 0.7em;
    border: 0.16em solid ${token('inkMuted')};
    border-radius: 50%;
  }

  &[data-status='changes-requested']::before {
    border-color: ${token('accentText')};
  }

  &[data-status='needs-review']::before,
  &[data-status='in-review']::before,
  &[data-status='scheduled']::before {
    border-width: 0.4em;
    border-color: ${token('link')};
  }

  &[data-status='published']::before {
    border-width: 0.4em;
    border-color: ${token('success')};
  }

  &[data-status='rejected']::before {
    border-color: ${token('danger')};
  }
`;

/** Shows the status of a post. For a published post with changes, also shows the status of the changes. */
export function StatusLabel({ post }: { post: OwnPost }) {
  return <Label data-status={post.reviewStatus}>{statusText(post)}</Label>;
}
