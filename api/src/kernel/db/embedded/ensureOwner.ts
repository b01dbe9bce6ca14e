import pg from 'pg';
import { advisoryLocks } from '../advisoryLocks.ts';
import { productRole } from './cluster.ts';

/**
 * Creates the product's role and gives it a database with all objects in it. Databases of an earlier version belong to
 * the superuser. An extension keeps its own objects.
 * @param url of the database, for the superuser.
 */
export async function ensureOwner(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    // Only one process at a time creates the role.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.productRole]);
    await client.query(giveAll);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Gives the product's role every object in its schemas that another role owns. Objects of extensions are left out. */
const giveAll = `do $$
declare statement text;
begin
  if not exists (select from pg_roles where rolname = '${productRole}') then
    create role ${productRole} login nosuperuser nocreatedb nocreaterole;
  end if;
  if (select datdba <> '${productRole}'::regrole from pg_database where datname = current_database()) then
    execute format('alter database %I owner to ${productRole}', current_database());
  end if;
  for statement in
    select format('alter schema %I owner to ${productRole}', nspname) from pg_namespace
      where nspname in ('public', 'drizzle') and nspowner <> '${productRole}'::regrole
    union all
    select format('alter %s %s owner to ${productRole}',
        case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
        c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'drizzle') and relkind in ('r', 'p', 'S', 'v', 'm') and relowner <> '${productRole}'::regrole
        and not exists (select from pg_depend where objid = c.oid and deptype in ('e', 'a', 'i') and classid = 'pg_class'::regclass)
    union all
    select format('alter routine %s owner to ${productRole}', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'drizzle') and proowner <> '${productRole}'::regrole
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e' and classid = 'pg_proc'::regclass)
    union all
    select format('alter text search configuration %s owner to ${productRole}', c.oid::regconfig)
      from pg_ts_config c join pg_namespace n on n.oid = cfgnamespace
      where nspname in ('public', 'drizzle') and cfgowner <> '${productRole}'::regrole
    union all
    select format('alter text search dictionary %s owner to ${productRole}', d.oid::regdictionary)
      from pg_ts_dict d join pg_namespace n on n.oid = dictnamespace
      where nspname in ('public', 'drizzle') and dictowner <> '${productRole}'::regrole
        and not exists (select from pg_depend where objid = d.oid and deptype = 'e' and classid = 'pg_ts_dict'::regclass)
  loop
    execute statement;
  end loop;
end $$`;
