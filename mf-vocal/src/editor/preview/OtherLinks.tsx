import { formatDateTime, fromNow, token } from '@marquee/shared';
import type { Preview } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { previewTexts } from './previewTexts.ts';

const Links = styled.section`
  & h3 {
    margin: 0;
    font-size: ${token('textMd')};
  }

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space3')};
    border-block-end: 1px solid ${token('line')};
    font-size: ${token('textSm')};
  }

  & button {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('danger')};
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

type OtherLinksProps = { links: readonly Preview[]; onRevoke: (id: string) => void };

/** Lists links that were made in other tabs. Only the tab that made a link knows its address. */
export function OtherLinks({ links, onRevoke }: OtherLinksProps) {
  if (links.length === 0) return null;
  return (
    <Links aria-labelledby="other-previews">
      <h3 id="other-previews">{previewTexts.others}</h3>
      <ul>
        {links.map(({ id, createdAt, expiresAt }) => {
          const made = fromNow(createdAt, Date.now());
          const until = formatDateTime(expiresAt, new Date(expiresAt).getTimezoneOffset());
          return (
            <li key={id}>
              <span>
                {previewTexts.made(made)}, {previewTexts.until(until)}
              </span>
              <button type="button" aria-label={previewTexts.revokeMade(made)} onClick={() => onRevoke(id)}>
                {previewTexts.revoke}
              </button>
            </li>
          );
        })}
      </ul>
    </Links>
  );
}
