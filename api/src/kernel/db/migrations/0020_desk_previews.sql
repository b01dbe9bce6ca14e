-- Links that a moderator's desk makes for itself end with the decision, and are not among the writer's.
ALTER TABLE previews ADD COLUMN is_of_desk boolean NOT NULL DEFAULT false;
