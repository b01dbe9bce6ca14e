-- A picture that was turned, cropped or given a focal point is an upload of its own, made from its original. The
-- original can also be a picture of the demo, which has no row.
ALTER TABLE uploads ADD COLUMN original text, ADD COLUMN edit jsonb;
