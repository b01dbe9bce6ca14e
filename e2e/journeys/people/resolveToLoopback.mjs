import dns from 'node:dns';

/**
 * Leads every name below `news.test` to this machine, as an entry of the hosts file would. A program loads it by
 * `NODE_OPTIONS=--import=…`, so that nothing of the machine is changed.
 */
const lookup = dns.lookup;
dns.lookup = (name, options, done = options) => {
  if (!name.endsWith('.news.test')) return lookup(name, ...(done === options ? [done] : [options, done]));
  const isAll = typeof options === 'object' && options.all;
  return process.nextTick(done, null, isAll ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4);
};
