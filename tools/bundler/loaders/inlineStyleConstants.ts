import { type Breakpoint, breakpoints } from '../../../mf-shared/src/constants.ts';
import { above, upTo } from '../../../mf-shared/src/design/theme/media.ts';
import { type Token, tokenProperty } from '../../../mf-shared/src/design/theme/tokens.ts';

const isBreakpoint = (name: string): name is Breakpoint => Object.hasOwn(breakpoints, name);
const mediaOf = { above, upTo } as const;

/**
 * A webpack loader that writes the values of `${token('ink')}` and `${upTo('mobile')}` into the styles: they are
 * constants, 900 calls of them, and the scripts of a page are 2 kB smaller without.
 */
export default function inlineStyleConstants(source: string): string {
  return source
    .replace(/\$\{token\('(\w+)'\)\}/g, (_, name: Token) => `var(${tokenProperty(name)})`)
    .replace(/\$\{(above|upTo)\('(\w+)'\)\}/g, (call, media: keyof typeof mediaOf, name: string) =>
      isBreakpoint(name) ? mediaOf[media](name) : call,
    );
}
