export { cleanPastedHtml } from './cleanPastedHtml.ts';
export { pasteCode } from './code/pasteCode.ts';
export { pasteMarkdown } from './markdown/pasteMarkdown.ts';
