import { z } from 'zod';

/** Returns the text at a path, such as `modules.gallery.images.title`. */
type TextOf = (path: string) => string;

/** Values of text fields that hold an identifier, a key or a code instead of words, by field name. */
const fixedTexts: ReadonlyMap<string, string> = new Map([
  ['id', 'id'],
  ['public_id', 'demo/lead'],
  ['format', 'jpg'],
  ['currency', 'USD'],
  ['site', 'beat'],
]);

/**
 * Makes a value with every field of a schema, so that a test finds a field that some code forgets. Lists have one entry
 * of each kind. Limits and formats of texts are not considered.
 */
export function exampleOf<T>(schema: z.ZodType<T>, textOf: TextOf = (path) => path): T {
  // The value has the fields of the schema.
  return makeValue(schema, [], textOf) as T;
}

function makeValue(schema: unknown, path: readonly string[], textOf: TextOf): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return makeValue(schema.unwrap(), path, textOf);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, makeValue(field, [...path, name], textOf)]),
    );
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    if (!(element instanceof z.ZodDiscriminatedUnion)) return [makeValue(element, path, textOf)];
    return element.options.map((option) => makeValue(option, [...path, kindOf(option)], textOf));
  }
  if (schema instanceof z.ZodString) return fixedTexts.get(path.at(-1) ?? '') ?? textOf(path.join('.'));
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return 1;
  throw new Error(`exampleOf makes no value for ${path.join('.')}. Add the type of its schema.`);
}

function kindOf(option: unknown): string {
  return option instanceof z.ZodObject && option.shape.type instanceof z.ZodLiteral
    ? String(option.shape.type.value)
    : '';
}
