import { createContext } from 'react';

/** True if quotation marks and dashes become typographic while the writer types. */
export const SmartPunctuationContext = createContext(false);
