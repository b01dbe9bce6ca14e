import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A generated number. Responses contain it as text. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Id of a row of another table. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** A moment in milliseconds, as precise as JavaScript's, so that a time from a response matches its row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
