import { afterCriticalResources } from './afterCriticalResources.ts';
import { loadScripts } from './loadScripts.ts';

// A bundle of its own, without React or federation: the first script of a page must cost nothing.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement)
  afterCriticalResources(document, window, () => loadScripts(document, currentScript));
