/** Clipboard type in which Google Docs describes a copied document to other documents of Google Docs. */
export const docsSliceType = 'application/x-vnd.google-docs-document-slice-clip+wrapped';
