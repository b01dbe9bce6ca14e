/** A schema.org object, for `PageMeta.jsonLd`. */
export type JsonLd = Record<string, unknown>;
