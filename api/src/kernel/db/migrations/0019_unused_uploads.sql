-- Pictures of emptied posts stay for another day, so the end of the last use has to be known.
ALTER TABLE uploads ADD COLUMN unused_since timestamp (3) with time zone;
