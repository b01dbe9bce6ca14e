-- The language of a post's texts (BCP 47). Null for the language of its site. A release without this column keeps it.
ALTER TABLE posts ADD COLUMN language text;
