-- Tags are looked up by their folded name, and by its beginning: the same on every locale.
CREATE INDEX "tags_site_words" ON "tags" USING btree ("site", fold_words("name") text_pattern_ops);
