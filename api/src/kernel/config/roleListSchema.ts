import { type Role, roleSchema } from '@marquee/shared/domain';
import { z } from 'zod';

/** Roles separated by commas. Empty for none. */
export const roleListSchema = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((role) => role.trim())
      .filter(Boolean),
  )
  .refine(
    (roles): roles is Role[] => roles.every((role) => roleSchema.safeParse(role).success),
    `roles with commas between them, among ${roleSchema.options.join(', ')}`,
  );
