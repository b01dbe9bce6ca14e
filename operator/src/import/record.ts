import type { PostSettings } from './postSettings.ts';

/** Something that a record could not keep as it was. All words that are in no field of the post are in its notes. */
export type Note = {
  /** `changed`: readers have it in another form. `lost`: they do not have it. */
  outcome: 'changed' | 'lost';
  /** One sentence. */
  reason: string;
  /** The words at the source that are in no field of the post; empty for a note about something else. */
  text: string;
  /** Words that the post has in their place, and the source has not as words: the address of a link. */
  added?: string;
};

/** An author as the source names them. */
export type SourceAuthor = { name: string; email: string | null; key: string | null };

/** A picture: its address on the web, or its path beside the file that names it. */
export type PictureReference = { address: string; alt: string };

/** The text of a post, before its pictures are looked up. */
export type SourceBody = {
  html: string;
  /** The same text as the source has it, for its words to be counted. */
  sourceText: string;
  /** Whether blank lines begin a paragraph, and other ends of lines break one. */
  hasLineParagraphs: boolean;
};

/**
 * One post as every reader of a format hands it over, and all that the importer knows of it. Texts are as the source has
 * them: nothing has been cleaned, cut or counted yet.
 */
export type SourceRecord = {
  /** Names the record in its source for ever: a second run knows it again by this. */
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
  status: 'published' | 'draft';
  authors: SourceAuthor[];
  categories: string[];
  tags: string[];
  key: string | null;
  /** Paths at which readers had the post before. */
  formerPaths: string[];
  publishedAt: Date | null;
  createdAt: Date | null;
  lead: (PictureReference & { caption: string }) | null;
  /** Fields that only this system has, of one of its own exports. */
  settings?: PostSettings;
  /** Notes that the reader made, with the words that it could not hand over. */
  notes: Note[];
};

/** A record that is not imported. */
export type RefusedRecord = {
  refused: string;
  sourceId: string;
  line: number | null;
  file: string;
  title: string;
  /** All its words. */
  text: string;
};

export type SourceItem = SourceRecord | RefusedRecord;

/** A file that cannot be read on; what was read before stays. */
export class SourceError extends Error {}
