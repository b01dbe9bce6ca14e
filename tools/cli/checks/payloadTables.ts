import { z } from 'zod';
import { type Payloads, payloadParts } from './contractPayloads.ts';
import { withMarkedTable } from './markedTable.ts';

const begin = '<!-- Made from mf-shared/src/domain by tools/cli/checks/writeContractTables.ts. -->';
const end = '<!-- end of the payloads -->';

type Json = z.core.JSONSchema.BaseSchema;

/** Returns the document with an updated list of its payloads. @throws Error if the document does not mark the list */
export function withPayloads(document: string, payloads: Payloads): string {
  const types = Object.entries(payloads).map(([name, schema]) => declarationOf(name, jsonOf(schema)));
  return withMarkedTable(document, begin, end, `\`\`\`ts\n${types.join('\n')}\`\`\`\n`);
}

/** Converts a Zod schema to the JSON Schema of its input, in which a field with a default is optional. */
function jsonOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

const partNames = new Map(Object.entries(payloadParts).map(([name, schema]) => [JSON.stringify(jsonOf(schema)), name]));

/** Writes a payload as a TypeScript type with a line for each field or choice. */
function declarationOf(name: string, type: Json): string {
  const choices = type.anyOf ?? type.oneOf;
  if (choices) return `type ${name} =${choices.map((choice) => `\n  | ${typeOf(choice)}`).join('')};\n`;
  if (type.enum) return `type ${name} = ${type.enum.map(literal).join(' | ')};\n`;
  const fields = fieldsOf(type).map(({ field, type }) => `  ${field}: ${typeOf(type)};${remarkOf(type)}\n`);
  return `type ${name} = {\n${fields.join('')}};\n`;
}

/** The fields of an object except `success`, which every response has. */
const fieldsOf = ({ properties = {}, required = [] }: Json) =>
  Object.entries(properties)
    .filter(([name]) => name !== 'success')
    .map(([name, type]) => ({ field: required.includes(name) ? name : `${name}?`, type }));

/** Converts a JSON Schema to a TypeScript type. A schema of `payloadParts` becomes its name. */
function typeOf(type: z.core.JSONSchema._JSONSchema): string {
  if (typeof type === 'boolean') return 'unknown';
  const part = partNames.get(JSON.stringify(type));
  if (part) return part;
  const choices = type.anyOf ?? type.oneOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (type.const !== undefined) return literal(type.const);
  if (type.enum) return type.enum.map(literal).join(' | ');
  if (Array.isArray(type.type)) return type.type.map((name) => typeOf({ type: name })).join(' | ');
  if (type.type === 'array') return itemsOf(type);
  if (type.type !== 'object') return type.type === 'integer' ? 'number' : (type.type ?? 'unknown');
  if (!type.properties) return 'Record<string, unknown>';
  const fields = fieldsOf(type).map((named) => `${named.field}: ${typeOf(named.type)}`);
  return `{ ${fields.join('; ')} }`;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

function itemsOf({ items }: Json): string {
  const type = items === undefined || Array.isArray(items) ? 'unknown' : typeOf(items);
  return /^\w+$/.test(type) ? `${type}[]` : `Array<${type}>`;
}

/** Writes the limits that a type cannot express. `max` is a number of characters. */
function remarkOf(type: z.core.JSONSchema._JSONSchema): string {
  if (typeof type === 'boolean' || partNames.has(JSON.stringify(type))) return '';
  const { format, maxLength, type: kind } = type;
  const remarks = [
    ...(format && format !== 'safeint' ? [format] : []),
    ...(kind === 'integer' ? ['integer'] : []),
    ...(maxLength === undefined ? [] : [`max ${maxLength}`]),
  ];
  return remarks.length === 0 ? '' : ` // ${remarks.join(', ')}`;
}
