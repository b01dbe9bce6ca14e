import { loadScripts } from './loadScripts.ts';
import { whenShown } from './whenShown.ts';

// A bundle of its own, without React or federation: the first script of a page must cost nothing.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) whenShown(document, window, () => loadScripts(document, currentScript));
