/** A mail to one person. All texts are plain. `composeMail` escapes them in the HTML version. */
export type Mail = {
  /**
   * Id of a mail that a job may send twice. With the id, the recipient and the mail folder keep one copy. Allowed are
   * letters, digits, `-` and `.`.
   */
  id?: string;
  to: string;
  subject: string;
  /** First name for the greeting; null for a mail without a name. */
  firstName: string | null;
  paragraphs: readonly string[];
  /** A link on its own line after the paragraphs. */
  action?: { label: string; url: string };
  /** Tells a recipient who did not expect the mail what to do. */
  note: string;
  /**
   * Address that unsubscribes from this kind of mail without signing in. People open it, and mail programs call it for
   * their one-click button (RFC 8058).
   */
  unsubscribeUrl?: string;
};
