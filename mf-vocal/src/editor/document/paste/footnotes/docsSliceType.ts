/** Type of the clipboard in which Google Docs describes a copied document for other documents. */
export const docsSliceType = 'application/x-vnd.google-docs-document-slice-clip+wrapped';
