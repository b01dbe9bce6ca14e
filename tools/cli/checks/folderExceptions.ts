/**
 * Known imports that close a cycle between folders. If an import is removed, the check fails until its line is removed too. Do not add
 * lines. Move the code that both folders need into a folder below them.
 */
export const folderExceptions: readonly string[] = [
  // The test network of the api is beside the folders that it starts.
  'api/src/testing/testNetwork.ts → api/src/server.ts',
  'api/src/testing/testNetwork.ts → api/src/reading/images/foreign/fetchPicture.ts',
  // Shared code of the editor is in the folder that needed it first.
  'mf-vocal/src/editor/find/FindBar.tsx → mf-vocal/src/editor/writing/showPlace.ts',
  'mf-vocal/src/editor/pictures/pictureFiles.ts → mf-vocal/src/editor/drag/blocksAt.ts',
  'mf-vocal/src/editor/pictures/pictureFiles.ts → mf-vocal/src/editor/writing/blockStart.ts',
  'mf-vocal/src/editor/submit/SubmittedNotice.tsx → mf-vocal/src/editor/page/postEditorParts.ts',
  'mf-vocal/src/editor/writing/DocumentArea.tsx → mf-vocal/src/editor/drag/LazyBlockHandle.tsx',
  'mf-vocal/src/editor/document/html/writeElements.ts → mf-vocal/src/editor/document/nodes/direction.ts',
  // Saving a draft is split by file and not by direction.
  'mf-vocal/src/saving/DraftStore.ts → mf-vocal/src/saving/EditedDraft.ts',
];
