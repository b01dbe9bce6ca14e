import { Kept } from '../page/Kept.tsx';
import { CardArticle, type CardArticleProps } from './CardArticle.tsx';

export type PostCardProps = CardArticleProps;

/**
 * A post in a list. The whole card leads to the post; author, category and channel to their own pages. Nothing without an author.
 * A server renders it once for all pages of a route, unless the page brings its picture ahead or has words of its own in it.
 */
export function PostCard(props: PostCardProps) {
  const { post, variant, eager, headingLevel, summary, className } = props;
  const article = <CardArticle {...props} />;
  if (eager || summary !== undefined) return article;
  return (
    <Kept name={`card ${post.id} ${variant} ${headingLevel}`} of={[post, className]}>
      {article}
    </Kept>
  );
}
