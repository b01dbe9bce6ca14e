/** Names of the headers that let a CDN store a response, without `cache-control`, `cache-tag` and `vary`. */
export const cdnHeaderNames: ReadonlySet<string> = new Set([
  'surrogate-control',
  'surrogate-key',
  'xkey',
  'cloudflare-cdn-cache-control',
]);
