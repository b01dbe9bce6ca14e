import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Primary key with a generated number. Responses contain the number as text. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Id of a row of another table. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** Timestamp in milliseconds, like JavaScript's dates. So a time from a response still equals the time in its row. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
