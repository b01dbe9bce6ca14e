import type { PageConfig } from '@marquee/shared/domain';
import type { LegalDocument } from '../legal/legalDocument.ts';
import { law } from './law.ts';
import { reading } from './reading.ts';
import { writing } from './writing.ts';

/** The terms of use of a site and of the creator platform behind it. */
export function termsOfUse(config: PageConfig): LegalDocument {
  return {
    title: 'Terms of Use',
    effective: { date: '2026-11-01', words: 'November 1, 2026' },
    introduction: [
      `${config.site.name} is free to read. These terms say what you may do with it, what we ask of those who write for it, and what each of us can rely on.`,
      'The short form: read, link and quote as you like; ask before you republish; what you write stays yours and is paid by its reads; be fair to readers, to writers and to the machines that serve them.',
    ],
    sections: [...reading(config), ...writing(config), ...law(config)],
  };
}
