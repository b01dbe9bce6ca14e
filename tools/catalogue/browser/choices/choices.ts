import type { HostKey } from '@marquee/shared/domain';
import { useLocation, useNavigate } from '@marquee/shared/router';
import { hostNamed } from '../hosts.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Widths of the examples' window in pixels. `full` uses the available width. */
export const widths = { phone: 390, tablet: 820, desktop: 1280, full: null } as const;
export type WidthName = keyof typeof widths;

/** The view of examples. It is kept in the address, so that a link shows the same view. */
export type Choices = {
  site: HostKey;
  scheme: Scheme;
  width: WidthName;
  /** True if all themes are shown side by side. */
  isWall: boolean;
};

const isScheme = (text: string | null): text is Scheme => schemes.some((scheme) => scheme === text);
const isWidth = (text: string | null): text is WidthName => text !== null && text in widths;

function readChoices(search: string): Choices {
  const read = new URLSearchParams(search);
  const [scheme, width] = [read.get('scheme'), read.get('width')];
  const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return {
    site: hostNamed(read.get('site')),
    scheme: isScheme(scheme) ? scheme : device,
    width: isWidth(width) ? width : 'full',
    isWall: read.get('themes') === 'all',
  };
}

/** The query of a page of the catalogue, with its question mark. */
export function queryOf({ site, scheme, width, isWall }: Choices): string {
  return `?${new URLSearchParams({ site, scheme, width, ...(isWall ? { themes: 'all' } : {}) })}`;
}

export function useChoices(): { choices: Choices; choose: (changes: Partial<Choices>) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choices = readChoices(search);
  return {
    choices,
    choose: (changes) => void navigate(pathname + queryOf({ ...choices, ...changes }), { replace: true }),
  };
}
