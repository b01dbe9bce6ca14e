/** A mail to one person. Plain text: each form of the mail escapes it. */
export type Mail = {
  /** Names the mail when it may be sent again: receivers and the folder then have it once. Letters, digits, `-` and `.`. */
  id?: string;
  to: string;
  subject: string;
  /** Of the person, for the greeting; null when the mail is not addressed by name. */
  firstName: string | null;
  paragraphs: readonly string[];
  /** A link, on a line of its own after the paragraphs. */
  action?: { label: string; url: string };
  /** What to do when the mail is unexpected. */
  note: string;
  /** Ends mails of this kind, without signing in: by a link for people, and with one click in mail programs (RFC 8058). */
  unsubscribeUrl?: string;
};
