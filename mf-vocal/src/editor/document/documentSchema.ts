import { getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { documentExtensions } from './documentExtensions.ts';

let schema: Schema | undefined;

/** The schema of documents outside an editor. */
export function documentSchema(): Schema {
  schema ??= getSchema(documentExtensions());
  return schema;
}
