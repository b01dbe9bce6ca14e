import type { PostSettings } from './postSettings.ts';

/** A note about a change or loss in the import. All words that are not in a field of the post are in its notes. */
export type Note = {
  /** With `changed`, readers get the content in another form. With `lost`, they do not get it. */
  outcome: 'changed' | 'lost';
  /** One sentence. */
  reason: string;
  /** Words of the source that are not in a field of the post; empty for notes without words. */
  text: string;
  /** Words in the post that are not words of the source, such as the address of a link. */
  added?: string;
};

/** An author in the source. */
export type SourceAuthor = { name: string; email: string | null; key: string | null };

/**
 * A page of the former site that listed posts, with its former paths. A category is found here by its name, also if it
 * became a tag.
 */
export type FormerSection = { paths: string[] } & (
  | { kind: 'category' | 'tag'; name: string }
  | { kind: 'author'; author: SourceAuthor }
);

/** A reader's comment in the source. */
export type SourceComment = { author: string; date: string; text: string };

/** Title and descriptions for search engines and social networks. Empty texts stand for none. */
export type SourceSeo = {
  title: string;
  description: string;
  keywords: string;
  ogTitle: string;
  ogDescription: string;
};

/** A picture's web address, or its path relative to the file that names it. */
export type PictureReference = {
  address: string;
  alt: string;
  /** True if the source says that the picture needs no description. */
  isDecorative?: boolean;
};

/** The text of a post, before its pictures are looked up. */
export type SourceBody = {
  html: string;
  /** Text of the source, for counting words. */
  sourceText: string;
  /** True if blank lines separate paragraphs, and other line ends are line breaks. */
  hasLineParagraphs: boolean;
};

/** A post of any source format. Its texts are not cleaned, cut or counted yet. */
export type SourceRecord = {
  /** Permanent id of the record in its source. A second run recognizes the record by it. */
  sourceId: string;
  /** Line in the file where the record begins; null for a file of its own. */
  line: number | null;
  /** The file, or the path in the folder or archive. */
  file: string;
  title: string;
  subtitle: string;
  /** HTML or plain text. */
  summary: string;
  body: SourceBody;
  /** A scheduled post is published at `publishedAt`. */
  status: 'published' | 'scheduled' | 'draft';
  authors: SourceAuthor[];
  categories: string[];
  tags: string[];
  /** Language of the texts, BCP 47. Absent if the source does not tell it. */
  language?: string;
  key: string | null;
  /** Former public paths of the post, with their queries. */
  formerPaths: string[];
  formerSections?: FormerSection[];
  /** Address of the former site, by which links to its posts are recognized. Absent if the source does not tell it. */
  formerSite?: string;
  seo?: SourceSeo;
  comments?: SourceComment[];
  publishedAt: Date | null;
  createdAt: Date | null;
  lead: (PictureReference & { caption: string; credit: string }) | null;
  /** Fields of this system, from one of its own exports. */
  settings?: PostSettings;
  /** Notes of the format's reader, with the words that it could not convert. */
  notes: Note[];
};

/** A record that is not imported. */
export type RefusedRecord = {
  refused: string;
  sourceId: string;
  line: number | null;
  file: string;
  title: string;
  /** Complete text of the record, for the report. */
  text: string;
  /** Former paths, which lead nowhere until a person redirects them. */
  formerPaths?: string[];
};

export type SourceItem = SourceRecord | RefusedRecord;

/** Error in a file that ends the reading. Earlier records stay. */
export class SourceError extends Error {}
