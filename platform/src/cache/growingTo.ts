/**
 * Bounds an `LRUCache` whose memory grows with its entries. The option `max` would allocate all entries at once: 28
 * bytes each, 2.8 MB for 100,000. A quiet network never uses that many.
 * @param max entries; the least recently used are dropped first
 */
export const growingTo = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 });
