export { cleanPastedHtml } from './cleanPastedHtml.ts';
export { pasteCode } from './code/pasteCode.ts';
export { insertAtPlace } from './insertAtPlace.ts';
export { convertMarkdown } from './markdown/convertMarkdown.ts';
