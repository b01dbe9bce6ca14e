import { parts } from '@marquee/shared/domain';
import { z } from 'zod';

export const partNames = parts.map(({ name }) => name);
export const partNameSchema = z.enum(partNames);
