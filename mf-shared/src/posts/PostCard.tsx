import type { ReactNode } from 'react';
import { imageSizes } from '../constants.ts';
import { Kicker } from '../design/text/Kicker.tsx';
import { PublishedDate } from '../design/text/PublishedDate.tsx';
import type { PostSummary } from '../domain/index.ts';
import { CloudImage } from '../images/CloudImage.tsx';
import { Link } from '../navigation/Link.tsx';
import { directionOf } from '../text/directionOf.ts';
import { summaryText } from '../text/summaryText.ts';
import { texts } from '../texts.ts';
import { AuthorLinks, authorsOf } from './AuthorLinks.tsx';
import { Body, Card, Heads, Words } from './cardParts.ts';
import { Byline, Labels, Name, Subtitle, Summary } from './cardTextParts.ts';
import { PostThumbnail } from './PostThumbnail.tsx';
import type { PostCardVariant } from './thumbnailSources.ts';

export type PostCardProps = {
  post: PostSummary;
  variant?: PostCardVariant;
  /** True for a card on the first screen, whose picture is loaded at once. */
  eager?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** Replaces the post's summary. */
  summary?: ReactNode;
  className?: string;
};

/**
 * A post in a list. The whole card links to the post, and author, category and channel link to their pages. Renders
 * nothing for a post without an author.
 */
export function PostCard({
  post,
  variant = 'standard',
  eager = false,
  headingLevel = 3,
  summary,
  className,
}: PostCardProps) {
  const { author, category, channel } = post;
  if (!author) return null;
  const ownWords = summaryText(post.summary, { short: variant !== 'lead' });
  const words = summary ?? ownWords;
  return (
    <Card data-variant={variant} className={className}>
      <PostThumbnail post={post} variant={variant} eager={eager} />
      <Body>
        <Heads>
          {category || channel ? (
            <Labels>
              {category ? <Kicker to={category.urlPath}>{category.name}</Kicker> : null}
              {channel ? <Kicker to={channel.urlPath}>{channel.name}</Kicker> : null}
            </Labels>
          ) : null}
          <Name as={`h${headingLevel}`} dir={directionOf(post.name)} lang={post.language}>
            <Link to={post.urlPath}>{post.name}</Link>
          </Name>
        </Heads>
        <Words>
          {post.subtitle ? (
            <Subtitle dir={directionOf(post.subtitle)} lang={post.language}>
              {post.subtitle}
            </Subtitle>
          ) : null}
          {words ? (
            <Summary dir={directionOf(ownWords)} lang={post.language}>
              {words}
            </Summary>
          ) : null}
          <Byline>
            {variant === 'lead' && author.image ? (
              <CloudImage image={author.image} alt="" transform={imageSizes.smallAvatar} />
            ) : null}
            <span>
              {texts.by} <AuthorLinks authors={authorsOf(post)} />
            </span>
            <PublishedDate date={post.publishedAt} />
          </Byline>
        </Words>
      </Body>
    </Card>
  );
}
