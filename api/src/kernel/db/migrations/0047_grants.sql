-- Roles of accounts. is_admin and moderated_sites stay for processes of the previous version, which run during an update.
ALTER TABLE users ADD COLUMN grants jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
UPDATE users SET grants =
  CASE
    WHEN moderated_sites IS NULL THEN '[{"role": "administrator", "site": null, "until": null}]'::jsonb
    ELSE (
      SELECT coalesce(jsonb_agg(jsonb_build_object('role', 'editor', 'site', site, 'until', null)), '[]')
      FROM unnest(moderated_sites) AS site
    )
  END
WHERE is_admin;
