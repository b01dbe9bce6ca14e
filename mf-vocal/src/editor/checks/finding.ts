export type CheckName =
  | 'altText'
  | 'lastDay'
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
      /** Field of the block to focus. `index` is its place among the fields whose ids end with `idEnd`. */
      field?: { idEnd: string; index: number };
    }
  | { kind: 'field'; field: string };

/** Something in a post that a writer may want to change. It never keeps a post from being submitted. */
export type Finding = {
  check: CheckName;
  /** Describes the fault, and what the writer can change. */
  message: string;
  /** Words by which the writer recognizes the place. */
  words: string;
  place: Place;
};
