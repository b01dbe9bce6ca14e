/**
 * The bound of an `LRUCache` whose space grows with its entries. `max` takes the space of all of them at once: 28 bytes each, 2.8 MB for
 * 100,000, of which a quiet network never uses one.
 * @param most entries; those least recently used are forgotten first
 */
export const growingTo = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });
