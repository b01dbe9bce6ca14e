export type CheckName =
  | 'altText'
  | 'headingOrder'
  | 'tableHeaders'
  | 'linkText'
  | 'deadLink'
  | 'searchTitle'
  | 'cardTitle'
  | 'description'
  | 'longSentence';

/** Where a finding is, and what a jump to it selects or focuses. */
export type Place =
  | { kind: 'words'; from: number; to: number }
  | {
      kind: 'block';
      /** Position of the block or footnote in the document. */
      position: number;
      /** Field of the block that is focused: the end of its id, and its index among the fields with this end. */
      field?: { idEnd: string; index: number };
    }
  | { kind: 'field'; field: string };

/** Something in a post that a writer may want to change. It never keeps a post from being submitted. */
export type Finding = {
  check: CheckName;
  /** Describes the fault, and what the writer can change. */
  message: string;
  /** Words by which the writer knows the place. */
  words: string;
  place: Place;
};
