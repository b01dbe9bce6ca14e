import { useLocation, useNavigate } from '@marquee/shared/router';

/** Returns the filters in the URL of a page, and functions to change them. Empty filters are left out. */
export function useSearch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);

  /** Returns the URL with changed filters. */
  function pathWith(changes: Readonly<Record<string, string | null>>): string {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  }

  return {
    asked,
    pathWith,
    show: (changes: Readonly<Record<string, string | null>>) => void navigate(pathWith(changes)),
  };
}
