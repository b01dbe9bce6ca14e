import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgets } from '@marquee/releases/gate/budgets.ts';
import { globalRules, stylesIn } from '@marquee/releases/gate/checks/reports/globalRules.ts';
import type { ProbedPage } from '@marquee/releases/gate/report/ProbeReport.ts';
import { plainBody } from '../pages/PageBodies.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import { contentOf } from './contentOf.ts';
import type { KnownPages } from './KnownPages.ts';

const nothing = Buffer.alloc(0);

/** Traits that depend on the markup alone. */
type MarkupTraits = Pick<ProbedPage, 'markup' | 'htmlBytes' | 'stateBytes' | 'content'>;

/** Reads the traits of pages, one after the other. */
export class PageTraits {
  /** Texts of the style elements that have been read, because most pages share a few. */
  readonly #styles = new Set<string>();
  readonly #known: KnownPages;

  constructor(known: KnownPages) {
    this.#known = known;
  }

  of(page: PageResponse | null): Pick<ProbedPage, 'status' | 'globalRules'> & MarkupTraits {
    const body = page?.bodies ? plainBody(page.bodies) : nothing;
    const html = body.toString();
    const { markup, htmlBytes, stateBytes, content } = this.#known.find(body) ?? {
      markup: html ? this.#known.markupOf(body) : null,
      htmlBytes: page?.bodies?.br.length ?? 0,
      stateBytes: stateBytesOf(html),
      content: html ? contentOf(html) : null,
    };
    const globalRules = stylesIn(html).flatMap((css) => this.#newRulesOf(css));
    return { status: page?.status ?? null, markup, htmlBytes, stateBytes, content, globalRules };
  }

  #newRulesOf(css: string): ProbedPage['globalRules'] {
    if (this.#styles.has(css)) return [];
    this.#styles.add(css);
    return globalRules(css).map(({ selector, text }) => ({
      selector,
      hash: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    }));
  }
}

/** Returns the compressed size of the page's state. Uses maximum quality only if that decides, because it takes longer than rendering. */
function stateBytesOf(html: string): number {
  const [, state = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  if (!state) return 0;
  const bytes = brotliCompressSync(state, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }).length;
  return bytes > budgets.state ? brotliCompressSync(state).length : bytes;
}
