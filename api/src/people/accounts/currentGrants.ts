import type { Grant } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { users } from '../../kernel/db/schema/users.ts';

/**
 * Column with the roles of an account that have not ended. The database's clock decides, so that every read of an account
 * agrees.
 */
export const currentGrants = sql<Grant[]>`(
  select coalesce(jsonb_agg(given order by place), '[]')
  from jsonb_array_elements(${users.grants}) with ordinality as roles (given, place)
  where given->>'until' is null or (given->>'until')::timestamptz > now()
)`.as('current_grants');
