-- What the import reported about a record, so that every later run reports the same.
ALTER TABLE imported_records ADD COLUMN report jsonb;
