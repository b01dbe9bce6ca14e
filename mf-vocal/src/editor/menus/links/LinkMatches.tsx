import { token, usePageConfig, VisuallyHidden } from '@marquee/shared';
import type { LinkMatch } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type RefObject, useContext, useId } from 'react';
import { PostSiteContext } from '../../media/PostSiteContext.ts';
import { linkTexts } from './linkTexts.ts';
import { useLinkSearch } from './useLinkSearch.ts';
import { useListKeys } from './useListKeys.ts';

const List = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  & > [role='option'] {
    display: grid;
    align-content: center;
    min-block-size: 2.75rem;
    padding: ${token('space1')} ${token('space3')};
    border-radius: ${token('radius')};
    line-height: 1.25;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & > [role='option'][aria-selected='true'] {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }

  & small {
    font-size: ${token('textSm')};
  }

  @media (forced-colors: active) {
    & > [role='option'][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Message = styled.p`
  margin: 0;
  padding: ${token('space2')} ${token('space3')};
  line-height: 1.3;
`;

type LinkMatchesProps = {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  /** Called with the address of the chosen page. */
  onChoose: (address: string) => void;
};

/** Pages of the network with the typed words in their name. The field becomes a combobox with this list. */
export function LinkMatches({ field, typed, onChoose }: LinkMatchesProps) {
  const { sites } = usePageConfig();
  const search = useLinkSearch(typed, useContext(PostSiteContext));
  const listId = useId();
  const siteOf = ({ site }: LinkMatch) => sites.find(({ key }) => key === site);
  // This release does not know the address of a site that a newer release of the api has.
  const links = search.kind === 'found' ? search.links.filter(siteOf) : [];
  const choose = (link: LinkMatch | undefined) => {
    const site = link && siteOf(link);
    if (site) onChoose(new URL(link.urlPath, site.url).href);
  };
  const text = typed.trim();
  const marked = useListKeys({ field, listId, count: links.length, text, onChoose: (index) => choose(links[index]) });
  return (
    <>
      <List id={listId} role="listbox" aria-label={linkTexts.matches} hidden={marked === null}>
        {links.map((link, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
          <div
            key={`${link.site}${link.urlPath}`}
            id={`${listId}${index}`}
            role="option"
            aria-selected={index === marked}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(link)}
          >
            <span dir="auto">{link.name}</span>
            <small>{[linkTexts.kind[link.kind], siteOf(link)?.label, link.author].filter(Boolean).join(' · ')}</small>
          </div>
        ))}
      </List>
      {links.length > 0 ? (
        <VisuallyHidden role="status">{linkTexts.count(links.length)}</VisuallyHidden>
      ) : search.kind === 'none' ? null : (
        <Message role="status">
          {search.kind === 'searching'
            ? linkTexts.searching
            : search.kind === 'failed'
              ? linkTexts.failed[search.cause]
              : linkTexts.nothing}
        </Message>
      )}
    </>
  );
}
