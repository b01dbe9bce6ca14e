import { z } from 'zod';
import { languageTag } from './languageTag.ts';

/** Language of a post. Pages also have languages that are not offered, such as the language of an imported post. */
export const languageSchema = z.string().regex(languageTag, 'This is no language tag such as `fr` or `pt-BR`.');
