import { userSchema } from '@marquee/shared/domain';
import { z } from 'zod';

/** Response of calls that sign in. */
export const signedInSchema = z.object({ success: z.literal(true), user: userSchema });
