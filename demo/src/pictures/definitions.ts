/** The definitions of one picture: gradients, clips, drawings that are used more than once. */
export type Definitions = {
  /** Keeps `markup`, in which `@` stands for its id, and gives the id; the same markup is kept once. */
  define(markup: string): string;
  /** What a picture makes use of, uses within definitions included. */
  neededBy(body: string): string;
};

export function definitionsOf(motif: string): Definitions {
  const ids = new Map<string, string>();
  return {
    define(markup) {
      const id = ids.get(markup) ?? `${motif}-${ids.size}`;
      ids.set(markup, id);
      return id;
    },
    neededBy(body) {
      // Backwards, since a definition only ever uses those before it.
      return [...ids].reduceRight((kept, [markup, id]) => {
        const used = [`"#${id}"`, `(#${id})`].some((mention) => body.includes(mention) || kept.includes(mention));
        return used ? markup.replace('@', id) + kept : kept;
      }, '');
    },
  };
}
