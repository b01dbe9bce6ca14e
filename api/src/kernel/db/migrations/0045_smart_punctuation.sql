-- Whether a writer's straight quotation marks become typographic, while the writer types and at submission.
ALTER TABLE users ADD COLUMN smart_punctuation boolean NOT NULL DEFAULT true;
