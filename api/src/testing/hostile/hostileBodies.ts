import { addresses } from './addresses.ts';
import { blocks } from './blocks.ts';
import { clobbering } from './clobbering.ts';
import { embedding } from './embedding.ts';
import { foreignContent } from './foreignContent.ts';
import { handlers } from './handlers.ts';
import { mutations } from './mutations.ts';
import { scripts } from './scripts.ts';
import { structure } from './structure.ts';
import { styles } from './styles.ts';

/**
 * Texts of a malicious writer, by kind. Scripts call `alert(1)`, and trackers call `evil.example`. The test
 * e2e/tests/hostile/hostile.spec.ts checks the sanitized texts in a browser.
 */
export const hostileBodies = {
  scripts,
  handlers,
  addresses,
  foreignContent,
  mutations,
  embedding,
  styles,
  clobbering,
  structure,
  blocks,
} as const satisfies Record<string, readonly string[]>;
