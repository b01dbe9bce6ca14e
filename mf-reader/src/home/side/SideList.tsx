import { directionOf, type PostLine, SectionTitle } from '@marquee/shared';
import { Entries, Entry } from './sideParts.ts';

type SideListProps = {
  id: string;
  title: string;
  posts: readonly PostLine[];
  /** Numbers the posts. */
  isRanked?: boolean;
};

/** Lists a few posts, one on each line. Renders nothing without posts. */
export function SideList({ id, title, posts, isRanked = false }: SideListProps) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <Entries as="ol" data-ranked={isRanked || undefined}>
        {posts.map(({ name, urlPath, author }) => (
          <li key={urlPath}>
            <Entry to={urlPath}>
              <strong dir={directionOf(name)}>{name}</strong>
              {author ? <small>{author.fullname}</small> : null}
            </Entry>
          </li>
        ))}
      </Entries>
    </section>
  );
}
