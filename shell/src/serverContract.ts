import type { HostKey, HostKind, PageConfig } from '@marquee/shared/domain';
import type { Transport } from '@marquee/shared/transport';

/**
 * Version of the contract between a released shell and the server that loads it (docs/contracts/server.md). The
 * manifest of the shell contains it. The first number changes when one side can no longer work with older code of the
 * other side. The second number changes when something is added that the other side may lack.
 */
export const serverContractVersion = '1.5';

/** Exports of the shell's server bundle. Its types are written out here, so that neither side takes them from the other's code. */
export type ServerApp = {
  /**
   * A renderer pinned to one release set.
   * @param requireFile loads a CommonJS file from the disk; the bundle's own `require` is webpack's
   */
  createRenderer(remotes: readonly ServerRemote[], requireFile: RequireFile): Renderer;
  /** The whole HTML of a page, in order. */
  htmlDocument(parts: DocumentParts): HtmlChunk[];
  /** Arguments of the query that the page at a path depends on. Releases before 2026-11-22 lack it. */
  queryOf?(host: HostKey, pathname: string): readonly PageArgument[];
  /** True if the page at a path is a private page (see glossary), so that nothing may store it. Since 1.1. */
  isPrivate?(host: HostKey, pathname: string): boolean;
  /** The route table of a kind of host as JSON, for browsers: the server gives it an address. Since 1.2. */
  routesJson?(kind: HostKind): string;
  /** Style of a site of data, from its theme: what `sites.json` has of the release's own sites. Since 1.5. */
  siteCss?(parts: SiteStyle): string;
  /** Loads an exposed module of a remote, for example `mf_reader/home`, as its page does. Rejects if it cannot be loaded. Since 1.3. */
  loadModule?(name: string): Promise<unknown>;
};

/** Theme and files of a site, from which its style is made. */
export type SiteStyle = {
  /** Values of design tokens. Tokens that the shell does not know are left out. */
  theme: {
    light: Readonly<Record<string, string>>;
    dark: Readonly<Record<string, string>>;
    shape: Readonly<Record<string, string>>;
  };
  /** Addresses of the logo's files. */
  logos: { light: string; dark: string };
  fontFaces: string;
  fontStacks: { headline: string; body: string };
  isForAdults?: boolean | undefined;
};

export type RequireFile = (file: string) => unknown;

/** A remote's server half on the local disk. */
export type ServerRemote = {
  name: string;
  version: string;
  entryFile: string;
  /** The paths that it declares; absent for none. */
  routes?: readonly RemoteRoute[];
};

/** A path that a remote declares in its manifest. */
export type RemoteRoute = {
  id: string;
  /** The kind of its host; `site` when absent. */
  host?: HostKind;
  /** Pattern without a leading slash; the empty string is the index. */
  path: string;
  /** `./category`; null for a page of the shell, which only its own manifest has. */
  expose: string | null;
  query?: readonly PageArgument[];
  isPrivate?: boolean;
  firstCall?: string;
};

/** Arguments of a query that change a page. The others are not for us, as `utm_source`. */
export type PageArgument = 'page' | 'autoplay' | 'way' | 'next' | 'from' | 'signed-out';

export type Renderer = { render(input: RenderInput): Promise<RenderResult> };

export type RenderInput = {
  /** The absolute address. */
  url: string;
  config: PageConfig;
  /** Calls to the api for this request. */
  transport: Transport;
  /** The data of a form without scripts, for the page's action. When absent, the page is read. */
  form?: URLSearchParams;
  /** Milliseconds that the page's module and its loaders may take; unlimited when absent. */
  deadlineMs?: number;
};

export type RenderedPage = {
  kind: 'page';
  status: number;
  /** Entry of the route table that served it, for preloads and metrics. */
  routeId: string;
  /** Exposed module of a remote, as `mf_reader/home`; null for the shell's own pages. */
  routeModule: string | null;
  /** Script of the shell that hydrates the page. */
  script: 'main' | 'offline';
  showsStaticAbout: boolean;
  head: HeadTag[];
  styleTags: string;
  markup: string;
  /** The data to hydrate, for the document: the server does not read it. */
  state: unknown;
  /** Preloads of the pictures that a reader sees first. */
  imagePreloads: string;
  /** An error that the page's boundary caught, for the log. */
  error: unknown;
};
export type RenderResult = RenderedPage | { kind: 'redirect'; status: number; location: string };

/** Element of the head that belongs to the page and not to the site. */
export type HeadTag = { tag: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

/** A reader's choice of light or dark; `auto` follows the device. */
export type ColourScheme = 'auto' | 'light' | 'dark';

/** A piece of a page's HTML. Pieces of older shells also have the field `lasts`, which no server needs any more. */
export type HtmlChunk = { text: string };

/** The beginning of the head of all pages of a site. */
export type SiteHead = {
  /** Preloads, icons and other links. */
  links: readonly HeadTag[];
  /** The theme: custom properties and font faces. */
  themeCss: string;
};

export type PageScripts = {
  /** The first and smallest, which loads the others once the page can be read (see shell/src/boot). */
  boot: { src: string; integrity: string };
  /** Address of the shell's application. */
  main: string;
  /** Addresses that the application will request on this page. */
  preload: readonly string[];
};

export type DocumentParts = {
  config: PageConfig;
  showsStaticAbout: boolean;
  colourScheme: ColourScheme;
  head: readonly HeadTag[];
  /** Head of the site, which is the same object for all its pages. */
  site: SiteHead;
  /** Style elements of the components on the page, as styled-components wrote them. */
  styleTags: string;
  /** Preloads of pictures, as React wrote them. */
  imagePreloads: string;
  markup: string;
  state: unknown;
  release: PageRelease;
  scripts: PageScripts;
};

/** Remote of the set that a page is rendered and hydrated with. */
export type PageRemote = {
  name: string;
  version: string;
  entry: string;
  /** sha384 of the `integrity.json` beside the entry, which has those of the other files; null from a dev server. */
  integrity: string | null;
};

/** The release set stamped into a page. */
export type PageRelease = {
  shell: string;
  remotes: PageRemote[];
  /** Exposed module that the page was made with: `mf_reader/home`. */
  routeModule: string | null;
  /** Address of the host's route table. A server before 1.2 of the contract gives none. */
  routes?: string;
  /** sha384 by path: of the shell's scripts, the remotes' entries and the files of the page's module. */
  integrity: Record<string, string>;
};
