import type { RouteHandle } from '@marquee/shared';

/** Metadata of a page before its module has loaded. */
export const siteNameMeta: RouteHandle['meta'] = ({ config, pathname }) => ({
  title: config.site.name,
  canonicalPath: pathname,
});

/** A handle as the router keeps it, with the facts of the route's entry that the page's module does not know. */
export type EntryHandle = RouteHandle & { isPrivate?: boolean };

/**
 * A handle that always has the fields of the current one. The router keeps the object that a route was made with, but
 * the module with the route's own handle may load later.
 */
export function liveHandle(current: () => RouteHandle, isPrivate = false): EntryHandle {
  return new Proxy<EntryHandle>(
    { meta: siteNameMeta },
    { get: (_target, field) => (field === 'isPrivate' ? isPrivate : Reflect.get(current(), field)) },
  );
}
