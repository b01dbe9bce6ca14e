import { addresses } from './addresses.ts';
import { clobbering } from './clobbering.ts';
import { embedding } from './embedding.ts';
import { foreignContent } from './foreignContent.ts';
import { handlers } from './handlers.ts';
import { mutations } from './mutations.ts';
import { scripts } from './scripts.ts';
import { structure } from './structure.ts';
import { styles } from './styles.ts';

/**
 * Texts of a malicious writer, by kind. To run is to call `alert(1)`, to spy is to call `evil.example`; a browser's
 * result of the sanitized text is checked in e2e/tests/hostile/hostile.spec.ts.
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
} as const satisfies Record<string, readonly string[]>;
