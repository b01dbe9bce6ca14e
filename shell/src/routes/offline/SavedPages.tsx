import { SectionTitle, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { savedPagesId } from '../../offline/listSavedPages.ts';
import { texts } from '../page/texts.ts';

const Section = styled.section`
  max-inline-size: 44rem;
  margin-inline: auto;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    border-block-end: 1px solid ${token('line')};
  }

  li a {
    display: flex;
    align-items: center;
    min-block-size: 3.5rem;
    padding-block: ${token('space2')};
    color: ${token('ink')};
    font: ${token('headlineWeight')} ${token('textLg')} / 1.25 ${token('fontHeadline')};
    text-decoration: none;
  }

  li a:hover {
    color: ${token('accentText')};
  }
`;

/** Section where the offline page's script lists the stored pages. It is hidden without any. */
export function SavedPages() {
  return (
    <Section id={savedPagesId} hidden>
      <SectionTitle>{texts.savedPages}</SectionTitle>
      <ul />
    </Section>
  );
}
